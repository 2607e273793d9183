import AutoLayout
import Testing

@Suite struct SolverBadInputTests {
    private typealias Term = LinearConstraint.Term

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func nonFiniteFactorsBreakTheConstraint(factor: Double) {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(LinearConstraint([Term(x)], .equal, 5))
        let bad = solver.add(LinearConstraint([Term(x), Term(y, factor)], .equal, 0, priority: .defaultLow))
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [bad])
        #expect(solver.conflicts.map(\.others) == [[]])
        #expect((solver.value(of: x), solver.value(of: y)) == (5, 0))
    }

    @Test(arguments: [Double.nan, .infinity, 1e308])
    func unreachableConstantsBreakTheConstraint(constant: Double) {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let bad = solver.add(LinearConstraint([Term(x)], .equal, constant))
        solver.add(LinearConstraint([Term(x)], .equal, 5, priority: .defaultLow))
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [bad])
        #expect(solver.value(of: x) == 5)

        solver.setConstant(7, of: bad)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: x) == 7)

        solver.setConstant(constant, of: bad)
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [bad])
        #expect(solver.value(of: x) == 5)
    }

    @Test func anInfiniteBoundHasNoEffect() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add(LinearConstraint([Term(x)], .lessThanOrEqual, .greatestFiniteMagnitude))
        solver.add(LinearConstraint([Term(x)], .greaterThanOrEqual, -.infinity))
        solver.add(LinearConstraint([Term(x)], .equal, 5, priority: .defaultLow))
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: x) == 5)
    }

    @Test func anEnormousFactorOutweighsTheOtherSide() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.add(LinearConstraint([Term(x), Term(y, -1e308)], .equal, 0))
        solver.add(LinearConstraint([Term(x)], .equal, 50, priority: .defaultHigh))
        solver.add(LinearConstraint([Term(y)], .equal, 50, priority: .defaultLow))
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect((solver.value(of: x), solver.value(of: y)) == (50, 0))
    }

    @Test func variablesOfAnotherSolverBreakTheConstraint() {
        var (other, solver) = (ConstraintSolver(), ConstraintSolver())
        let strangers = (0..<3).map { _ in other.makeVariable() }
        let x = solver.makeVariable()
        let bad = solver.add(LinearConstraint([Term(x), Term(strangers[2])], .equal, 1))
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [bad])
        #expect(solver.value(of: strangers[2]) == 0)
    }

    @Test func withoutVariablesOnlyTheConstantsCompare() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add(LinearConstraint([], .equal, 0))
        solver.add(LinearConstraint([], .lessThanOrEqual, 5))
        solver.add(LinearConstraint([Term(x), Term(x, -1)], .greaterThanOrEqual, -5))
        solver.add(LinearConstraint([], .equal, 5, priority: .defaultHigh))
        let bad = [
            solver.add(LinearConstraint([], .equal, 5)), solver.add(LinearConstraint([], .lessThanOrEqual, -1)),
            solver.add(LinearConstraint([Term(x), Term(x, -1)], .greaterThanOrEqual, 5)),
        ]
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == bad)
        #expect(solver.conflicts.allSatisfy { $0.others.isEmpty })
    }

    @Test func changesOfRemovedConstraintsHaveNoEffect() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let gone = solver.add(LinearConstraint([Term(x)], .equal, 5))
        solver.remove(gone)
        solver.remove(gone)
        solver.setConstant(9, of: gone)
        solver.solve()
        #expect(solver.value(of: x) == 0)
        #expect(solver.conflicts.isEmpty)
    }

    @Test func almostParallelConstraintsCountAsParallel() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.add(LinearConstraint([Term(x), Term(y)], .equal, 100))
        let same = solver.add(LinearConstraint([Term(x), Term(y, 1 + 1e-13)], .equal, 100))
        let other = solver.add(LinearConstraint([Term(x), Term(y, 1 - 1e-13)], .equal, 101))
        solver.add(LinearConstraint([Term(x)], .equal, 30, priority: .defaultLow))
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == [other])
        #expect(solver.conflicts.first?.others == [first] || solver.conflicts.first?.others == [same])
        #expect(abs(solver.value(of: x) - 30) < 1e-9)
        #expect(abs(solver.value(of: y) - 70) < 1e-9)
    }

    @Test func sumsThatRoundDoNotExcludeEachOther() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add(LinearConstraint([Term(x)], .equal, 0.3))
        solver.add(LinearConstraint([Term(x)], .equal, 0.1 + 0.2))
        solver.add(LinearConstraint([Term(x, 3)], .equal, 0.9))
        solver.solve()
        #expect(solver.conflicts.isEmpty)
    }

    @Test func hundredsOfContradictionsAreReportedSeparately() {
        var solver = ConstraintSolver()
        let variables = (0..<100).map { _ in solver.makeVariable() }
        let held = variables.map { solver.add(LinearConstraint([Term($0)], .equal, 10)) }
        var broken: [ConstraintSolver.ConstraintID] = []
        for constant in [20.0, 30, 40] {
            broken += variables.map { solver.add(LinearConstraint([Term($0)], .equal, constant)) }
        }
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == broken)
        #expect(solver.conflicts.map(\.others) == (held + held + held).map { [$0] })
        #expect(variables.allSatisfy { solver.value(of: $0) == 10 })
    }

    @Test func aCycleOfGrowingViewsIsAConflict() {
        var solver = ConstraintSolver()
        let variables = (0..<50).map { _ in solver.makeVariable() }
        var ids: [ConstraintSolver.ConstraintID] = []
        for (place, variable) in variables.enumerated() {
            let next = variables[(place + 1) % variables.count]
            ids.append(solver.add(LinearConstraint([Term(next), Term(variable, -1)], .greaterThanOrEqual, 1)))
        }
        solver.solve()
        #expect(solver.conflicts.map(\.broken) == ids.suffix(1))
        #expect(solver.conflicts.map(\.others) == [ids.dropLast()])
        #expect(!solver.isUnfinished)
    }

    @Test func aChainOfTenThousandIsSolved() {
        var solver = ConstraintSolver()
        var last = solver.makeVariable()
        solver.add(LinearConstraint([Term(last)], .equal, 1))
        for _ in 0..<10_000 {
            let next = solver.makeVariable()
            solver.add(LinearConstraint([Term(next), Term(last, -1)], .equal, 1))
            last = next
        }
        solver.solve()
        #expect(solver.value(of: last) == 10_001)
    }

    @Test func overflowingValuesAreReported() {
        var solver = ConstraintSolver()
        var variables = [solver.makeVariable()]
        solver.add(LinearConstraint([Term(variables[0])], .equal, 1))
        for _ in 0..<60 {
            let next = solver.makeVariable()
            solver.add(LinearConstraint([Term(next), Term(variables[variables.count - 1], -1e7)], .equal, 1))
            solver.add(LinearConstraint([Term(next)], .equal, 1, priority: .defaultLow))
            variables.append(next)
        }
        solver.solve()
        #expect(solver.isUnfinished)
        #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
        _ = solver.ambiguousVariables()
    }
}
