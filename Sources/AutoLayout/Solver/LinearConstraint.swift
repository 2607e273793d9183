/// `Σ coefficient × variable  relation  constant`, with a priority.
public struct LinearConstraint: Sendable, Hashable {
    /// One variable with its coefficient.
    public struct Term: Sendable, Hashable {
        public var variable: ConstraintSolver.Variable
        public var coefficient: Double

        public init(_ variable: ConstraintSolver.Variable, _ coefficient: Double = 1) {
            (self.variable, self.coefficient) = (variable, coefficient)
        }
    }

    /// The left side; a variable that occurs twice counts as the sum.
    public var terms: [Term]
    /// How the sides compare.
    public var relation: LayoutRelation
    /// The right side.
    public var constant: Double
    /// 1000 must hold; of others, a higher one never yields to any number of lower ones.
    public var priority: LayoutPriority

    public init(_ terms: [Term], _ relation: LayoutRelation, _ constant: Double, priority: LayoutPriority = .required) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }
}
