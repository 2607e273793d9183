import Views

/// The lengths by which views can shrink, the least resistant first.
extension LayoutEngine {
    /// The lengths by which a view of a length can shrink along an axis.
    func shrinks(_ item: LayoutItem, _ axis: Axis, ideal length: Double) -> [StackDistribution.Shrink] {
        let sizing = item.node.sizing
        let minimum = (axis == .horizontal ? sizing.minWidth : sizing.minHeight) ?? 0
        if isFixed(item, axis) || length <= minimum { return [] }
        switch item.node.content {
        case .spacer: return []
        case .stack(let stack) where axis == .horizontal:
            return item.shrinkableWidth { item.arranged.isEmpty ? [] : shrinkableWidth(item, stack) }
        case .stack:
            let inside = max(0, length - minimum - sizing.margins.vertical)
            return [.init(resistance: compressionResistance(item, axis), length: inside)]
        default: return [.init(resistance: compressionResistance(item, axis), length: length - minimum)]
        }
    }

    /// The shrinking of a stack's width: along its axis the sum of its views', across it as far as all of them shrink.
    private func shrinkableWidth(_ item: LayoutItem, _ stack: Stack) -> [StackDistribution.Shrink] {
        let lengths = item.arranged.map { measure($0, .free).width }
        let views = zip(item.arranged, lengths).map {
            FlexibleView(length: $1, shrinks: shrinks($0, .horizontal, ideal: $1))
        }
        if stack.axis == .vertical { return FlexibleView.together(views, times: 1) }
        let together = views.flatMap(\.shrinks)
        let gaps = item.arranged.dropLast().map { $0.node.sizing.customSpacingAfter ?? stack.spacing }.reduce(0, +)
        switch stack.distribution {
        case .fill, .equalSpacing: return together
        case .equalCentering:
            // The equal distances of centres shrink first: UIKit gives them a priority below 150.
            let slack =
                stackSize(item, stack, .free).width - item.node.sizing.margins.horizontal - lengths.reduce(0, +) - gaps
            return [.init(resistance: 149, length: max(0, slack))] + together
        case .fillEqually: return FlexibleView.together(views, times: Double(views.count))
        case .fillProportionally:
            let rigid = gaps > 0 ? 1000 - Double(views.count) : 0
            let strongest = together.map(\.resistance).max() ?? 0
            return [.init(resistance: max(rigid, strongest), length: lengths.reduce(0, +))]
        }
    }
}

/// A view that shrinks together with others.
private struct FlexibleView {
    var length: Double
    /// The least resistant first.
    var shrinks: [StackDistribution.Shrink]

    /// The resistance at a length; 0 above the view's own length, `nil` where it can't shrink further.
    func resistance(at length: Double) -> Double? {
        var end = self.length
        if length >= end { return 0 }
        for shrink in shrinks.sorted(by: { $0.resistance < $1.resistance }) {
            end -= shrink.length
            if length >= end { return shrink.resistance }
        }
        return nil
    }

    /// The shrinking of views that always have the same length: each part resists as its strongest view.
    static func together(_ views: [FlexibleView], times count: Double) -> [StackDistribution.Shrink] {
        var ends: Set<Double> = [0]
        for view in views {
            var end = view.length
            ends.insert(end)
            for shrink in view.shrinks.sorted(by: { $0.resistance < $1.resistance }) {
                end -= shrink.length
                ends.insert(max(0, end))
            }
        }
        let sorted = ends.sorted(by: >)
        var shrinks: [StackDistribution.Shrink] = []
        for (upper, lower) in zip(sorted, sorted.dropFirst()) {
            var strongest = 0.0
            for view in views {
                guard let resistance = view.resistance(at: (upper + lower) / 2) else { return shrinks }
                strongest = max(strongest, resistance)
            }
            shrinks.append(.init(resistance: strongest, length: (upper - lower) * count))
        }
        return shrinks
    }
}
