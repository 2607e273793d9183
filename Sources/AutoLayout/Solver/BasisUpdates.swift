/// Rows that took others' slots since the last factoring: rank-one corrections by Sherman and Morrison's formula.
struct BasisUpdates: Sendable {
    private struct Update: Sendable {
        var slot: Int
        /// -1 - column when the variable is pinned.
        var oldRow: Int
        var newRow: Int
        /// The new row's part of the direction.
        var pivot: Double
        var end: Int
    }

    private var updates: [Update] = []
    // The directions `B⁻¹ e` of the slots at the time, one after another.
    private var columns: [Int] = []
    private var parts: [Double] = []

    var count: Int { updates.count }
    /// How many numbers are kept.
    var weight: Int { columns.count }

    mutating func removeAll() {
        updates.removeAll(keepingCapacity: true)
        columns.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    mutating func append(slot: Int, oldRow: Int, newRow: Int, direction: [Double], pivot: Double) {
        for (column, part) in direction.enumerated() where part != 0 {
            columns.append(column)
            parts.append(part)
        }
        updates.append(Update(slot: slot, oldRow: oldRow, newRow: newRow, pivot: pivot, end: columns.count))
    }

    /// Turns the old matrix' solution for a right side into this one's.
    func correct(_ x: inout [Double], right: [Double], constraints: ConstraintRows) {
        var start = 0
        for update in updates {
            let factor = (product(of: update.newRow, x, constraints) - right[update.slot]) / update.pivot
            if factor != 0 {
                for entry in start..<update.end { x[columns[entry]] -= factor * parts[entry] }
            }
            start = update.end
        }
    }

    /// Turns costs into those for which the old matrix has this one's multipliers.
    func prepare(_ costs: inout [Double], constraints: ConstraintRows) {
        for place in updates.indices.reversed() {
            let update = updates[place]
            var sum = 0.0
            for entry in (place == 0 ? 0 : updates[place - 1].end)..<update.end {
                sum += parts[entry] * costs[columns[entry]]
            }
            let factor = sum / update.pivot
            guard factor != 0 else { continue }
            add(-factor, times: update.newRow, to: &costs, constraints)
            add(factor, times: update.oldRow, to: &costs, constraints)
        }
    }

    private func product(of row: Int, _ x: [Double], _ constraints: ConstraintRows) -> Double {
        guard row >= 0 else { return x[-1 - row] }
        var sum = 0.0
        for entry in constraints.range(row) { sum += constraints.coefficients[entry] * x[constraints.columns[entry]] }
        return sum
    }

    private func add(_ factor: Double, times row: Int, to costs: inout [Double], _ constraints: ConstraintRows) {
        guard row >= 0 else {
            costs[-1 - row] += factor
            return
        }
        for entry in constraints.range(row) {
            costs[constraints.columns[entry]] += factor * constraints.coefficients[entry]
        }
    }
}
