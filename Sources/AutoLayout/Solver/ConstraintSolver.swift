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
    package private(set) var isUnfinished = false

    private var rows = ConstraintRows()
    private var values: [Double] = []
    private var isFinite = true
    private var partition = Partition()
    private var hasChanged = false
    /// `false` if the rows have to be split anew.
    private var isPartitioned = false
    /// Rows that were added or got another right side since the last `solve()`.
    private var added: [Int] = []
    private var changed: [Int] = []
    /// Equations that conflict with earlier constraints.
    private var refused: Set<Int> = []
    /// The work left, in coefficients and variables looked at; at 0 a `solve()` stops before the optimum, and a later one
    /// continues if there is room again.
    package var room: Int

    package init(room: Int = .max) { self.room = room }

    /// Adds an unknown; its value is 0 until a constraint determines it.
    package mutating func makeVariable() -> Variable {
        values.append(0)
        isPartitioned = false
        hasChanged = true
        return Variable(index: values.count - 1)
    }

    /// Adds a constraint; a required one that conflicts with earlier ones is broken and reported.
    @discardableResult
    package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
        let id = rows.append(constraint, variableCount: values.count)
        added.append(id)
        hasChanged = true
        return ConstraintID(index: id)
    }

    /// Removes a constraint and reexamines its conflicts. Removing it twice is allowed.
    package mutating func remove(_ constraint: ConstraintID) {
        guard let row = rows.row(id: constraint.index) else { return }
        examineAgain(row)
        rows.remove(row)
        if !partition.remove(constraint.index) { isPartitioned = false }
        hasChanged = true
    }

    /// Changes a constraint's right side.
    package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        guard let row = rows.row(id: constraint.index) else { return }
        examineAgain(row)
        if !rows.setConstant(constant, row: row) { isPartitioned = false }
        changed.append(constraint.index)
        hasChanged = true
    }

    /// Refused equations may hold once a required row changes.
    private mutating func examineAgain(_ row: Int) {
        guard rows.priorities[row] >= 1000, !refused.isEmpty else { return }
        refused = []
        isPartitioned = false
    }

    /// Updates the values to the optimum.
    package mutating func solve() {
        guard hasChanged || isUnfinished else { return }
        hasChanged = false
        applyChanges()
        while true {
            if !isPartitioned {
                partition = Partition(rows, variableCount: values.count, refused: refused, previous: partition)
                isPartitioned = true
                room -= 20 * (values.count + rows.columns.count)
            }
            partition.solve(into: &values, room: &room)
            let found = partition.conflicts(rows, room: &room)
            // An equation makes nothing known if it is what conflicts with an earlier row.
            let later = found.flatMap { conflict in conflict.others.filter { $0 > conflict.broken } }
            if room <= 0 || refused.isSuperset(of: later) {
                let impossible = rows.impossible.map { Partition.Conflict(broken: $0, others: []) }
                conflicts = (found + impossible).sorted { $0.broken < $1.broken }.map {
                    Conflict(broken: ConstraintID(index: $0.broken), others: $0.others.map(ConstraintID.init))
                }
                break
            }
            refused.formUnion(later)
            isPartitioned = false
        }
        isFinite = values.allSatisfy(\.isFinite)
        isUnfinished = partition.isUnfinished || !isFinite
    }

    /// Hands changed rows to the components, unless the rows have to be split anew.
    private mutating func applyChanges() {
        defer { (added, changed) = ([], []) }
        if rows.isSparse {
            rows.compact()
            isPartitioned = false
        }
        guard isPartitioned else { return }
        for id in added {
            guard let row = rows.row(id: id) else { continue }
            guard partition.add(row, of: rows) else {
                isPartitioned = false
                return
            }
        }
        partition.update(changed.compactMap { rows.row(id: $0) }, of: rows)
    }

    /// The value at the last `solve()`, rounded to 2⁻³⁰ to be independent of the path. 0 for another solver's unknown.
    package func value(of variable: Variable) -> Double {
        guard values.indices.contains(variable.index) else { return 0 }
        let value = values[variable.index]
        // Larger values lack those digits. Adding 0 turns -0 into 0.
        if abs(value) < 0x1p20 { return (value * 0x1p30).rounded() * 0x1p-30 + 0 }
        return value.isFinite ? value : 0
    }

    /// The violation of a constraint at the last `solve()`, in its unit; infinite for inactive ones.
    func miss(of constraint: ConstraintID) -> Double {
        guard let row = rows.row(id: constraint.index), rows.states[row] == .live, isFinite else { return .infinity }
        let value = rows.value(row, at: values).value / rows.scales[row]
        switch rows.relations[row] {
        case .equal: return abs(value)
        case .lessThanOrEqual: return max(0, value)
        case .greaterThanOrEqual: return max(0, -value)
        }
    }

    /// Variables that can change without increasing any violation.
    package mutating func ambiguousVariables() -> [Variable] {
        solve()
        return partition.ambiguousVariables(room: &room).map { Variable(index: $0) }
    }
}
