extension Partition {
    /// Identifiers of a required constraint that doesn't hold, and of those that exclude it.
    struct Conflict: Sendable {
        var broken: Int
        var others: [Int]
    }

    /// The conflicts of the last `solve(into:)`, traced to the rows of the system.
    /// - Parameter room: the work left, which is reduced by what is done; at 0 further conflicts are left out.
    func conflicts(_ rows: ConstraintRows, room: inout Int) -> [Conflict] {
        var weights = [Double](repeating: 0, count: known.values.count)
        var found: [Conflict] = []
        for row in 0..<rows.count where room > 0 && isKnown(row, rows) && isViolated(row, rows) {
            found.append(conflict(of: [row], weights: [1], rows, sum: &weights, room: &room))
        }
        for component in components {
            for exclusion in component.exclusions where room > 0 {
                let ids = ([exclusion.broken] + exclusion.others).map { component.ids[$0] }
                let factors = zip([exclusion.broken] + exclusion.others, exclusion.weights).map { id, weight in
                    weight * component.scale(of: id)
                }
                let places = ids.map { rows.row(id: $0) }
                guard !places.contains(nil) else { continue }
                found.append(
                    conflict(of: places.compactMap(\.self), weights: factors, rows, sum: &weights, room: &room))
            }
        }
        return found
    }

    /// - Parameters:
    ///   - excluding: the broken row, and then others.
    ///   - factors: their factors in a sum without unknown variables.
    ///   - sum: 0 for each variable, and again afterwards.
    private func conflict(
        of excluding: [Int], weights factors: [Double], _ rows: ConstraintRows, sum: inout [Double], room: inout Int
    ) -> Conflict {
        var columns: [Int] = []
        for (row, factor) in zip(excluding, factors) {
            for entry in rows.range(row) where known.contains(rows.columns[entry]) {
                sum[rows.columns[entry]] += factor / rows.scales[row] * rows.coefficients[entry]
                columns.append(rows.columns[entry])
            }
        }
        let equations = known.equations(removing: &sum, of: columns, rows)
        // Each goes through a queue, and through a set in a report.
        room -= 16 * (equations.count + columns.count + 1)
        return Conflict(
            broken: rows.ids[excluding[0]], others: (excluding.dropFirst() + equations).map { rows.ids[$0] }.sorted())
    }

    private func isViolated(_ row: Int, _ rows: ConstraintRows) -> Bool {
        guard rows.priorities[row] >= 1000 else { return false }
        let (value, magnitude) = rows.value(row, at: known.values)
        let tolerance = 1e-9 + 1e-12 * magnitude
        return value > tolerance && rows.costAbove[row] > 0 || value < -tolerance && rows.costBelow[row] > 0
    }
}
