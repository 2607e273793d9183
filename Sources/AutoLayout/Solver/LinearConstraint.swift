/// `Σ coefficient × variable  relation  constant`, with a priority.
package struct LinearConstraint: Sendable, Hashable {
    /// A variable with its coefficient.
    package struct Term: Sendable, Hashable {
        package var variable: ConstraintSolver.Variable
        package var coefficient: Double

        package init(_ variable: ConstraintSolver.Variable, _ coefficient: Double = 1) {
            (self.variable, self.coefficient) = (variable, coefficient)
        }
    }

    /// The left side; terms of the same variable are added.
    package var terms: [Term]
    package var relation: LayoutRelation
    /// The right side.
    package var constant: Double
    /// 1000 is required. Otherwise a higher priority outweighs any number of lower ones.
    package var priority: LayoutPriority

    package init(_ terms: [Term], _ relation: LayoutRelation, _ constant: Double, priority: LayoutPriority = .required)
    { (self.terms, self.relation, self.constant, self.priority) = (terms, relation, constant, priority) }
}
