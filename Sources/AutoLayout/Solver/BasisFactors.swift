/// Solves with the square matrix of the rows that are held at 0, one per slot, without ever writing its inverse down.
///
/// Most rows of a layout fix one variable when others are known, or are the only ones that use one: these need no
/// elimination, only an order. What remains is `NucleusFactors`' work.
struct BasisFactors: Sendable {
    /// One row and the variable that is solved from it.
    struct Pivot: Sendable {
        var slot: Int
        /// -1 when the variable itself is pinned.
        var row: Int
        var column: Int
        var coefficient: Double
    }

    /// Solved first, each from variables that are known by then.
    private var heads: [Pivot] = []
    /// Solved last, in reverse order: no other row uses their variables.
    private var tails: [Pivot] = []
    private var nucleus = NucleusFactors()

    /// Rows below this share of their largest coefficient are not solved for a variable: the result would be noise.
    static let smallestPivot = 1e-9

    init() {}

    /// Takes an order in which each row has a single variable that isn't known before; slots count from 0.
    mutating func start() {
        heads.removeAll(keepingCapacity: true)
        tails.removeAll(keepingCapacity: true)
        nucleus = NucleusFactors()
    }

    /// The next row of that order; -1 pins the variable.
    mutating func append(slot: Int, row: Int, column: Int, coefficient: Double) {
        heads.append(Pivot(slot: slot, row: row, column: column, coefficient: coefficient))
    }

    /// Factors the rows of the slots (-1 - column pins that variable).
    /// - Returns: slots whose rows depend on the others, each with the variable that is pinned in its place.
    mutating func factor(
        _ slots: [Int], positions: [Int], constraints: ConstraintRows, index: ColumnIndex
    ) -> [(slot: Int, column: Int)] {
        start()
        var order = BasisOrder(slots, positions: positions, constraints: constraints, index: index)
        heads = order.heads()
        if heads.count == slots.count { return [] }
        tails = order.tails()
        if heads.count + tails.count == slots.count { return [] }
        return nucleus.factor(
            slots: order.openSlots, columns: order.openColumns, rows: slots, constraints: constraints)
    }

    /// Solves `B x = right` with a right side by slot and a result by variable, which has to be 0 throughout.
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

    /// Solves `Bᵀ y = costs` with costs by variable, which are used up, and a result by slot, all of which is written.
    func solveTransposed(_ costs: inout [Double], into y: inout [Double], constraints: ConstraintRows) {
        for pivot in tails { spread(pivot, &costs, &y, constraints) }
        if !nucleus.isEmpty {
            nucleus.solveTransposed(costs, into: &y)
            for (slot, row) in nucleus.rows where row >= 0 && y[slot] != 0 {
                for entry in constraints.range(row) {
                    costs[constraints.columns[entry]] -= constraints.coefficients[entry] * y[slot]
                }
            }
        }
        for pivot in heads.reversed() { spread(pivot, &costs, &y, constraints) }
    }

    private func spread(_ pivot: Pivot, _ costs: inout [Double], _ y: inout [Double], _ constraints: ConstraintRows) {
        let part = costs[pivot.column] / pivot.coefficient
        y[pivot.slot] = part
        guard part != 0, pivot.row >= 0 else { return }
        for entry in constraints.range(pivot.row) {
            costs[constraints.columns[entry]] -= constraints.coefficients[entry] * part
        }
    }
}
