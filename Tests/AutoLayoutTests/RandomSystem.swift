import TestSupport
import AutoLayout

/// A small random system with many ties, redundancies and contradictions: small whole numbers, few priorities.
struct RandomSystem {
    struct Row {
        var coefficients: [Double]
        var relation: LayoutRelation
        var constant: Double
        var priority: Double
    }

    var variableCount: Int
    var rows: [Row]

    init(seed: UInt64, variables: ClosedRange<Int> = 1...3, rowCounts: ClosedRange<Int> = 1...8) {
        var random = SeededNumbers(seed: seed)
        variableCount = Int.random(in: variables, using: &random)
        rows = []
        for _ in 0..<Int.random(in: rowCounts, using: &random) {
            rows.append(Self.row(variableCount: variableCount, using: &random))
        }
    }

    static func row(variableCount: Int, using random: inout SeededNumbers) -> Row {
        let coefficients = (0..<variableCount).map { _ in random.pick([0, 0, 1, 1, -1, 2, -0.5, 3]) }
        return Row(
            coefficients: coefficients, relation: random.pick(LayoutRelation.allCases),
            constant: random.pick([0, 0, 1, 2, 5, -3, 10, 100, 7.5]),
            priority: random.pick([1000, 1000, 1000, 750, 750, 250, 250, 50, 1]))
    }
}

extension LinearConstraint {
    init(_ row: RandomSystem.Row, of variables: [ConstraintSolver.Variable]) {
        self.init(
            zip(variables, row.coefficients).compactMap { $1 == 0 ? nil : Term($0, $1) }, row.relation, row.constant,
            priority: LayoutPriority(row.priority))
    }
}

extension RandomSystem {
    /// An unsolved solver for the whole system.
    func makeSolver() -> (ConstraintSolver, [ConstraintSolver.Variable], [ConstraintSolver.ConstraintID]) {
        var solver = ConstraintSolver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        let ids = rows.map { solver.add(LinearConstraint($0, of: variables)) }
        return (solver, variables, ids)
    }
}
