/// `Σ coefficient × variable + constant`, a constraint under construction.
struct LinearExpression {
    var terms: [LinearConstraint.Term] = []
    var constant = 0.0

    /// Adds a multiple of a variable, combining equal ones.
    mutating func add(_ variable: ConstraintSolver.Variable, _ coefficient: Double = 1) {
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            return
        }
        terms.append(.init(variable, coefficient))
    }

    mutating func add(_ other: LinearExpression, times factor: Double) {
        for term in other.terms { add(term.variable, term.coefficient * factor) }
        constant += other.constant * factor
    }

    /// A constraint of the expression against 0, without cancelled terms.
    func compared(_ relation: LayoutRelation, priority: LayoutPriority) -> LinearConstraint {
        LinearConstraint(terms.filter { abs($0.coefficient) > 1e-12 }, relation, 0 - constant, priority: priority)
    }

    /// `true` if all numbers are in a plausible range for layout.
    var isReasonable: Bool { abs(constant) <= 1e8 && terms.allSatisfy { abs($0.coefficient) <= 1e6 } }
}
