/// Replacements of rows since the last factorisation: rank-one updates after Sherman and Morrison, "Adjustment of an
/// inverse matrix corresponding to a change in one element of a given matrix" (1950).
///
/// Example: the factored rows are `x` and `y`, and `x + 2y` replaces `x`. The direction of that slot is (1, 0), the pivot
/// 1 · 1 + 2 · 0 = 1. For the right side (5, 1) the factored rows give x = 5, y = 1, where `x + 2y` is 7 instead of 5: the
/// factor is 2, and x = 5 − 2 · 1 = 3.
struct BasisUpdates: Sendable {
    private struct Update: Sendable {
        var slot: Int
        /// -1 - column for a pinned variable.
        var oldRow: Int
        var newRow: Int
        /// The product of the new row and the direction.
        var pivot: Double
        var end: Int
    }

    private var updates: [Update] = []
    // The directions `B⁻¹ e` of the slots at their updates, concatenated.
    private var columns: [Int] = []
    private var parts: [Double] = []

    var count: Int { updates.count }
    /// The number of stored coefficients.
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

    /// Corrects the factored matrix's solution for a right side to the current matrix's.
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

    /// Transforms costs so that the factored matrix gives the current matrix's multipliers.
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
        if row >= 0 { constraints.add(factor, times: row, to: &costs) } else { costs[-1 - row] += factor }
    }
}
