/// Solves linear systems with the basis: the square matrix of the rows held at 0, one per slot.
///
/// Most rows of a layout determine one variable from known ones, or are the only ones that use a variable. These are
/// solved by substitution in the right order (a permutation to triangular form); the remaining nucleus is factored by
/// `NucleusFactors`. The order is that of Suhl and Suhl, "Computing sparse LU factorizations for large-scale linear
/// programming bases" (1990).
///
/// Example: `x`, `x + y`, `y + z + w`, `z − w`, `v + z`. The heads are x from the first row, then y from the second. The
/// tail is v, which only the last row uses. The nucleus is `z + w` and `z − w`.
struct BasisFactors: Sendable {
    /// A row and the variable that is solved from it.
    struct Pivot: Sendable {
        var slot: Int
        /// -1 for a pinned variable.
        var row: Int
        var column: Int
        var coefficient: Double
    }

    /// Solved first, each from variables known by then.
    private var heads: [Pivot] = []
    /// Solved last, in reverse order: no other row uses their variables.
    private var tails: [Pivot] = []
    private var nucleus = NucleusFactors()
    /// The number of coefficients that a solution looks at besides those of the rows.
    var weight: Int { nucleus.weight }

    /// Minimum pivot relative to the row's largest coefficient; smaller ones are rounding noise.
    static let smallestPivot = 1e-9

    /// Begins an order in which each row has a single unknown variable; slots count from 0.
    mutating func start() {
        heads.removeAll(keepingCapacity: true)
        tails.removeAll(keepingCapacity: true)
        nucleus = NucleusFactors()
    }

    /// Appends the next row of that order; -1 pins the variable.
    mutating func append(slot: Int, row: Int, column: Int, coefficient: Double) {
        heads.append(Pivot(slot: slot, row: row, column: column, coefficient: coefficient))
    }

    /// Factors the rows of the slots (-1 - column pins that variable).
    /// - Parameter room: the work left, which is reduced by what is done; at 0 the rows left count as dependent.
    /// - Returns: slots with linearly dependent rows, each with the variable that is pinned instead.
    mutating func factor(
        _ slots: [Int], positions: [Int], constraints: ConstraintRows, index: ColumnIndex, room: inout Int
    ) -> [(slot: Int, column: Int)] {
        start()
        var order = BasisOrder(slots, positions: positions, constraints: constraints, index: index)
        heads = order.heads()
        if heads.count == slots.count { return [] }
        tails = order.tails()
        if heads.count + tails.count == slots.count { return [] }
        return nucleus.factor(
            slots: order.openSlots, columns: order.openColumns, rows: slots, constraints: constraints, room: &room)
    }

    /// Solves `B x = right` with a right side by slot and a result by variable; `x` must be 0 on entry.
    func solve(_ right: [Double], into x: inout [Double], constraints: ConstraintRows) {
        for pivot in heads {
            x[pivot.column] = remainder(right[pivot.slot], of: pivot.row, x, constraints) / pivot.coefficient
        }
        if !nucleus.isEmpty {
            nucleus.solve(nucleus.rows.map { remainder(right[$0.slot], of: $0.row, x, constraints) }, into: &x)
        }
        for pivot in tails.reversed() {
            x[pivot.column] = remainder(right[pivot.slot], of: pivot.row, x, constraints) / pivot.coefficient
        }
    }

    private func remainder(_ right: Double, of row: Int, _ x: [Double], _ constraints: ConstraintRows) -> Double {
        guard row >= 0 else { return right }
        var sum = right
        for entry in constraints.range(row) { sum -= constraints.coefficients[entry] * x[constraints.columns[entry]] }
        return sum
    }

    /// Solves `Bᵀ y = costs` with costs by variable, which are overwritten, and a result for every slot.
    func solveTransposed(_ costs: inout [Double], into y: inout [Double], constraints: ConstraintRows) {
        for pivot in tails { spread(pivot, &costs, &y, constraints) }
        if !nucleus.isEmpty {
            nucleus.solveTransposed(costs, into: &y)
            for (slot, row) in nucleus.rows where row >= 0 && y[slot] != 0 {
                constraints.add(-y[slot], times: row, to: &costs)
            }
        }
        for pivot in heads.reversed() { spread(pivot, &costs, &y, constraints) }
    }

    private func spread(_ pivot: Pivot, _ costs: inout [Double], _ y: inout [Double], _ constraints: ConstraintRows) {
        let part = costs[pivot.column] / pivot.coefficient
        y[pivot.slot] = part
        if part != 0, pivot.row >= 0 { constraints.add(-part, times: pivot.row, to: &costs) }
    }
}
