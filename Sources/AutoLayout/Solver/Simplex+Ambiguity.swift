extension Simplex {
    /// The variables that aren't the same at all optimal points.
    ///
    /// Optimal points in the neighbourhood differ by directions in which each row that is 0 moves only where that is
    /// free of charge. One more, smaller system looks for a direction that moves as many rows as possible at once, by
    /// uneven amounts, so that no variable rests by chance.
    func ambiguousColumns() -> [Int] {
        var (isOpen, search) = (false, ConstraintSolver())
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
            isOpen = true
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
        for row in 0..<constraints.count where levels[row] >= 0 {
            guard positions[row] >= 0 || abs(values[row]) <= tolerances[row] else { continue }
            let terms = constraints.range(row).map {
                LinearConstraint.Term(directions[constraints.columns[$0]], constraints.coefficients[$0])
            }
            add(terms, lock: positions[row] >= 0 ? locks[row] : settledLock(row))
        }
        guard isOpen else { return [] }
        search.solve()
        return directions.indices.filter { abs(search.value(of: directions[$0])) > 1e-6 }
    }
}
