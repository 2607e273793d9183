import AutoLayout

/// A sparse system unlike any layout: redundant, contradictory, with ties and uneven factors.
struct RandomSystem {
    private(set) var variables: [ConstraintSolver.Variable] = []
    private(set) var constraints: [LinearConstraint] = []
    private(set) var solver = ConstraintSolver()

    init(seed: UInt64) {
        var random = Generator(state: seed)
        let variableCount = 2 + random.next(24)
        variables = (0..<variableCount).map { _ in solver.makeVariable() }
        // Every eighth system has factors of very different size.
        let factors: [Double] =
            [1, 1, 1, -1, -1, 0.5, -0.5, 2, 0.75, -1.5] + (seed % 8 == 0 ? [16, 0.1] : [3, 0.25])
        let priorities: [Double] = [1000, 1000, 999, 751, 750, 251, 250, 50]
        for _ in 0..<(2 + random.next(3 * variableCount)) {
            let terms = (0...random.next(4)).map { _ in
                LinearConstraint.Term(variables[random.next(variableCount)], factors[random.next(factors.count)])
            }
            constraints.append(
                LinearConstraint(
                    terms, LayoutRelation.allCases[random.next(3)], Double(random.next(400)) / 2 - 50,
                    priority: LayoutPriority(priorities[random.next(priorities.count)])))
        }
    }

    /// SplitMix64: the same systems on every machine.
    private struct Generator {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return Int((mixed ^ (mixed >> 31)) % UInt64(count))
        }
    }
}
