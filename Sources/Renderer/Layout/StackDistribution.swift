import ContentExtensionHost

/// UIStackView's rules along its axis, as plain arithmetic on lengths (facts-design g).
struct StackDistribution {
    /// One arranged view along the axis.
    struct Member: Equatable {
        /// Its own length in points.
        var ideal: Double
        var maximum = Double.infinity
        /// How strongly it resists growing; 0 for a view with no length of its own.
        var hugging: Double
        /// What it can give up when there isn't room.
        var gives: [Give]
        /// The gap to the next view in points.
        var spacingAfter: Double
    }

    /// A length that a view gives up when nothing with less resistance is left to give.
    ///
    /// A nested stack has one for each of its views: its weak ones may go, its strong ones stay.
    struct Give: Equatable {
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
        case .fill, .fillProportionally, .equalSpacing: members.map(\.ideal).reduce(0, +) + totalSpacing
        }
    }

    /// The spans in a stack of that length.
    func spans(in length: Double) -> [Span] {
        guard !members.isEmpty else { return [] }
        let room = max(0, length - totalSpacing)
        switch distribution {
        case .fill: return stacked(filled(room))
        case .fillEqually: return stacked(members.map { _ in room / Double(members.count) })
        case .fillProportionally:
            let total = members.map(\.ideal).reduce(0, +)
            guard total > 0 else { return stacked(members.map { _ in room / Double(members.count) }) }
            return stacked(members.map { room * $0.ideal / total })
        case .equalSpacing:
            let lengths = compressed(room)
            let surplus = room - lengths.reduce(0, +)
            let extra = members.count > 1 ? surplus / Double(members.count - 1) : 0
            return stacked(lengths, extraSpacing: max(0, extra))
        case .equalCentering: return centred(compressed(room), in: length)
        }
    }

    /// The gaps together; the last member's doesn't count.
    var totalSpacing: Double { members.dropLast().map(\.spacingAfter).reduce(0, +) }

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

    private func stacked(_ lengths: [Double], extraSpacing: Double = 0) -> [Span] {
        var start = 0.0
        return zip(lengths, members).map { length, member in
            defer { start += length + member.spacingAfter + extraSpacing }
            return Span(start: start, length: length)
        }
    }

    /// Centres at equal distances where the gaps allow it.
    private func centred(_ lengths: [Double], in length: Double) -> [Span] {
        guard lengths.count > 1, let first = lengths.first, let last = lengths.last else { return stacked(lengths) }
        let distance = (length - first / 2 - last / 2) / Double(lengths.count - 1)
        var end = -Double.infinity
        return lengths.indices.map { index in
            let ideal = first / 2 + Double(index) * distance - lengths[index] / 2
            let start = index == 0 ? 0 : max(ideal, end + members[index - 1].spacingAfter)
            end = start + lengths[index]
            return Span(start: start, length: lengths[index])
        }
    }
}
