/// Solves with the square matrix of the rows that are held at 0, one per slot, without ever writing its inverse down.
///
/// Most rows of a layout fix one variable when others are known, or are the only ones that use one: these need no
/// elimination, only an order. What remains is `NucleusFactors`' work.
struct BasisFactors: Sendable {
    /// One row and the variable that is solved from it.
    private struct Pivot: Sendable {
        var slot: Int
        /// -1 when the variable itself is pinned.
        var row: Int
        var column: Int
        var coefficient: Double
    }

    /// What each slot holds.
    private var heads: [Pivot] = []
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
        let count = slots.count
        var rowCounts = [Int](repeating: 0, count: count)
        var columnCounts = [Int](repeating: 0, count: count)
        var isSlotDone = [Bool](repeating: false, count: count)
        var isColumnDone = [Bool](repeating: false, count: count)
        var queue: [Int] = []
        queue.reserveCapacity(count)
        for slot in 0..<count {
            if slots[slot] < 0 {
                rowCounts[slot] = 1
                columnCounts[-1 - slots[slot]] += 1
            } else {
                let range = constraints.range(slots[slot])
                rowCounts[slot] = range.count
                for entry in range { columnCounts[constraints.columns[entry]] += 1 }
            }
            if rowCounts[slot] == 1 { queue.append(slot) }
        }

        var next = 0
        while next < queue.count {
            let slot = queue[next]
            next += 1
            guard !isSlotDone[slot], rowCounts[slot] == 1 else { continue }
            let row = slots[slot]
            var (column, coefficient) = (-1 - row, 1.0)
            if row >= 0 {
                guard let entry = constraints.range(row).first(where: { !isColumnDone[constraints.columns[$0]] }) else {
                    continue
                }
                (column, coefficient) = (constraints.columns[entry], constraints.coefficients[entry])
            }
            guard abs(coefficient) > Self.smallestPivot, !isColumnDone[column] else { continue }
            heads.append(Pivot(slot: slot, row: row, column: column, coefficient: coefficient))
            isSlotDone[slot] = true
            isColumnDone[column] = true
            for entry in index.range(column) {
                let other = positions[index.rows[entry]]
                guard other >= 0, !isSlotDone[other] else { continue }
                rowCounts[other] -= 1
                if rowCounts[other] == 1 { queue.append(other) }
            }
            if row >= 0 {
                for entry in constraints.range(row) { columnCounts[constraints.columns[entry]] -= 1 }
            }
        }
        guard heads.count < count else { return [] }

        queue.removeAll(keepingCapacity: true)
        for column in 0..<count where !isColumnDone[column] && columnCounts[column] == 1 { queue.append(column) }
        next = 0
        while next < queue.count {
            let column = queue[next]
            next += 1
            guard !isColumnDone[column], columnCounts[column] == 1 else { continue }
            let found = index.range(column).first {
                let slot = positions[index.rows[$0]]
                return slot >= 0 && !isSlotDone[slot]
            }
            guard let found, abs(index.coefficients[found]) > Self.smallestPivot else { continue }
            let (row, slot) = (index.rows[found], positions[index.rows[found]])
            tails.append(Pivot(slot: slot, row: row, column: column, coefficient: index.coefficients[found]))
            isSlotDone[slot] = true
            isColumnDone[column] = true
            for entry in constraints.range(row) {
                let other = constraints.columns[entry]
                columnCounts[other] -= 1
                if columnCounts[other] == 1, !isColumnDone[other] { queue.append(other) }
            }
        }
        guard heads.count + tails.count < count else { return [] }
        return nucleus.factor(
            slots: (0..<count).filter { !isSlotDone[$0] }, columns: (0..<count).filter { !isColumnDone[$0] },
            rows: slots, constraints: constraints)
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
