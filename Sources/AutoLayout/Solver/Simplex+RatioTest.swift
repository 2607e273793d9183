extension Simplex {
    /// How far to go along the direction: past rows whose prices don't yet outweigh what a unit saves, up to the one
    /// that ends it. `nil` when nothing does.
    mutating func chooseStop(level: Int, saving: Double, tolerance: Double, isCareful: Bool) -> Breakpoint? {
        collectBreakpoints(level: level, isCareful: isCareful)
        breakpoints.sort { $0.step < $1.step || $0.step == $1.step && $0.row < $1.row }
        var saved = saving
        var last: Int?
        for place in breakpoints.indices {
            saved -= breakpoints[place].price
            if isCareful || saved <= tolerance {
                last = place
                break
            }
        }
        guard let last else { return nil }

        // All rows that reach 0 at the same time can end it; a large rate divides safely.
        let reach = breakpoints[last].step * (1 + 1e-12) + 1e-12
        var best = breakpoints[last]
        for place in breakpoints.indices {
            let candidate = breakpoints[place]
            if candidate.step > reach { break }
            guard candidate.step >= breakpoints[last].step - (reach - breakpoints[last].step) else { continue }
            if isCareful {
                if candidate.row < best.row, abs(candidate.rate) > 1e-6 { best = candidate }
            } else if abs(candidate.rate) > abs(best.rate) {
                best = candidate
            }
        }
        best.step = breakpoints[last].step
        return best
    }

    private mutating func collectBreakpoints(level: Int, isCareful: Bool) {
        breakpoints.removeAll(keepingCapacity: true)
        var longest = 1.0
        for column in 0..<variableCount { longest = max(longest, abs(direction[column])) }
        let smallestRate = 1e-10 * longest
        for row in touched where levels[row] >= 0 && levels[row] <= level {
            let (rate, value) = (rates[row], values[row])
            guard abs(rate) > smallestRate else { continue }
            let (above, below) = (constraints.costAbove[row], constraints.costBelow[row])
            let isSettled = levels[row] < level
            if abs(value) > tolerances[row] {
                guard (value > 0) != (rate > 0) else { continue }
                let price = isSettled ? .infinity : abs(rate) * (above + below)
                breakpoints.append(Breakpoint(step: abs(value / rate), row: row, price: price, rate: rate))
                continue
            }
            // At 0: it costs what the side ahead does more than the side on which it was counted.
            var price = abs(rate) * (rate > 0 ? above : below)
            if isSettled || isCareful {
                let side = sides[row]
                if side != 0 { price = (side > 0) == (rate > 0) ? 0 : abs(rate) * (above + below) }
            }
            guard price > 0 else { continue }
            breakpoints.append(
                Breakpoint(step: 0, row: row, price: isSettled ? .infinity : price, rate: rate))
        }
    }
}
