import Views

/// UIStackView's distributions along its axis, as arithmetic on lengths (fact: uikit/stack).
struct StackDistribution {
    /// One arranged view along the axis.
    struct Member: Equatable {
        /// The preferred length in points.
        var ideal: Double
        var maximum = Double.infinity
        /// The resistance to growing; 0 for a view without an intrinsic length.
        var hugging: Double
        /// The lengths by which it can shrink.
        var shrinks: [Shrink]
        /// The gap to the next view in points.
        var spacingAfter: Double
    }

    /// A length by which a view shrinks before any length with more resistance.
    ///
    /// A nested stack has one for each of its views: the least resistant shrink first.
    struct Shrink: Equatable {
        var resistance: Double
        /// Points.
        var length: Double
    }

    /// The position of a member.
    struct Span: Equatable {
        var start: Double
        var length: Double
    }

    let distribution: Stack.Distribution
    let members: [Member]

    /// The stack's preferred length.
    var idealLength: Double {
        switch distribution {
        case .fillEqually: Double(members.count) * (members.map(\.ideal).max() ?? 0) + totalSpacing
        case .equalCentering:
            // Every distance of centres is the largest that a pair needs.
            (largestCentreDistance * Double(max(0, members.count - 1)))
                + ((members.first?.ideal ?? 0) + (members.last?.ideal ?? 0)) / 2
        case .equalSpacing: members.map(\.ideal).reduce(0, +) + equalGap * Double(max(0, members.count - 1))
        case .fill, .fillProportionally: members.map(\.ideal).reduce(0, +) + totalSpacing
        }
    }

    func spans(in length: Double) -> [Span] {
        guard !members.isEmpty else { return [] }
        let room = max(0, length - totalSpacing)
        switch distribution {
        case .fill: return stacked(filled(room))
        case .fillEqually: return stacked(members.map { _ in room / Double(members.count) })
        case .fillProportionally: return stacked(proportional(room, of: length))
        case .equalSpacing, .equalCentering:
            // A single view is tied to both ends.
            if members.count == 1 { return [Span(start: 0, length: length)] }
            return distribution == .equalCentering ? centred(compressed(room), in: length) : spaced(in: length)
        }
    }

    /// The sum of the gaps, without the last member's.
    var totalSpacing: Double { members.dropLast().map(\.spacingAfter).reduce(0, +) }

    /// The length of equal gaps: the longest of the given ones.
    private var equalGap: Double { members.dropLast().map(\.spacingAfter).max() ?? 0 }

    private var largestCentreDistance: Double {
        zip(members, members.dropFirst()).map { ($0.ideal + $1.ideal) / 2 + $0.spacingAfter }.max() ?? 0
    }

    /// Preferred lengths; a surplus goes to the weakest hugging, a deficit to the weakest compression resistance.
    private func filled(_ room: Double) -> [Double] {
        var lengths = members.map { min($0.ideal, $0.maximum) }
        var surplus = room - lengths.reduce(0, +)
        guard surplus > 0 else { return compressed(room) }
        // Views without an intrinsic length share the surplus; otherwise the first of the weakest takes all it can.
        let flexible = members.indices.filter { members[$0].hugging == 0 && members[$0].maximum > lengths[$0] }
        var left = flexible.count
        for index in flexible {
            let share = min(surplus / Double(left), members[index].maximum - lengths[index])
            lengths[index] += share
            surplus -= share
            left -= 1
        }
        // Ties follow the order of arrangement, as in UIKit's ambiguous layouts.
        let ranked = members.indices.sorted { (members[$0].hugging, $0) < (members[$1].hugging, $1) }
        for index in ranked where surplus > 0 {
            let share = min(surplus, members[index].maximum - lengths[index])
            lengths[index] += share
            surplus -= share
        }
        return lengths
    }

    /// Preferred lengths, shrunk in the order of resistance until they fit.
    private func compressed(_ room: Double) -> [Double] {
        var lengths = members.map { min($0.ideal, $0.maximum) }
        var deficit = lengths.reduce(0, +) - room
        guard deficit > 0 else { return lengths }
        let shrinks = members.indices.flatMap { index in members[index].shrinks.map { (index, $0) } }
        for (index, give) in shrinks.sorted(by: { ($0.1.resistance, $0.0) < ($1.1.resistance, $1.0) }) where deficit > 0
        {
            let share = min(deficit, give.length, lengths[index])
            lengths[index] -= share
            deficit -= share
        }
        return lengths
    }

    /// Shares of the total length (gaps included) in proportion to the preferred lengths; the last view takes the rest,
    /// since UIKit's constraints have decreasing priorities.
    private func proportional(_ room: Double, of length: Double) -> [Double] {
        let total = idealLength
        var left = room
        return members.indices.map { index in
            let part = total > 0 ? length * members[index].ideal / total : 0
            let taken = index == members.count - 1 ? left : min(left, part)
            left -= taken
            return taken
        }
    }

    /// Preferred lengths with equal gaps.
    private func spaced(in length: Double) -> [Span] {
        let gaps = Double(members.count - 1)
        let lengths = compressed(max(0, length - equalGap * gaps))
        let gap = max(equalGap, (length - lengths.reduce(0, +)) / gaps)
        var start = 0.0
        return lengths.map { length in
            defer { start += length + gap }
            return Span(start: start, length: length)
        }
    }

    private func stacked(_ lengths: [Double]) -> [Span] {
        var start = 0.0
        return zip(lengths, members).map { length, member in
            defer { start += length + member.spacingAfter }
            return Span(start: start, length: length)
        }
    }

    /// Equal distances between centres, as far as the gaps allow.
    private func centred(_ lengths: [Double], in length: Double) -> [Span] {
        let least = lengths.indices.dropLast().map { index in
            (lengths[index] + lengths[index + 1]) / 2 + members[index].spacingAfter
        }
        var centre = (lengths.first ?? 0) / 2
        let distances = centreDistances(least, sum: length - centre - (lengths.last ?? 0) / 2)
        return lengths.indices.map { index in
            if index > 0 { centre += distances[index - 1] }
            return Span(start: centre - lengths[index] / 2, length: lengths[index])
        }
    }

    /// Distances with a given sum and minimums: from the first on as many as possible are equal, because UIKit's
    /// constraints tie each to the first with decreasing priorities.
    private func centreDistances(_ least: [Double], sum: Double) -> [Double] {
        var distances = least
        var rest = least.reduce(0, +)
        var range = 0.0...max(0, sum)
        for index in least.indices {
            rest -= least[index]
            let longest = (sum - rest) / Double(index + 1)
            let shortest = max(range.lowerBound, least[index])
            if shortest <= min(range.upperBound, longest) {
                range = shortest...min(range.upperBound, longest)
                continue
            }
            // This one can't be equal: the earlier ones get as close to it as possible.
            let equal = least[index] > range.upperBound ? range.upperBound : range.lowerBound
            for earlier in 0..<index { distances[earlier] = equal }
            distances[index] = max(least[index], sum - rest - Double(index) * equal)
            return distances
        }
        return least.map { _ in sum / Double(max(1, least.count)) }
    }
}
