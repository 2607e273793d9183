/// Solves linear equalities and inequalities with priorities that are compared lexicographically.
public struct ConstraintSolver: Sendable {
    /// An unknown; not restricted in sign.
    public struct Variable: Sendable, Hashable {
        public let index: Int
        init(index: Int) { self.index = index }
    }

    /// A constraint that was added.
    public struct ConstraintID: Sendable, Hashable {
        public let index: Int
        init(index: Int) { self.index = index }
    }

    /// A required constraint that was given up, with required ones that exclude it.
    public struct Conflict: Sendable, Hashable {
        public var broken: ConstraintID
        public var others: [ConstraintID]
    }

    public init() {}

    /// A new unknown.
    public mutating func makeVariable() -> Variable { Variable(index: 0) }

    /// Adds a constraint; a required one that can't be held together with earlier ones is given up and reported.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID { ConstraintID(index: 0) }

    /// Takes a constraint out; conflicts it was part of are looked at anew.
    public mutating func remove(_ constraint: ConstraintID) {}

    /// Gives a constraint another right side.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {}

    /// Brings the values to the optimum for all that was changed.
    public mutating func solve() {}

    /// The value at the last `solve()`.
    public func value(of variable: Variable) -> Double { 0 }

    /// What was given up.
    public var conflicts: [Conflict] { [] }

    /// Variables that could have another value without any constraint being held less well.
    public mutating func ambiguousVariables() -> [Variable] { [] }

    /// Whether the last `solve()` stopped before the optimum.
    public private(set) var reachedIterationLimit = false
}
