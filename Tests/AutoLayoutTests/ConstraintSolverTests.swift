import AutoLayout
import TestSupport
import Testing

@Suite struct ConstraintSolverTests {
    private typealias Term = LinearConstraint.Term

    @Test func aChainOfEquationsIsSolved() {
        var solver = ConstraintSolver()
        let (x, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.add(LinearConstraint([Term(right), Term(x, -1), Term(width, -1)], .equal, 0))
        solver.add(LinearConstraint([Term(x)], .equal, 8))
        solver.add(LinearConstraint([Term(width)], .equal, 100))
        solver.solve()
        #expect(solver.value(of: right) == 108)
        #expect(solver.conflicts.isEmpty)
    }

    @Test func aRequiredConstraintOutweighsAnyNumberOfOptionalOnes() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for _ in 0..<500 { solver.add(LinearConstraint([Term(x)], .equal, 0, priority: LayoutPriority(999))) }
        solver.add(LinearConstraint([Term(x)], .greaterThanOrEqual, 40))
        solver.solve()
        #expect(solver.value(of: x) == 40)
    }

    @Test func aHigherPriorityOutweighsAnyNumberOfLowerOnes() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        for _ in 0..<500 { solver.add(LinearConstraint([Term(x)], .equal, 0, priority: LayoutPriority(749.5))) }
        solver.add(LinearConstraint([Term(x)], .equal, 40, priority: LayoutPriority(750)))
        solver.solve()
        #expect(solver.value(of: x) == 40)
    }

    @Test func theLaterOfTwoConflictingConstraintsIsBroken() {
        var solver = ConstraintSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let ten = solver.add(LinearConstraint([Term(x)], .equal, 10))
        solver.add(LinearConstraint([Term(y)], .equal, 3))
        let twenty = solver.add(LinearConstraint([Term(x)], .equal, 20))
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.conflicts.map(\.broken) == [twenty])
        #expect(solver.conflicts.map(\.others) == [[ten]])

        solver.remove(ten)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(solver.conflicts.isEmpty)
    }

    @Test func brokenConstraintsAreViolatedMinimally() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add(LinearConstraint([Term(x)], .lessThanOrEqual, 100))
        solver.add(LinearConstraint([Term(x)], .equal, 20, priority: LayoutPriority(999)))
        let wide = solver.add(LinearConstraint([Term(x)], .greaterThanOrEqual, 120))
        solver.solve()
        #expect(solver.value(of: x) == 100)
        #expect(solver.conflicts.map(\.broken) == [wide])
    }

    @Test func anotherConstantMovesTheValues() {
        var solver = ConstraintSolver()
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let text = solver.add(LinearConstraint([Term(a)], .greaterThanOrEqual, 50, priority: .defaultHigh))
        solver.add(LinearConstraint([Term(a)], .lessThanOrEqual, 0, priority: .defaultLow))
        solver.add(LinearConstraint([Term(a), Term(b)], .equal, 300))
        solver.solve()
        #expect((solver.value(of: a), solver.value(of: b)) == (50, 250))
        solver.setConstant(80, of: text)
        solver.solve()
        #expect((solver.value(of: a), solver.value(of: b)) == (80, 220))
    }

    @Test func aSolveWithoutRoomCanContinue() {
        var solver = ConstraintSolver(room: 100)
        let variables = (0..<10).map { _ in solver.makeVariable() }
        for variable in variables {
            solver.add(LinearConstraint([Term(variable)], .equal, 1, priority: .defaultLow))
            solver.add(LinearConstraint([Term(variable)], .greaterThanOrEqual, 5))
        }
        // One part, so that there are several steps.
        for (a, b) in zip(variables, variables.dropFirst()) {
            solver.add(LinearConstraint([Term(a), Term(b, -1)], .equal, 0, priority: .fittingSizeLevel))
        }
        solver.solve()
        #expect(solver.isUnfinished)
        solver.room = 1_000_000
        solver.solve()
        #expect(solver.room < 1_000_000)
        #expect(!solver.isUnfinished)
        #expect(variables.allSatisfy { solver.value(of: $0) == 5 })
    }

    /// Half of the variables in half of the constraints: eliminating one from the others fills these.
    @Test(arguments: [20_000, 100_000])
    func aTangleEndsWithItsRoom(room: Int) {
        var random = SeededNumbers(seed: 3)
        var solver = ConstraintSolver(room: room)
        let variables = (0..<150).map { _ in solver.makeVariable() }
        for _ in 0..<200 {
            let terms = (0..<4).map { _ in Term(random.pick(variables), Double(Int.random(in: 1...9, using: &random))) }
            let priority = LayoutPriority(Double(Int.random(in: 1...999, using: &random)))
            solver.add(
                LinearConstraint(terms, .equal, Double(Int.random(in: -50...50, using: &random)), priority: priority))
        }
        solver.solve()
        #expect(solver.isUnfinished)
        #expect(solver.room <= 0 && solver.room > -100_000)
        solver.room = 100_000_000
        solver.solve()
        #expect(!solver.isUnfinished)
    }
}
