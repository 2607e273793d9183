import AutoLayout
import Testing

@Suite struct SolverDeterminismTests {
    @Test func equalCallsGiveIdenticalBits() {
        for seed in 0..<40 as Range<UInt64> {
            let system = RandomSystem(seed: seed, variables: 4...30, rowCounts: 10...80)
            let runs = (0..<3).map { _ in
                var (solver, variables, ids) = system.makeSolver()
                solver.solve()
                solver.setConstant(17.3, of: ids[3])
                solver.remove(ids[5])
                solver.solve()
                let ambiguous = solver.ambiguousVariables()
                return Result(
                    bits: variables.map { solver.value(of: $0).bitPattern }, conflicts: solver.conflicts,
                    ambiguous: ambiguous)
            }
            #expect(runs[0] == runs[1] && runs[1] == runs[2])
        }
    }

    private struct Result: Equatable {
        var bits: [UInt64]
        var conflicts: [ConstraintSolver.Conflict]
        var ambiguous: [ConstraintSolver.Variable]
    }

    @Test func copiesAreIndependent() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let width = solver.add(LinearConstraint([LinearConstraint.Term(x)], .equal, 5))
        solver.solve()
        var copy = solver
        copy.setConstant(6, of: width)
        copy.solve()
        #expect((solver.value(of: x), copy.value(of: x)) == (5, 6))
    }
}
