import TestSupport
import AutoLayout
import Testing

/// Compares a repeatedly changed solver to a new one, with systems too large for the oracle.
@Suite struct SolverChangeTests {
    @Test func aLongHistoryHasNoEffect() {
        for seed in 0..<12 as Range<UInt64> {
            var random = SeededNumbers(seed: seed &+ 77)
            var system = RandomSystem(seed: seed, variables: 10...25, rowCounts: 25...60)
            for place in system.rows.indices { system.rows[place].thin(to: 4, using: &random) }
            var (solver, variables, ids) = system.makeSolver()
            for step in 0..<25 {
                change(&system, &solver, variables, &ids, using: &random)
                guard step % 4 == 0 else { continue }
                solver.solve()
                #expect(!solver.isUnfinished)
                expectSame(solver, variables, ids, as: system, "seed \(seed), step \(step)")
            }
        }
    }

    /// State stored by row must not survive when many rows are added.
    @Test func growingSystemsSolveLikeNewOnes() {
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededNumbers(seed: seed &+ 7259)
            var system = RandomSystem(seed: seed, variables: 2...6, rowCounts: 1...3)
            var (solver, variables, ids) = system.makeSolver()
            solver.solve()
            for count in [10, 30] {
                add(count, to: &system, &solver, variables, &ids, using: &random)
                solver.solve()
                #expect(!solver.isUnfinished)
                expectSame(solver, variables, ids, as: system, "seed \(seed), \(count) rows more")
            }
        }
    }

    /// Removing most rows compacts the others, which changes their numbers.
    @Test func shrinkingSystemsSolveLikeNewOnes() {
        for seed in 0..<60 as Range<UInt64> {
            var random = SeededNumbers(seed: seed &+ 41)
            var system = RandomSystem(seed: seed, variables: 2...6, rowCounts: 1...3)
            var (solver, variables, ids) = system.makeSolver()
            add(80, to: &system, &solver, variables, &ids, using: &random)
            solver.solve()
            while ids.count > 5 {
                let place = Int(random.next() % UInt64(ids.count))
                solver.remove(ids.remove(at: place))
                system.rows.remove(at: place)
                guard ids.count % 13 == 5 else { continue }
                solver.solve()
                expectSame(solver, variables, ids, as: system, "seed \(seed), \(ids.count) rows left")
            }
        }
    }

    private func add(
        _ count: Int, to system: inout RandomSystem, _ solver: inout ConstraintSolver,
        _ variables: [ConstraintSolver.Variable], _ ids: inout [ConstraintSolver.ConstraintID],
        using random: inout SeededNumbers
    ) {
        for _ in 0..<count {
            let row = RandomSystem.row(variableCount: system.variableCount, using: &random)
            system.rows.append(row)
            ids.append(solver.add(LinearConstraint(row, of: variables)))
        }
    }

    private func change(
        _ system: inout RandomSystem, _ solver: inout ConstraintSolver, _ variables: [ConstraintSolver.Variable],
        _ ids: inout [ConstraintSolver.ConstraintID], using random: inout SeededNumbers
    ) {
        let place = Int(random.next() % UInt64(ids.count))
        switch random.next() % 4 {
        case 0:
            var row = RandomSystem.row(variableCount: system.variableCount, using: &random)
            row.thin(to: 4, using: &random)
            system.rows.append(row)
            ids.append(solver.add(LinearConstraint(row, of: variables)))
        case 1:
            solver.remove(ids.remove(at: place))
            system.rows.remove(at: place)
        default:
            system.rows[place].constant = random.pick([0, 1, 4, 9, -2, 30])
            solver.setConstant(system.rows[place].constant, of: ids[place])
        }
    }

    private func expectSame(
        _ changed: ConstraintSolver, _ variables: [ConstraintSolver.Variable],
        _ ids: [ConstraintSolver.ConstraintID], as system: RandomSystem, _ name: String
    ) {
        var (changed, (fresh, same, freshIDs)) = (changed, system.makeSolver())
        fresh.solve()
        let broken = changed.conflicts.map { ids.firstIndex(of: $0.broken) }
        #expect(broken == fresh.conflicts.map { freshIDs.firstIndex(of: $0.broken) }, "\(name)")
        let points = (variables.map { changed.value(of: $0) }, same.map { fresh.value(of: $0) })
        for priority in Set(system.rows.map(\.priority)) {
            let rows = system.rows.indices.filter { system.rows[$0].priority == priority }
            let sums = [points.0, points.1].map { point in
                rows.reduce(0) { $0 + VertexOracle.violation(system.rows[$1], at: point) }
            }
            #expect(abs(sums[0] - sums[1]) < 1e-5 * (1 + sums[1]), "\(name): \(sums) at \(priority)")
        }
        let ambiguous = Set(changed.ambiguousVariables())
        #expect(ambiguous == Set(fresh.ambiguousVariables()), "\(name)")
        for (place, variable) in variables.enumerated() where !ambiguous.contains(variable) {
            #expect(abs(points.0[place] - points.1[place]) < 1e-6, "\(name)")
        }
    }
}

extension RandomSystem.Row {
    /// Reduces the number of coefficients to that of typical layout constraints.
    mutating func thin(to count: Int, using random: inout SeededNumbers) {
        var kept = coefficients.indices.filter { coefficients[$0] != 0 }
        while kept.count > count { coefficients[kept.remove(at: Int(random.next() % UInt64(kept.count)))] = 0 }
    }
}
