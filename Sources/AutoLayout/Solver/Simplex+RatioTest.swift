extension Simplex {
    /// Finds the end of a step along the direction: it passes rows while the saving per unit exceeds their prices (a
    /// long step). `nil` if nothing ends it.
    ///
    /// Piecewise linear ratio test: Fourer, "A simplex algorithm for piecewise-linear programming" (1985). Ties are
    /// settled by the largest rate: Harris, "Pivot selection methods of the Devex LP code" (1973).
    ///
    /// Example: a step saves 3 per unit. Row a reaches 0 after 2 units, its price is 1; row b after 5, its price is 4. The
    /// saving falls to 2 at a and to −2 at b, so the step ends at 5 and b takes the slot.
    mutating func chooseStop(level: Int, saving: Double, tolerance: Double, isCareful: Bool) -> Breakpoint? {
        collectBreakpoints(level: level, isCareful: isCareful)
        room -= 2 * breakpoints.count
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

        // Among rows that reach 0 at the same time, the one with the largest rate is numerically safest.
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
            // At 0, a row costs the price of the side ahead minus that of the side on which it was counted.
            var price = abs(rate) * (rate > 0 ? above : below)
            if isSettled || isCareful {
                let side = sides[row]
                if side != 0 { price = (side > 0) == (rate > 0) ? 0 : abs(rate) * (above + below) }
            }
            guard price > 0 else { continue }
            breakpoints.append(Breakpoint(step: 0, row: row, price: isSettled ? .infinity : price, rate: rate))
        }
    }
}
