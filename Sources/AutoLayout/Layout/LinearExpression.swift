/// `Σ coefficient × variable + constant`, while a constraint is put together.
struct LinearExpression {
    var terms: [LinearConstraint.Term] = []
    var constant = 0.0

    /// Adds a multiple of a variable, to the term it has if there is one.
    mutating func add(_ variable: ConstraintSolver.Variable, _ coefficient: Double = 1) {
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            return
        }
        terms.append(.init(variable, coefficient))
    }

    /// Adds a multiple of another expression.
    mutating func add(_ other: LinearExpression, times factor: Double) {
        for term in other.terms { add(term.variable, term.coefficient * factor) }
        constant += other.constant * factor
    }

    /// The expression compared with 0, without the terms that cancel out.
    func compared(_ relation: LayoutRelation, priority: LayoutPriority) -> LinearConstraint {
        LinearConstraint(
            terms.filter { abs($0.coefficient) > 1e-12 }, relation, 0 - constant, priority: priority)
    }

    /// Whether all numbers are of a size that layout can reckon with: points and ratios beyond it are mistakes.
    var isReasonable: Bool {
        abs(constant) <= 1e8 && terms.allSatisfy { abs($0.coefficient) <= 1e6 }
    }
}
