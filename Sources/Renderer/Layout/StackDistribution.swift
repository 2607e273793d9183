import ContentExtensionHost

/// UIStackView's rules along its axis, as plain arithmetic on lengths (fact: uikit/stack).
struct StackDistribution {
    /// One arranged view along the axis.
    struct Member: Equatable {
        /// Its own length in points.
        var ideal: Double
        var maximum = Double.infinity
        /// How strongly it resists growing; 0 for a view with no length of its own.
        var hugging: Double
        /// What it can give up when there isn't room.
        var gives: [Shrink]
        /// The gap to the next view in points.
        var spacingAfter: Double
    }

    /// A length that a view gives up when nothing with less resistance is left to give.
    ///
    /// A nested stack has one for each of its views: its weak ones may go, its strong ones stay.
    struct Shrink: Equatable {
        var resistance: Double
        /// In points.
        var length: Double
    }

    /// Where a member comes to lie.
    struct Span: Equatable {
        var start: Double
        var length: Double
    }

    let distribution: Stack.Distribution
    let members: [Member]

    /// The length the stack wants when nothing is imposed.
    var idealLength: Double {
        switch distribution {
        case .fillEqually: Double(members.count) * (members.map(\.ideal).max() ?? 0) + totalSpacing
        case .equalCentering:
            // Every distance of centres is the largest that any pair needs.
            (largestCentreDistance * Double(max(0, members.count - 1)))
                + ((members.first?.ideal ?? 0) + (members.last?.ideal ?? 0)) / 2
        case .equalSpacing: members.map(\.ideal).reduce(0, +) + equalGap * Double(max(0, members.count - 1))
        case .fill, .fillProportionally: members.map(\.ideal).reduce(0, +) + totalSpacing
        }
    }

    /// The spans in a stack of that length.
    func spans(in length: Double) -> [Span] {
        guard !members.isEmpty else { return [] }
        let room = max(0, length - totalSpacing)
        switch distribution {
        case .fill: return stacked(filled(room))
        case .fillEqually: return stacked(members.map { _ in room / Double(members.count) })
        case .fillProportionally: return stacked(proportional(room, of: length))
        case .equalSpacing, .equalCentering:
            // One view is tied to both ends.
            if members.count == 1 { return [Span(start: 0, length: length)] }
            return distribution == .equalCentering ? centred(compressed(room), in: length) : spaced(in: length)
        }
    }

    /// The gaps together; the last member's doesn't count.
    var totalSpacing: Double { members.dropLast().map(\.spacingAfter).reduce(0, +) }

    /// The gap of equal gaps: the longest of those that were asked for.
    private var equalGap: Double { members.dropLast().map(\.spacingAfter).max() ?? 0 }

    private var largestCentreDistance: Double {
        zip(members, members.dropFirst()).map { ($0.ideal + $1.ideal) / 2 + $0.spacingAfter }.max() ?? 0
    }

    /// Own lengths, then the surplus to the weakest hugging or the deficit to the weakest compression resistance.
    private func filled(_ room: Double) -> [Double] {
        var lengths = members.map { min($0.ideal, $0.maximum) }
        var surplus = room - lengths.reduce(0, +)
        guard surplus > 0 else { return compressed(room) }
        // Views with no length of their own share; among the others the first of the weakest takes all it may.
        let flexible = members.indices.filter { members[$0].hugging == 0 && members[$0].maximum > lengths[$0] }
        var left = flexible.count
        for index in flexible {
            let share = min(surplus / Double(left), members[index].maximum - lengths[index])
            lengths[index] += share
            surplus -= share
            left -= 1
        }
        // Ties in order of arrangement, as UIKit's ambiguous cases come out.
        let ranked = members.indices.sorted { (members[$0].hugging, $0) < (members[$1].hugging, $1) }
        for index in ranked where surplus > 0 {
            let share = min(surplus, members[index].maximum - lengths[index])
            lengths[index] += share
            surplus -= share
        }
        return lengths
    }

    /// Own lengths, made smaller where the resistance is weakest until they fit.
    private func compressed(_ room: Double) -> [Double] {
        var lengths = members.map { min($0.ideal, $0.maximum) }
        var deficit = lengths.reduce(0, +) - room
        guard deficit > 0 else { return lengths }
        let gives = members.indices.flatMap { index in members[index].gives.map { (index, $0) } }
        for (index, give) in gives.sorted(by: { ($0.1.resistance, $0.0) < ($1.1.resistance, $1.0) }) where deficit > 0 {
            let share = min(deficit, give.length, lengths[index])
            lengths[index] -= share
            deficit -= share
        }
        return lengths
    }

    /// Parts of the whole length by own lengths, gaps counted in the whole; the last takes what is left, as UIKit's
    /// multipliers count less from view to view.
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

    /// Own lengths with gaps of one length.
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

    /// Centres at equal distances where the gaps allow it.
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

    /// Distances of a sum, none below its least: as many as possible from the first on are equal, since UIKit wants each
    /// to be like the first with a little less force than the one before.
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
            // This one can't be like the others: they come as near to it as they may.
            let equal = least[index] > range.upperBound ? range.upperBound : range.lowerBound
            for earlier in 0..<index { distances[earlier] = equal }
            distances[index] = max(least[index], sum - rest - Double(index) * equal)
            return distances
        }
        return least.map { _ in sum / Double(max(1, least.count)) }
    }
}
