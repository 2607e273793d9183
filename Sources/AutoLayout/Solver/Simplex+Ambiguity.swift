extension Simplex {
    /// The variables whose value differs among the optimal points.
    ///
    /// From one optimal point, others are reached by directions in which each row at 0 moves only to sides without a
    /// price. A second, smaller system searches for a direction that moves as many rows as possible at once, by unequal
    /// amounts, so that no variable stays fixed by coincidence.
    ///
    /// Example: with `x + y = 10` alone, x can grow while y shrinks: both are ambiguous. `x = 3` closes that direction.
    /// - Parameter room: the work left, which is reduced by what is done.
    func ambiguousColumns(room: inout Int) -> [Int] {
        let locks = closedLocks()
        // The slots' rows determine all variables: if none can move, the optimum is unique.
        guard slots.contains(where: { $0 < 0 || locks[$0] != [.above, .below] }) else { return [] }
        var search = ConstraintSolver(room: room)
        let directions = (0..<variableCount).map { _ in search.makeVariable() }
        var random = UInt64(1)
        func wish() -> Double {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return 1 + Double(random >> 40) / 0x1p24
        }
        func add(_ terms: [LinearConstraint.Term], lock: Lock) {
            if lock == [.above, .below] {
                search.add(LinearConstraint(terms, .equal, 0))
                return
            }
            let isDownward = lock.contains(.above)
            if isDownward { search.add(LinearConstraint(terms, .lessThanOrEqual, 0)) }
            if lock.contains(.below) { search.add(LinearConstraint(terms, .greaterThanOrEqual, 0)) }
            search.add(
                LinearConstraint(
                    terms, lock.isEmpty ? .equal : isDownward ? .lessThanOrEqual : .greaterThanOrEqual,
                    isDownward ? -wish() : wish(), priority: LayoutPriority.defaultHigh))
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
        return directions.indices.filter { abs(search.value(of: directions[$0])) > 1e-6 }
    }

    private func isExact(_ row: Int) -> Bool {
        levels[row] >= 0 && (positions[row] >= 0 || abs(values[row]) <= tolerances[row])
    }

    /// By row at 0: the sides with a price. Bounds of a variable from both sides, such as a text's, close each other.
    private func closedLocks() -> [Lock] {
        var closed = [Lock](repeating: [], count: constraints.count)
        var bounds = [Lock](repeating: [], count: variableCount)
        let both: Lock = [.above, .below]
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
            if range.count == 1, bounds[constraints.columns[range.lowerBound]] == both { closed[row] = both }
        }
        return closed
    }
}
