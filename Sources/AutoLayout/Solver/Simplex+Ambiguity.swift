extension Simplex {
    /// The variables whose value differs among the optimal points.
    ///
    /// From one optimal point, others are reached by directions in which each row at 0 moves only to sides without a
    /// price. All rows in slots that can move do so at once, by unequal amounts, so that no variable stays fixed by
    /// coincidence. Where that would move another row at 0 to a side with a price, a second, smaller system searches for
    /// the direction that moves as many rows as possible.
    ///
    /// Example: with `x + y = 10` alone, x can grow while y shrinks: both are ambiguous. `x = 3` closes that direction.
    mutating func ambiguousColumns() -> [Int] {
        let locks = closedLocks()
        // The slots' rows determine all variables: if none can move, the optimum is unique.
        guard slots.contains(where: { $0 < 0 || locks[$0] != Self.closed }) else { return [] }
        if moveSlots(locks) { return direction.indices.filter { abs(direction[$0]) > Self.least } }
        return searchedColumns(locks)
    }

    /// Smaller movements are rounding errors: rows move by one or more.
    private static let least = 1e-6
    private static let closed: Lock = [.above, .below]

    /// Computes the direction in which each row of a slot moves that can.
    /// - Returns: `false` if another row at 0 would move to a side with a price.
    private mutating func moveSlots(_ locks: [Lock]) -> Bool {
        var amounts = Amounts()
        for slot in slots.indices {
            let lock = slots[slot] < 0 ? [] : locks[slots[slot]]
            right[slot] = lock == Self.closed ? 0 : lock == .above ? -amounts.next() : amounts.next()
        }
        computeDirection()
        return touched.allSatisfy { row in
            !isExact(row) || abs(rates[row]) < Self.least || !locks[row].contains(rates[row] > 0 ? .above : .below)
        }
    }

    private mutating func searchedColumns(_ locks: [Lock]) -> [Int] {
        var search = ConstraintSolver(room: room)
        let directions = (0..<variableCount).map { _ in search.makeVariable() }
        var amounts = Amounts()
        func add(_ terms: [LinearConstraint.Term], lock: Lock) {
            if lock == Self.closed {
                search.add(LinearConstraint(terms, .equal, 0))
                return
            }
            let isDownward = lock.contains(.above)
            if isDownward { search.add(LinearConstraint(terms, .lessThanOrEqual, 0)) }
            if lock.contains(.below) { search.add(LinearConstraint(terms, .greaterThanOrEqual, 0)) }
            search.add(
                LinearConstraint(
                    terms, lock.isEmpty ? .equal : isDownward ? .lessThanOrEqual : .greaterThanOrEqual,
                    isDownward ? -amounts.next() : amounts.next(), priority: LayoutPriority.defaultHigh))
        }

        for slot in slots.indices where slots[slot] < 0 {
            add([LinearConstraint.Term(directions[-1 - slots[slot]])], lock: [])
        }
        for row in 0..<constraints.count where isExact(row) {
            let terms = constraints.range(row).map {
                LinearConstraint.Term(directions[constraints.columns[$0]], constraints.coefficients[$0])
            }
            add(terms, lock: locks[row])
        }
        search.solve()
        room = search.room
        return directions.indices.filter { abs(search.value(of: directions[$0])) > Self.least }
    }

    private func isExact(_ row: Int) -> Bool {
        levels[row] >= 0 && (positions[row] >= 0 || abs(values[row]) <= tolerances[row])
    }

    /// By row at 0: the sides with a price. Bounds of a variable from both sides, such as a text's, close each other.
    private func closedLocks() -> [Lock] {
        var closed = [Lock](repeating: [], count: constraints.count)
        var bounds = [Lock](repeating: [], count: variableCount)
        for row in 0..<constraints.count where isExact(row) {
            closed[row] = positions[row] >= 0 ? locks[row] : settledLock(row)
            let range = constraints.range(row)
            guard range.count == 1 else { continue }
            let isUpright = constraints.coefficients[range.lowerBound] > 0
            if closed[row].contains(.above) {
                bounds[constraints.columns[range.lowerBound]].insert(isUpright ? .above : .below)
            }
            if closed[row].contains(.below) {
                bounds[constraints.columns[range.lowerBound]].insert(isUpright ? .below : .above)
            }
        }
        for row in 0..<constraints.count where isExact(row) {
            let range = constraints.range(row)
            if range.count == 1, bounds[constraints.columns[range.lowerBound]] == Self.closed {
                closed[row] = Self.closed
            }
        }
        return closed
    }
}

/// Unequal numbers from 1 to 2, always the same.
private struct Amounts {
    private var state = UInt64(1)

    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return 1 + Double(state >> 40) / 0x1p24
    }
}
