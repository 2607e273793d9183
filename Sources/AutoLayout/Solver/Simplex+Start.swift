extension Simplex {
    /// Chooses the initial slots: rows that determine one variable from known ones, by priority. Often this is optimal.
    mutating func start() {
        for row in 0..<constraints.count { positions[row] = -1 }
        slots.removeAll(keepingCapacity: true)
        updates.removeAll()
        factors.start()
        var unknown = [Int](repeating: 0, count: constraints.count)
        var isKnown = [Bool](repeating: false, count: variableCount)
        var queues = [[Int]](repeating: [], count: 2 * levelRows.count + 2)
        var heads = [Int](repeating: 0, count: queues.count)
        var lowest = queues.count
        let last = queues.count - 1

        // Within a level, equations precede inequalities; required inequalities, rarely at their bound, come last.
        func rank(_ row: Int) -> Int {
            if constraints.relations[row] == .equal { return 2 * levels[row] }
            return levels[row] == 0 ? last : 2 * levelOfPair(row) + 1
        }
        func enqueue(_ row: Int) {
            let rank = rank(row)
            queues[rank].append(row)
            lowest = min(lowest, rank)
        }
        func know(_ column: Int) {
            isKnown[column] = true
            for entry in index.range(column) {
                let row = index.rows[entry]
                unknown[row] -= 1
                if unknown[row] == 1 { enqueue(row) }
            }
        }

        for rows in levelRows {
            for row in rows {
                unknown[row] = constraints.range(row).count
                if unknown[row] == 1 { enqueue(row) }
            }
        }
        var next = 0
        // All rows, the most important first, from the first with an unknown variable on.
        var waiting = levelRows.joined()[...]
        while slots.count < variableCount {
            while lowest < queues.count, heads[lowest] == queues[lowest].count { lowest += 1 }
            if lowest < queues.count {
                let row = queues[lowest][heads[lowest]]
                heads[lowest] += 1
                guard unknown[row] == 1,
                    let entry = constraints.range(row).first(where: { !isKnown[constraints.columns[$0]] }),
                    abs(constraints.coefficients[entry]) > 1e-6
                else { continue }
                let column = constraints.columns[entry]
                factors.append(
                    slot: slots.count, row: row, column: column, coefficient: constraints.coefficients[entry])
                positions[row] = slots.count
                slots.append(row)
                know(column)
            } else {
                // No row determines a variable: pin one, which may allow further rows.
                waiting = waiting.drop { unknown[$0] <= 0 }
                let column = waiting.first.flatMap { row in
                    constraints.columns[constraints.range(row)].first { !isKnown[$0] }
                }
                while column == nil, isKnown[next] { next += 1 }
                let pinned = column ?? next
                factors.append(slot: slots.count, row: -1, column: pinned, coefficient: 1)
                slots.append(-1 - pinned)
                know(pinned)
            }
        }
    }

    /// The later level of two bounds that fix one variable to a value, as compression resistance and hugging do: with
    /// spare space the view with the lowest hugging doesn't get its intrinsic length.
    private func levelOfPair(_ row: Int) -> Int {
        let range = constraints.range(row)
        guard range.count == 1 else { return levels[row] }
        let column = constraints.columns[range.lowerBound]
        let value = constraints.constants[row] / constraints.coefficients[range.lowerBound]
        var level = levels[row]
        for entry in index.range(column) {
            let other = index.rows[entry]
            if levels[other] > level, constraints.range(other).count == 1, constraints.relations[other] != .equal,
                constraints.constants[other] / index.coefficients[entry] == value
            {
                level = levels[other]
            }
        }
        return level
    }
}
