/// Solves linear equalities and inequalities with priorities that are compared lexicographically.
///
/// Required constraints hold. Then, priority by priority from the highest, the sum of what the constraints of that
/// priority are violated by is made as small as it can be without a higher priority getting worse.
///
/// A required constraint that can't be held together with required ones added before it is given up: it then counts
/// more than every optional constraint and less than every required one, so that it is still missed by as little as
/// possible. The same calls in the same order make the same values, to the last bit.
public struct ConstraintSolver: Sendable {
    /// An unknown; not restricted in sign.
    public struct Variable: Sendable, Hashable {
        /// Counts from 0 in the order of `makeVariable()`.
        public let index: Int
        init(index: Int) { self.index = index }
    }

    /// A constraint that was added.
    public struct ConstraintID: Sendable, Hashable {
        /// Counts from 0 in the order of `add(_:)`; not used again after `remove(_:)`.
        public let index: Int
        init(index: Int) { self.index = index }
    }

    /// A required constraint that was given up, with required ones that exclude it.
    public struct Conflict: Sendable, Hashable {
        /// The one added last of them.
        public var broken: ConstraintID
        /// Without any one of these, `broken` would hold. Empty when it can't hold at all: 0 = 5, or a number that
        /// isn't finite or so large that it can't be calculated with.
        public var others: [ConstraintID]
    }

    /// What was given up at the last `solve()`, in the order in which the constraints were added. A constraint with
    /// unusable numbers is among them whatever its priority.
    public private(set) var conflicts: [Conflict] = []
    /// Whether the last `solve()` stopped before the optimum, or led to numbers too large for a Double.
    public private(set) var reachedIterationLimit = false

    private var simplex = Simplex()
    private var exclusions: [Conflict] = []
    private var hasNewStructure = false
    private var hasNewNumbers = false
    /// Whether what was given up may hold by now.
    private var hasOtherRequired = false

    /// - Parameter iterationLimit: how many steps a `solve()` may take; `nil` is a bound by the system's size that only
    ///   hopeless systems reach, after seconds.
    public init(iterationLimit: Int? = nil) { simplex.chosenLimit = iterationLimit }

    /// A new unknown; 0 until something asks for another value.
    public mutating func makeVariable() -> Variable {
        simplex.variableCount += 1
        hasNewStructure = true
        return Variable(index: simplex.variableCount - 1)
    }

    /// Adds a constraint; a required one that can't be held together with earlier ones is given up and reported.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        hasNewStructure = true
        return ConstraintID(index: simplex.constraints.append(constraint, variableCount: simplex.variableCount))
    }

    /// Takes a constraint out; conflicts it was part of are looked at anew. One that is out already may be named.
    public mutating func remove(_ constraint: ConstraintID) {
        guard let row = simplex.constraints.row(id: constraint.index) else { return }
        hasNewStructure = true
        hasOtherRequired = hasOtherRequired || simplex.constraints.priorities[row] >= 1000
        simplex.constraints.remove(row)
    }

    /// Gives a constraint another right side.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        guard let row = simplex.constraints.row(id: constraint.index) else { return }
        hasNewNumbers = true
        hasOtherRequired = hasOtherRequired || simplex.constraints.priorities[row] >= 1000
        if !simplex.constraints.setConstant(constant, row: row) { hasNewStructure = true }
    }

    /// Brings the values to the optimum for all that was changed.
    public mutating func solve() {
        guard hasNewStructure || hasNewNumbers || reachedIterationLimit else { return }
        if hasOtherRequired, !exclusions.isEmpty {
            for exclusion in exclusions {
                guard let row = simplex.constraints.row(id: exclusion.broken.index) else { continue }
                simplex.constraints.isBroken[row] = false
            }
            exclusions = []
            hasNewStructure = true
        }
        if hasNewStructure { simplex.updateStructure() }
        (hasNewStructure, hasNewNumbers, hasOtherRequired) = (false, false, false)

        var given: Simplex.Exclusions = []
        let isOptimal = simplex.optimise(exclusions: &given)
        reachedIterationLimit = !isOptimal || !simplex.x.allSatisfy(\.isFinite)
        let ids = simplex.constraints.ids
        exclusions += given.map { row, others in
            Conflict(broken: ConstraintID(index: ids[row]), others: others.map { ConstraintID(index: ids[$0]) })
        }
        conflicts =
            exclusions + simplex.constraints.impossible.map { Conflict(broken: ConstraintID(index: $0), others: []) }
        conflicts.sort { $0.broken.index < $1.broken.index }
    }

    /// The value at the last `solve()`, to the nearest 2⁻³⁰: what lies below depends on the order of the steps that led
    /// there. 0 for an unknown of another solver.
    public func value(of variable: Variable) -> Double {
        guard simplex.x.indices.contains(variable.index) else { return 0 }
        let value = simplex.x[variable.index]
        // Beyond that a Double has no such digits. The sum turns -0 into 0.
        if abs(value) < 0x1p20 { return (value * 0x1p30).rounded() * 0x1p-30 + 0 }
        return value.isFinite ? value : 0
    }

    /// By how much a constraint is missed at the last `solve()`, in its own unit; infinite for one that takes no part.
    func miss(of constraint: ConstraintID) -> Double {
        guard let row = simplex.constraints.row(id: constraint.index), simplex.constraints.states[row] == .live,
            simplex.x.allSatisfy(\.isFinite)
        else { return .infinity }
        let value = simplex.constraints.value(row, at: simplex.x).value / simplex.constraints.scales[row]
        switch simplex.constraints.relations[row] {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
    }

    /// Variables that could have another value without any constraint being held less well.
    public mutating func ambiguousVariables() -> [Variable] {
        solve()
        return simplex.ambiguousColumns().map { Variable(index: $0) }
    }
}
