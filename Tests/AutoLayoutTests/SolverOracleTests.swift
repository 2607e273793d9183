import TestSupport
import AutoLayout
import Testing

@Suite struct SolverOracleTests {
    /// The difference of a solved system to the oracle; `nil` if they agree.
    private func difference(
        _ solver: inout ConstraintSolver, _ variables: [ConstraintSolver.Variable], _ system: RandomSystem,
        _ ids: [ConstraintSolver.ConstraintID]
    ) -> String? {
        let oracle = VertexOracle(system)
        let values = variables.map { solver.value(of: $0) }
        if solver.isUnfinished { return "reached the limit" }
        let broken = solver.conflicts.map(\.broken.index)
        let expected = oracle.broken.map { ids[$0].index }
        if broken != expected { return "gave up \(broken), not \(expected)" }
        for conflict in solver.conflicts {
            let rows = ([conflict.broken] + conflict.others).compactMap { id in ids.firstIndex(of: id) }
            if !excludeEachOther(rows, of: system) { return "\(conflict) isn't a conflict" }
            for row in rows where rows.count > 1 && excludeEachOther(rows.filter { $0 != row }, of: system) {
                return "\(conflict) doesn't need row \(row)"
            }
        }
        for (priority, least) in oracle.sums {
            let rows =
                priority == 1000
                ? oracle.broken.map { system.rows[$0] } : system.rows.filter { $0.priority == priority }
            let sum = rows.reduce(0) { $0 + VertexOracle.violation($1, at: values) }
            if abs(sum - least) > 1e-6 {
                return "sum \(sum) in place of \(least) at \(priority), \(values), not \(oracle.values)"
            }
        }
        let ambiguous = Set(solver.ambiguousVariables().map(\.index))
        for variable in variables.indices {
            if ambiguous.contains(variable) != oracle.isAmbiguous[variable] {
                return "variable \(variable) ambiguous: \(oracle.isAmbiguous[variable])"
            }
            if !oracle.isAmbiguous[variable], abs(values[variable] - oracle.values[variable]) > 1e-6 {
                return "value \(values[variable]) in place of \(oracle.values[variable])"
            }
        }
        return nil
    }

    private func excludeEachOther(_ rows: [Int], of system: RandomSystem) -> Bool {
        var part = system
        part.rows = rows.map { system.rows[$0] }
        return !VertexOracle(part).broken.isEmpty
    }

    @Test func smallSystemsAreOptimal() {
        for seed in 0..<500 as Range<UInt64> {
            let system = RandomSystem(seed: seed)
            var (solver, variables, ids) = system.makeSolver()
            solver.solve()
            let difference = difference(&solver, variables, system, ids)
            #expect(difference == nil, "seed \(seed): \(system.rows)")
        }
    }

    @Test func changesGiveTheSameResultAsANewSolver() {
        for seed in 0..<40 as Range<UInt64> {
            var random = SeededNumbers(seed: seed &+ 1 << 32)
            var system = RandomSystem(seed: seed, variables: 1...3, rowCounts: 3...6)
            var (solver, variables, ids) = system.makeSolver()
            for step in 0..<12 {
                switch random.next() % 4 {
                case 0 where system.rows.count < 8:
                    let row = RandomSystem.row(variableCount: system.variableCount, using: &random)
                    system.rows.append(row)
                    ids.append(solver.add(LinearConstraint(row, of: variables)))
                case 1 where system.rows.count > 1:
                    let place = Int(random.next() % UInt64(ids.count))
                    solver.remove(ids.remove(at: place))
                    system.rows.remove(at: place)
                default:
                    let place = Int(random.next() % UInt64(ids.count))
                    system.rows[place].constant = random.pick([0, 1, 4, 9, -2, 30])
                    solver.setConstant(system.rows[place].constant, of: ids[place])
                }
                if random.next() % 3 == 0 { continue }
                solver.solve()
                let difference = difference(&solver, variables, system, ids)
                var (fresh, same, _) = system.makeSolver()
                fresh.solve()
                let ambiguous = Set(solver.ambiguousVariables())
                for (variable, one) in zip(variables, same) where !ambiguous.contains(variable) {
                    let values = (solver.value(of: variable), fresh.value(of: one))
                    #expect(values.0.bitPattern == values.1.bitPattern, "seed \(seed), step \(step): \(values)")
                }
                #expect(difference == nil, "seed \(seed), step \(step): \(system.rows)")
            }
        }
    }
}
