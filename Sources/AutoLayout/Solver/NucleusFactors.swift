/// Sparse LU factors of the part of a matrix that substitution doesn't solve.
///
/// Pivots limit fill-in (Markowitz 1957): the shortest row, and in it the rarest variable that isn't small.
///
/// Example: `2x + y` and `4x + 3y` become `2x + y` and `y` by subtracting the first row twice; solving goes backwards.
struct NucleusFactors: Sendable {
    private struct Elimination: Sendable {
        var source: Int
        var target: Int
        var factor: Double
    }

    private struct Entry: Sendable {
        var column: Int
        var coefficient: Double
    }

    /// The slots with their rows; -1 for a row that was replaced by a pin.
    private(set) var rows: [(slot: Int, row: Int)] = []
    private var columns: [Int] = []
    private var eliminations: [Elimination] = []
    /// By pivot: the index in `rows`, the index in `columns`, the pivot and the rest of its row.
    private var pivots: [(row: Int, column: Int, coefficient: Double)] = []
    private var uppers: [[Entry]] = []
    /// The number of coefficients that a solution looks at.
    private(set) var weight = 0

    var isEmpty: Bool { rows.isEmpty }

    /// Factors the rows of some slots in some variables; the slots' other variables are known during solving.
    /// - Parameter room: the work left, which is reduced by what is done; at 0 the rows left count as dependent.
    /// - Returns: slots with linearly dependent rows, each with the variable that is pinned instead.
    mutating func factor(
        slots: [Int], columns: [Int], rows slotRows: [Int], constraints: ConstraintRows, room: inout Int
    ) -> [(slot: Int, column: Int)] {
        let count = slots.count
        self.columns = columns
        rows = slots.map { ($0, slotRows[$0]) }
        var places = [Int](repeating: -1, count: slotRows.count)
        for (place, column) in columns.enumerated() { places[column] = place }

        var work = [[Entry]](repeating: [], count: count)
        var users = [[Int]](repeating: [], count: count)
        for (place, slot) in slots.enumerated() {
            guard slotRows[slot] >= 0 else {
                let column = places[-1 - slotRows[slot]]
                if column >= 0 {
                    work[place].append(Entry(column: column, coefficient: 1))
                    users[column].append(place)
                }
                continue
            }
            for entry in constraints.range(slotRows[slot]) {
                let column = places[constraints.columns[entry]]
                guard column >= 0 else { continue }
                work[place].append(Entry(column: column, coefficient: constraints.coefficients[entry]))
                users[column].append(place)
            }
        }

        // The shortest row first, and of equals the first; a row is added again when its length changes.
        var queue = MinHeap((0..<count).map { work[$0].count * count + $0 }.sorted())
        var isRowDone = [Bool](repeating: false, count: count)
        var isColumnDone = isRowDone
        var found = [Int](repeating: -1, count: count)
        var dependent: [Int] = []
        while let first = queue.popMin() {
            let row = first % count
            guard !isRowDone[row], work[row].count == first / count else { continue }
            isRowDone[row] = true
            guard room > 0, let pivot = choosePivot(in: work[row], users: users) else {
                dependent.append(row)
                continue
            }
            let rest = work[row].filter { $0.column != pivot.column }
            pivots.append((row, pivot.column, pivot.coefficient))
            uppers.append(rest)
            weight += rest.count
            isColumnDone[pivot.column] = true
            for target in users[pivot.column] where target != row {
                guard let place = work[target].firstIndex(where: { $0.column == pivot.column }) else { continue }
                let factor = work[target][place].coefficient / pivot.coefficient
                work[target].remove(at: place)
                eliminations.append(Elimination(source: row, target: target, factor: factor))
                weight += 1
                for (place, entry) in work[target].enumerated() { found[entry.column] = place }
                for entry in rest {
                    if found[entry.column] >= 0 {
                        work[target][found[entry.column]].coefficient -= factor * entry.coefficient
                    } else {
                        work[target].append(Entry(column: entry.column, coefficient: -factor * entry.coefficient))
                        users[entry.column].append(target)
                    }
                }
                for entry in work[target] { found[entry.column] = -1 }
                work[target].removeAll { abs($0.coefficient) < 1e-13 }
                queue.insert(work[target].count * count + target)
                room -= rest.count + work[target].count
            }
            work[row] = []
            users[pivot.column] = []
        }

        if !dependent.isEmpty {
            // A pin depends on no other row, so its eliminations are dropped.
            var isPinned = [Bool](repeating: false, count: count)
            for row in dependent { isPinned[row] = true }
            eliminations.removeAll { isPinned[$0.target] }
        }
        let free = (0..<count).filter { !isColumnDone[$0] }
        return zip(dependent, free).map { row, column in
            rows[row].row = -1
            pivots.append((row, column, 1))
            uppers.append([])
            return (rows[row].slot, columns[column])
        }
    }

    private func choosePivot(in row: [Entry], users: [[Int]]) -> Entry? {
        var largest = 0.0
        for entry in row { largest = max(largest, abs(entry.coefficient)) }
        guard largest > BasisFactors.smallestPivot else { return nil }
        var best: Entry?
        for entry in row where abs(entry.coefficient) >= 0.1 * largest {
            if let known = best, users[known.column].count <= users[entry.column].count { continue }
            best = entry
        }
        return best
    }

    /// Computes the variables for right sides by index in `rows`, with known terms already subtracted.
    func solve(_ right: [Double], into x: inout [Double]) {
        var rest = right
        for elimination in eliminations { rest[elimination.target] -= elimination.factor * rest[elimination.source] }
        for place in pivots.indices.reversed() {
            let pivot = pivots[place]
            var sum = rest[pivot.row]
            for entry in uppers[place] { sum -= entry.coefficient * x[columns[entry.column]] }
            x[columns[pivot.column]] = sum / pivot.coefficient
        }
    }

    /// Computes the slots' multipliers for costs by variable.
    func solveTransposed(_ costs: [Double], into y: inout [Double]) {
        var rest = columns.map { costs[$0] }
        var multipliers = [Double](repeating: 0, count: rows.count)
        for (place, pivot) in pivots.enumerated() {
            let part = rest[pivot.column] / pivot.coefficient
            multipliers[pivot.row] = part
            guard part != 0 else { continue }
            for entry in uppers[place] { rest[entry.column] -= entry.coefficient * part }
        }
        for elimination in eliminations.reversed() {
            multipliers[elimination.source] -= elimination.factor * multipliers[elimination.target]
        }
        for (place, row) in rows.enumerated() { y[row.slot] = multipliers[place] }
    }
}
