extension Simplex {
    /// Makes the sum of the prices of one level's rows as small as it can be without a lower level getting worse
    /// (those are settled), whatever becomes of higher ones; then settles the level.
    /// - Returns: whether the smallest sum was reached, and not the limit of iterations.
    mutating func minimise(level: Int, rows: [Int]) -> Bool {
        // Without progress for that long the least indices are taken, which can't go in circles (Bland's rule).
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
            guard iterations < iterationLimit else { return false }
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

    /// Adds up the prices of the rows that aren't 0, by variable, and returns the highest.
    private mutating func collectCosts(of rows: [Int], isCareful: Bool) -> Double {
        var highest = 0.0
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
                // A vertex of the linear program: one of the two prices counts, even at 0.
                if sides[row] == 0 { sides[row] = constraints.costAbove[row] > 0 ? -1 : 1 }
                price = sides[row] > 0 ? constraints.costAbove[row] : -constraints.costBelow[row]
            } else {
                sides[row] = 0
            }
            guard price != 0 else { continue }
            highest = max(highest, abs(price))
            for entry in constraints.range(row) {
                costs[constraints.columns[entry]] += price * constraints.coefficients[entry]
            }
        }
        return highest
    }

    /// The slot whose row had best leave 0, in which direction, and what a unit of that saves (negative).
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
            // A pin never comes back, so pins go first.
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

    /// Where a row that reaches 0 on a settled level may not go from there.
    func settledLock(_ row: Int) -> Lock {
        switch sides[row] {
        case 1: fullLock(row).union(.below).subtracting(.above)
        case -1: fullLock(row).union(.above).subtracting(.below)
        default: fullLock(row)
        }
    }

    /// Notes what keeps the level's sum at its least; without a tolerance nothing costs anything.
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
