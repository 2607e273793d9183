extension Simplex {
    /// Finds the optimum of all levels.
    /// - Returns: `false` if the room was used up.
    mutating func optimise(exclusions: inout [Component.Exclusion]) -> Bool {
        iterations = 0
        if needsStart { start() } else { fillSlots() }
        needsStart = false
        computeValues()
        var settledIterations = 0
        // Repeats only if recomputed values reveal rounding errors.
        for _ in 0..<4 {
            for level in levelRows.indices {
                guard minimise(level: level, rows: levelRows[level]) else { return stop() }
                if level == 0, levelRows[0].contains(where: isViolated) {
                    guard giveUpRequired(&exclusions), minimise(level: 0, rows: levelRows[0]) else { return stop() }
                }
            }
            pushPinsOut()
            guard iterations > settledIterations else { return true }
            settledIterations = iterations
            if updates.count > 4 { factor() }
            computeValues()
            if levelRows.allSatisfy({ $0.allSatisfy(isOnItsSide) }) { return true }
        }
        return true
    }

    private mutating func stop() -> Bool {
        factor()
        computeValues()
        return false
    }

    /// `true` if a row outside the slots has a price to pay.
    func isViolated(_ row: Int) -> Bool {
        positions[row] < 0
            && (values[row] > tolerances[row] && constraints.costAbove[row] > 0
                || values[row] < -tolerances[row] && constraints.costBelow[row] > 0)
    }

    private func isOnItsSide(_ row: Int) -> Bool {
        positions[row] >= 0 || abs(values[row]) <= tolerances[row]
            || (values[row] > 0) == (sides[row] > 0) && sides[row] != 0
    }

    /// Pins the variables of slots whose rows were removed, and of new variables.
    private mutating func fillSlots() {
        for column in slots.count..<variableCount {
            factors.append(slot: column, row: -1, column: column, coefficient: 1)
            slots.append(-1 - column)
        }
        for slot in slots.indices where slots[slot] >= 0 && constraints.states[slots[slot]] != .live {
            computeDirection(slot: slot, sign: 1)
            var column = 0
            for candidate in 0..<variableCount where abs(direction[candidate]) > abs(direction[column]) {
                column = candidate
            }
            updates.append(
                slot: slot, oldRow: slots[slot], newRow: -1 - column, direction: direction, pivot: direction[column])
            positions[slots[slot]] = -1
            slots[slot] = -1 - column
        }
    }

    /// Replaces pins by rows that depend on them; only undetermined variables stay pinned.
    private mutating func pushPinsOut() {
        for slot in slots.indices where room > 0 && slots[slot] < 0 && !index.range(-1 - slots[slot]).isEmpty {
            computeDirection(slot: slot, sign: 1)
            let forward = chooseStop(level: levelRows.count, saving: 1, tolerance: 0, isCareful: false)
            computeDirection(slot: slot, sign: -1)
            let backward = chooseStop(level: levelRows.count, saving: 1, tolerance: 0, isCareful: false)
            if let backward, backward.step < forward?.step ?? .infinity {
                pivot(
                    slot: slot, sign: -1, step: backward.step, entering: backward.row, lock: settledLock(backward.row))
            } else if let forward {
                computeDirection(slot: slot, sign: 1)
                pivot(slot: slot, sign: 1, step: forward.step, entering: forward.row, lock: settledLock(forward.row))
            }
        }
    }

    /// Examines the required rows in order, and breaks each that conflicts with those before it.
    ///
    /// The rows with a multiplier at the least violation of the broken row are an irreducible set that excludes it:
    /// Gleeson and Ryan, "Identifying minimally infeasible subsystems of inequalities" (1990).
    ///
    /// Example: `x ≥ 10`, `y ≥ 0`, `z ≥ 0`, `x + y ≤ 5`. The last is violated by at least 5, with multipliers on the first
    /// two: those exclude it, `z ≥ 0` doesn't.
    private mutating func giveUpRequired(_ exclusions: inout [Component.Exclusion]) -> Bool {
        let (required, known) = (levelRows[0], levels)
        var broken: [Int] = []
        // Accepted rows have level 0, the examined one 1, and all others are ignored.
        for row in levels.indices where levels[row] >= 0 { levels[row] = 2 }
        for row in required {
            if isViolated(row) {
                levels[row] = 1
                guard minimise(level: 1, rows: [row]) else {
                    levels = known
                    return false
                }
                // Only required rows constrain the next one, so the examined row's optimum is unlocked.
                for held in slots where held >= 0 && levels[held] == 0 { locks[held] = fullLock(held) }
            }
            if isViolated(row) {
                broken.append(row)
                let excluding = slots.indices.filter { slot in
                    slots[slot] >= 0 && levels[slots[slot]] == 0 && abs(multipliers[slot]) > 1e-9
                }
                let price = values[row] > 0 ? constraints.costAbove[row] : -constraints.costBelow[row]
                exclusions.append(
                    Component.Exclusion(
                        broken: row, others: excluding.map { slots[$0] },
                        weights: [price] + excluding.map { -multipliers[$0] }))
                levels[row] = 2
            } else {
                levels[row] = 0
                sides[row] = 0
                locks[row] = fullLock(row)
            }
        }
        levels = known
        for row in broken {
            levels[row] = 1
            constraints.isBroken[row] = true
        }
        levelRows[0] = required.filter { levels[$0] == 0 }
        levelRows[1] = (levelRows[1] + broken).sorted()
        exclusions.sort { $0.broken < $1.broken }
        return true
    }
}
