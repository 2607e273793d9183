/// Solves linear equalities and inequalities with lexicographic priorities.
///
/// Required constraints hold. Then, for each priority from the highest, the sum of its constraints' violations is
/// minimised without making a higher priority worse.
///
/// A required constraint that conflicts with required ones added before it is broken: it then ranks between required
/// and optional constraints, so that its violation is still minimal. The same calls in the same order give
/// bit-identical values.
package struct ConstraintSolver: Sendable {
    /// An unknown without restriction in sign.
    package struct Variable: Sendable, Hashable {
        /// Counts from 0 in the order of `makeVariable()`.
        package let index: Int
    }

    /// Identifier of an added constraint.
    package struct ConstraintID: Sendable, Hashable {
        /// Counts from 0 in the order of `add(_:)`; never reused.
        package let index: Int
    }

    /// A broken required constraint, with required ones that exclude it.
    package struct Conflict: Sendable, Hashable {
        /// The one among them that was added last.
        package var broken: ConstraintID
        /// A minimal set that excludes `broken`. Empty if it can never hold: 0 = 5, or numbers infinite or too large.
        package var others: [ConstraintID]
    }

    /// The constraints broken at the last `solve()`, in the order in which they were added. Constraints with unusable
    /// numbers are included at any priority.
    package private(set) var conflicts: [Conflict] = []
    /// `true` if the last `solve()` stopped before the optimum, or overflowed.
    package private(set) var reachedIterationLimit = false

    private var simplex = Simplex()
    private var exclusions: [Conflict] = []
    private var hasNewStructure = false
    private var hasNewNumbers = false
    /// `true` if broken constraints may hold by now.
    private var hasOtherRequired = false

    /// - Parameter iterationLimit: maximum steps of a `solve()`; `nil` for a bound by the system's size that only
    ///   pathological systems reach, after seconds.
    package init(iterationLimit: Int? = nil) { simplex.chosenLimit = iterationLimit }

    /// Adds an unknown; its value is 0 until a constraint determines it.
    package mutating func makeVariable() -> Variable {
        simplex.variableCount += 1
        hasNewStructure = true
        return Variable(index: simplex.variableCount - 1)
    }

    /// Adds a constraint; a required one that conflicts with earlier ones is broken and reported.
    @discardableResult
    package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        hasNewStructure = true
        return ConstraintID(index: simplex.constraints.append(constraint, variableCount: simplex.variableCount))
    }

    /// Removes a constraint and reexamines its conflicts. Removing it twice is allowed.
    package mutating func remove(_ constraint: ConstraintID) {
        guard let row = simplex.constraints.row(id: constraint.index) else { return }
        hasNewStructure = true
        hasOtherRequired = hasOtherRequired || simplex.constraints.priorities[row] >= 1000
        simplex.constraints.remove(row)
    }

    /// Changes a constraint's right side.
    package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        guard let row = simplex.constraints.row(id: constraint.index) else { return }
        hasNewNumbers = true
        hasOtherRequired = hasOtherRequired || simplex.constraints.priorities[row] >= 1000
        if !simplex.constraints.setConstant(constant, row: row) { hasNewStructure = true }
    }

    /// Updates the values to the optimum.
    package mutating func solve() {
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

    /// The value at the last `solve()`, rounded to 2⁻³⁰ to be independent of the path. 0 for another solver's unknown.
    package func value(of variable: Variable) -> Double {
        guard simplex.x.indices.contains(variable.index) else { return 0 }
        let value = simplex.x[variable.index]
        // Larger values lack those digits. Adding 0 turns -0 into 0.
        if abs(value) < 0x1p20 { return (value * 0x1p30).rounded() * 0x1p-30 + 0 }
        return value.isFinite ? value : 0
    }

    /// The violation of a constraint at the last `solve()`, in its unit; infinite for inactive ones.
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

    /// Variables that can change without increasing any violation.
    package mutating func ambiguousVariables() -> [Variable] {
        solve()
        return simplex.ambiguousColumns().map { Variable(index: $0) }
    }
}
