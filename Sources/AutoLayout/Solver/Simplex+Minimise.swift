extension Simplex {
    /// Minimises the sum of the prices of one level's rows, keeping the optima of the settled lower levels and ignoring
    /// the higher ones; then settles the level.
    /// - Returns: `false` if the room was used up first.
    mutating func minimise(level: Int, rows: [Int]) -> Bool {
        // After this many steps without progress, the smallest indices are chosen to avoid cycles (Bland 1977).
        var stalled = 0
        var refused: [Int] = []
        while true {
            let isCareful = stalled > 24
            let tolerance = Self.priceTolerance * collectCosts(of: rows, isCareful: isCareful)
            guard tolerance > 0 else {
                settle(level: level, rows: rows, tolerance: nil)
                return true
            }
            computeMultipliers()
            let choice = chooseSlot(level: level, tolerance: tolerance, isCareful: isCareful, refused: refused)
            guard let (slot, sign, price) = choice else {
                settle(level: level, rows: rows, tolerance: tolerance)
                return true
            }
            guard room > 0 else { return false }
            computeDirection(slot: slot, sign: sign)
            let stop = chooseStop(level: level, saving: -price, tolerance: tolerance, isCareful: isCareful)
            guard let stop else {
                refused.append(slot)
                continue
            }
            refused.removeAll(keepingCapacity: true)
            stalled = stop.step > 1e-9 ? 0 : stalled + 1
            let isSettled = levels[stop.row] < level
            pivot(
                slot: slot, sign: sign, step: stop.step, entering: stop.row,
                lock: isSettled ? settledLock(stop.row) : [])
        }
    }

    /// Sums the prices of the violated rows by variable, and returns the highest price.
    private mutating func collectCosts(of rows: [Int], isCareful: Bool) -> Double {
        var highest = 0.0
        room -= rows.count / 4
        for row in rows where positions[row] < 0 {
            let value = values[row]
            var price = 0.0
            if value > tolerances[row] {
                price = constraints.costAbove[row]
                sides[row] = 1
            } else if value < -tolerances[row] {
                price = -constraints.costBelow[row]
                sides[row] = -1
            } else if isCareful {
                // At a vertex of the linear program one of the two prices counts, even for the value 0.
                if sides[row] == 0 { sides[row] = constraints.costAbove[row] > 0 ? -1 : 1 }
                price = sides[row] > 0 ? constraints.costAbove[row] : -constraints.costBelow[row]
            } else {
                sides[row] = 0
            }
            guard price != 0 else { continue }
            highest = max(highest, abs(price))
            constraints.add(price, times: row, to: &costs)
        }
        return highest
    }

    /// The slot whose row should leave 0, the direction, and the resulting saving per unit (negative).
    private func chooseSlot(
        level: Int, tolerance: Double, isCareful: Bool, refused: [Int]
    ) -> (slot: Int, sign: Double, price: Double)? {
        var best: (slot: Int, sign: Double, price: Double)?
        var (bestRank, bestRow) = (-tolerance, Int.max)
        for slot in 0..<variableCount {
            let multiplier = multipliers[slot]
            guard abs(multiplier) > tolerance else { continue }
            let row = slots[slot]
            let sign = multiplier > 0 ? -1.0 : 1.0
            var price = -abs(multiplier)
            // Pins are preferred, because they never return.
            var rank = price * 1e6
            if row >= 0 {
                if levels[row] < level {
                    if locks[row].contains(sign > 0 ? .above : .below) { continue }
                } else if levels[row] == level {
                    price += sign > 0 ? constraints.costAbove[row] : constraints.costBelow[row]
                }
                rank = price
            }
            guard price < -tolerance, !refused.contains(slot) else { continue }
            if isCareful {
                guard row < bestRow else { continue }
            } else {
                guard rank < bestRank || rank == bestRank && row < bestRow else { continue }
            }
            (best, bestRank, bestRow) = ((slot, sign, price), rank, row)
        }
        return best
    }

    /// The sides to which a row that reaches 0 on a settled level may not move.
    func settledLock(_ row: Int) -> Lock {
        switch sides[row] {
        case 1: .below
        case -1: .above
        default: fullLock(row)
        }
    }

    /// Locks the rows of a minimised level. A `nil` tolerance means that nothing has a price.
    private mutating func settle(level: Int, rows: [Int], tolerance: Double?) {
        guard let tolerance else {
            for row in rows where positions[row] >= 0 { locks[row] = fullLock(row) }
            return
        }
        for slot in slots.indices where slots[slot] >= 0 && levels[slots[slot]] <= level {
            let (row, multiplier) = (slots[slot], multipliers[slot])
            let isCounted = levels[row] == level
            if isCounted { locks[row] = [] }
            if (isCounted ? constraints.costAbove[row] : 0) + multiplier > tolerance { locks[row].insert(.above) }
            if (isCounted ? constraints.costBelow[row] : 0) - multiplier > tolerance { locks[row].insert(.below) }
        }
    }
}
