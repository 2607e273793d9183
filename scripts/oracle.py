"""Checks solver-bench's solutions with linear programs of scipy, priority by priority."""

import json
import sys

import numpy
from scipy.optimize import linprog

TOLERANCE = 1e-5
# scipy found no solution when asked to keep its own earlier sums, because of its tolerances: proves nothing.
UNDECIDED = "undecided"


class System:
    def __init__(self, line):
        self.raw = json.loads(line)
        self.count = self.raw["variables"]
        self.rows = []
        for terms, relation, constant, priority in self.raw["constraints"]:
            row = numpy.zeros(self.count)
            for variable, coefficient in terms:
                row[variable] += coefficient
            self.rows.append((row, relation, constant, priority))

    def violation(self, index, values):
        row, relation, constant, _ = self.rows[index]
        value = float(row @ values) - constant
        return {"equal": abs(value), "lessThanOrEqual": max(0, value), "greaterThanOrEqual": max(0, -value)}[relation]

    def least(self, held, wished, sums):
        """The least sum of the wished rows' violations, keeping `held` rows and earlier sums; `None` if impossible."""
        earlier = [index for rows, _ in sums for index in rows]
        soft = earlier + [index for index in wished if index not in earlier]
        width = self.count + 2 * len(soft)
        equal, bounds_of_equal, upper, bounds_of_upper = [], [], [], []

        def add(row, relation, constant):
            if relation == "equal":
                equal.append(row)
                bounds_of_equal.append(constant)
            else:
                sign = 1 if relation == "lessThanOrEqual" else -1
                upper.append(sign * row)
                bounds_of_upper.append(sign * constant)

        for index in held:
            row, relation, constant, _ = self.rows[index]
            add(numpy.concatenate([row, numpy.zeros(width - self.count)]), relation, constant)
        costs = {}
        for place, index in enumerate(soft):
            row, relation, constant, _ = self.rows[index]
            wide = numpy.concatenate([row, numpy.zeros(width - self.count)])
            wide[self.count + 2 * place], wide[self.count + 2 * place + 1] = 1, -1
            add(wide, "equal", constant)
            cost = numpy.zeros(width)
            # The first variable fills a shortfall, the second removes an excess.
            cost[self.count + 2 * place] = relation != "lessThanOrEqual"
            cost[self.count + 2 * place + 1] = relation != "greaterThanOrEqual"
            costs[index] = cost
        for rows, total in sums:
            add(sum(costs[index] for index in rows), "lessThanOrEqual", total + 1e-11 * (1 + total))
        result = linprog(
            sum((costs[index] for index in wished), numpy.zeros(width)),
            A_ub=numpy.array(upper) if upper else None, b_ub=bounds_of_upper or None,
            A_eq=numpy.array(equal) if equal else None, b_eq=bounds_of_equal or None,
            bounds=[(None, None)] * self.count + [(0, None)] * (width - self.count), method="highs",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10})
        return result.fun if result.status == 0 else None

    def problem(self):
        if self.raw["reachedLimit"]:
            return "reached the limit of iterations"
        values = numpy.array(self.raw["values"])
        broken = self.raw["broken"]
        required = [index for index, row in enumerate(self.rows) if row[3] == 1000]
        held = [index for index in required if index not in broken]
        for index in held:
            if self.violation(index, values) > TOLERANCE:
                return f"required row {index} is not held"
        for index, others in zip(broken, self.raw["others"]):
            if any(other in broken or other > index for other in others):
                return f"row {index} is said to be excluded by rows that are given up or later"
            if self.least(others + [index], [], []) is not None:
                return f"row {index} could be held with {others}"
        sums = []
        levels = [broken] + [
            [index for index, row in enumerate(self.rows) if row[3] == priority]
            for priority in sorted({row[3] for row in self.rows} - {1000}, reverse=True)]
        for rows in filter(None, levels):
            least = self.least(held, rows, sums)
            if least is None:
                return UNDECIDED
            total = sum(self.violation(index, values) for index in rows)
            if total > least + TOLERANCE * (1 + least):
                return f"rows {rows} are missed by {total}, could be by {least}"
            sums.append((rows, total))
        return None


def main():
    count = failures = undecided = 0
    for line in sys.stdin:
        problem = System(line).problem()
        count += 1
        if problem == UNDECIDED:
            undecided += 1
        elif problem:
            failures += 1
            print(f"oracle: system {count}: {problem}", file=sys.stderr)
    print(f"oracle: {count} systems, {failures} with another optimum than scipy's, {undecided} where scipy has none")
    sys.exit(failures > 0)


main()
