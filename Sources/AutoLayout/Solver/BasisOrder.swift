/// Finds the rows of a square matrix that can be solved by substitution, and their order.
struct BasisOrder {
    private let slots: [Int]
    private let positions: [Int]
    private let constraints: ConstraintRows
    private let index: ColumnIndex
    /// The number of open variables in each slot's row.
    private var rowCounts: [Int]
    /// The number of open rows that use each variable.
    private var columnCounts: [Int]
    private var isSlotDone: [Bool]
    private var isColumnDone: [Bool]

    var openSlots: [Int] { slots.indices.filter { !isSlotDone[$0] } }
    var openColumns: [Int] { slots.indices.filter { !isColumnDone[$0] } }

    init(_ slots: [Int], positions: [Int], constraints: ConstraintRows, index: ColumnIndex) {
        (self.slots, self.positions, self.constraints, self.index) = (slots, positions, constraints, index)
        rowCounts = [Int](repeating: 1, count: slots.count)
        columnCounts = [Int](repeating: 0, count: slots.count)
        isSlotDone = [Bool](repeating: false, count: slots.count)
        isColumnDone = isSlotDone
        for slot in slots.indices {
            if slots[slot] < 0 {
                columnCounts[-1 - slots[slot]] += 1
            } else {
                let range = constraints.range(slots[slot])
                rowCounts[slot] = range.count
                for entry in range { columnCounts[constraints.columns[entry]] += 1 }
            }
        }
    }

    /// Removes rows with a single open variable until there are none.
    mutating func heads() -> [BasisFactors.Pivot] {
        var pivots: [BasisFactors.Pivot] = []
        pivots.reserveCapacity(slots.count)
        var queue = slots.indices.filter { rowCounts[$0] == 1 }
        var next = 0
        while next < queue.count {
            let slot = queue[next]
            next += 1
            guard let pivot = singlePivot(of: slot) else { continue }
            pivots.append(pivot)
            finish(pivot)
            for entry in index.range(pivot.column) {
                let other = positions[index.rows[entry]]
                guard other >= 0, !isSlotDone[other] else { continue }
                rowCounts[other] -= 1
                if rowCounts[other] == 1 { queue.append(other) }
            }
            guard pivot.row >= 0 else { continue }
            for entry in constraints.range(pivot.row) { columnCounts[constraints.columns[entry]] -= 1 }
        }
        return pivots
    }

    private func singlePivot(of slot: Int) -> BasisFactors.Pivot? {
        guard !isSlotDone[slot], rowCounts[slot] == 1 else { return nil }
        let row = slots[slot]
        guard row >= 0 else {
            return isColumnDone[-1 - row] ? nil : .init(slot: slot, row: row, column: -1 - row, coefficient: 1)
        }
        guard let entry = constraints.range(row).first(where: { !isColumnDone[constraints.columns[$0]] }),
            abs(constraints.coefficients[entry]) > BasisFactors.smallestPivot
        else { return nil }
        return .init(
            slot: slot, row: row, column: constraints.columns[entry], coefficient: constraints.coefficients[entry])
    }

    private mutating func finish(_ pivot: BasisFactors.Pivot) {
        isSlotDone[pivot.slot] = true
        isColumnDone[pivot.column] = true
    }

    /// Removes variables used by a single open row until there are none.
    mutating func tails() -> [BasisFactors.Pivot] {
        var pivots: [BasisFactors.Pivot] = []
        var queue = slots.indices.filter { !isColumnDone[$0] && columnCounts[$0] == 1 }
        var next = 0
        while next < queue.count {
            let column = queue[next]
            next += 1
            guard !isColumnDone[column], columnCounts[column] == 1 else { continue }
            let found = index.range(column).first {
                let slot = positions[index.rows[$0]]
                return slot >= 0 && !isSlotDone[slot]
            }
            guard let found, abs(index.coefficients[found]) > BasisFactors.smallestPivot else { continue }
            let row = index.rows[found]
            let pivot = BasisFactors.Pivot(
                slot: positions[row], row: row, column: column, coefficient: index.coefficients[found])
            pivots.append(pivot)
            finish(pivot)
            for entry in constraints.range(row) {
                let other = constraints.columns[entry]
                columnCounts[other] -= 1
                if columnCounts[other] == 1, !isColumnDone[other] { queue.append(other) }
            }
        }
        return pivots
    }
}
