import ContentExtensionHost

/// What views give up when there isn't room, the weakest of it first.
extension LayoutEngine {
    /// What a view of that length can give up along an axis.
    func gives(_ item: LayoutItem, _ axis: Axis, ideal length: Double) -> [StackDistribution.Shrink] {
        let sizing = item.node.sizing
        let minimum = (axis == .horizontal ? sizing.minWidth : sizing.minHeight) ?? 0
        if isFixed(item, axis) || length <= minimum { return [] }
        switch item.node.content {
        case .spacer: return []
        case .stack(let stack) where axis == .horizontal:
            return item.widthToGive { item.arranged.isEmpty ? [] : widthToGive(item, stack) }
        case .stack:
            let inside = max(0, length - minimum - sizing.margins.vertical)
            return [.init(resistance: compressionResistance(item, axis), length: inside)]
        default: return [.init(resistance: compressionResistance(item, axis), length: length - minimum)]
        }
    }

    /// What a stack gives of its width: along its axis that of its views together, across it what none of them holds.
    private func widthToGive(_ item: LayoutItem, _ stack: Stack) -> [StackDistribution.Shrink] {
        let lengths = item.arranged.map { measure($0, .free).width }
        let views = zip(item.arranged, lengths).map {
            FlexibleView(length: $1, gives: gives($0, .horizontal, ideal: $1))
        }
        if stack.axis == .vertical { return FlexibleView.together(views, times: 1) }
        let together = views.flatMap(\.gives)
        let gaps = item.arranged.dropLast().map { $0.node.sizing.customSpacingAfter ?? stack.spacing }.reduce(0, +)
        switch stack.distribution {
        case .fill, .equalSpacing: return together
        case .equalCentering:
            // Equal distances of centres yield first: UIKit wants them at less than 150.
            let slack =
                stackSize(item, stack, .free).width - item.node.sizing.margins.horizontal
                - lengths.reduce(0, +) - gaps
            return [.init(resistance: 149, length: max(0, slack))] + together
        case .fillEqually: return FlexibleView.together(views, times: Double(views.count))
        case .fillProportionally:
            let rigid = gaps > 0 ? 1000 - Double(views.count) : 0
            let strongest = together.map(\.resistance).max() ?? 0
            return [.init(resistance: max(rigid, strongest), length: lengths.reduce(0, +))]
        }
    }
}

/// A view that is made smaller together with others.
private struct FlexibleView {
    var length: Double
    /// The weakest first.
    var gives: [StackDistribution.Shrink]

    /// How strongly the view resists at a length; 0 above its own, `nil` where it gives nothing more.
    func resistance(at length: Double) -> Double? {
        var end = self.length
        if length >= end { return 0 }
        for give in gives.sorted(by: { $0.resistance < $1.resistance }) {
            end -= give.length
            if length >= end { return give.resistance }
        }
        return nil
    }

    /// What views give that have the same length at any time: each stretch resists as its strongest view does.
    static func together(_ views: [FlexibleView], times count: Double) -> [StackDistribution.Shrink] {
        var ends: Set<Double> = [0]
        for view in views {
            var end = view.length
            ends.insert(end)
            for give in view.gives.sorted(by: { $0.resistance < $1.resistance }) {
                end -= give.length
                ends.insert(max(0, end))
            }
        }
        let sorted = ends.sorted(by: >)
        var gives: [StackDistribution.Shrink] = []
        for (upper, lower) in zip(sorted, sorted.dropFirst()) {
            var strongest = 0.0
            for view in views {
                guard let resistance = view.resistance(at: (upper + lower) / 2) else { return gives }
                strongest = max(strongest, resistance)
            }
            gives.append(.init(resistance: strongest, length: (upper - lower) * count))
        }
        return gives
    }
}
