extension Simplex {
    /// Applies added and removed rows and variables.
    mutating func updateStructure() {
        if constraints.isSparse {
            constraints.compact()
            needsStart = true
        }
        let oldVariables = slots.count
        let vacant = needsStart ? 0 : slots.count { $0 >= 0 && constraints.states[$0] != .live }
        // After larger changes a new start is cheaper than continuing.
        if max(variableCount - oldVariables, vacant) > oldVariables / 4 + 8 { needsStart = true }
        resize()
        assignLevels()
        index = ColumnIndex(of: constraints, variableCount: variableCount)
    }

    private mutating func resize() {
        let rows = constraints.count
        // Row numbers may have changed, so nothing stored by row can be kept.
        if needsStart { (positions, touched, rates, isTouched) = ([], [], [], []) }
        resize(&positions, to: rows, with: -1)
        resize(&values, to: rows, with: 0)
        resize(&tolerances, to: rows, with: 1e-9)
        resize(&levels, to: rows, with: -1)
        resize(&sides, to: rows, with: 0)
        resize(&locks, to: rows, with: [])
        for row in touched { (rates[row], isTouched[row]) = (0, false) }
        touched.removeAll(keepingCapacity: true)
        resize(&rates, to: rows, with: 0)
        resize(&isTouched, to: rows, with: false)
        resize(&x, to: variableCount, with: 0)
        resize(&right, to: variableCount, with: 0)
        resize(&costs, to: variableCount, with: 0)
        resize(&multipliers, to: variableCount, with: 0)
        resize(&direction, to: variableCount, with: 0)
    }

    private func resize<Element>(_ array: inout [Element], to count: Int, with element: Element) {
        if array.count > count { array.removeLast(array.count - count) }
        if array.count < count { array.append(contentsOf: repeatElement(element, count: count - array.count)) }
    }

    mutating func assignLevels() {
        var priorities: [Double] = []
        for row in 0..<constraints.count where constraints.states[row] == .live && constraints.priorities[row] < 1000 {
            let priority = constraints.priorities[row]
            if priorities.last != priority { priorities.append(priority) }
        }
        let distinct = Set(priorities).sorted(by: >)
        levelRows = [[Int]](repeating: [], count: distinct.count + 2)
        for row in 0..<constraints.count {
            guard constraints.states[row] == .live else {
                levels[row] = -1
                continue
            }
            levels[row] =
                constraints.priorities[row] >= 1000
                ? (constraints.isBroken[row] ? 1 : 0) : place(of: constraints.priorities[row], in: distinct) + 2
            levelRows[levels[row]].append(row)
        }
    }

    private func place(of priority: Double, in descending: [Double]) -> Int {
        var (low, high) = (0, descending.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if descending[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
