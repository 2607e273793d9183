"""Times kiwisolver on solver-bench's systems: name, median and least milliseconds, tab separated.

Variables and constraints are made before the clock starts; only calls of the solver are timed.
"""

import gc
import json
import sys
import time

import kiwisolver

OPERATORS = {"equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}


def report(name, rounds, run):
    run()
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    print(f"{name}\t{times[rounds // 2]}\t{times[0]}")


def main():
    gc.disable()
    for line in sys.stdin:
        system = json.loads(line)
        variables = [kiwisolver.Variable(str(index)) for index in range(system["variables"])]

        def constraint(terms, relation, constant, priority):
            left = kiwisolver.Expression([coefficient * variables[index] for index, coefficient in terms], -constant)
            # kiwisolver weighs optional constraints rather than ranking them; a weight per priority comes closest.
            strength = "required" if priority == 1000 else priority * 1000
            return kiwisolver.Constraint(left, OPERATORS[relation], strength)

        constraints = [constraint(*row) for row in system["constraints"]]
        count = len(constraints)

        def solve():
            solver = kiwisolver.Solver()
            for one in constraints:
                solver.addConstraint(one)
            solver.updateVariables()
            return solver

        report(f"{count} constraints from nothing", 201 if count < 500 else 21, solve)

        # kiwisolver can't change a constraint's constant, so a constraint is removed and another added.
        solver = solve()
        changing = [system["constraints"][index] for index in system["changing"]]
        widths = [[constraint(row[0], row[1], width, row[3]) for row in changing] for width in (100, 180)]
        widths.append([constraints[index] for index in system["changing"]])
        state = [2]

        def change():
            following = 1 if state[0] == 0 else 0
            for old, new in zip(widths[state[0]], widths[following]):
                solver.removeConstraint(old)
                solver.addConstraint(new)
            solver.updateVariables()
            state[0] = following

        report(f"{count} constraints, a text changed", 1001, change)


main()
