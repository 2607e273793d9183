import RNUIKit

/// The rule of `HStack` and `VStack`: the distances are taken off first; children take equal shares of what is left, by
/// priority, and within a priority the least flexible first. What lower priorities need at least is kept back for them
/// (fact: swiftui/layout.stack).
struct StackRule {
    let axis: Axis
    /// In points; `nil` asks the views for it.
    let spacing: CGFloat?
    /// The guide across the axis.
    let guide: any AlignmentID.Type

    /// The children's proposals, sizes, and positions along and across the axis, in points.
    struct Result {
        var proposals: [ProposedViewSize]
        var along: [CGFloat]
        var across: [CGFloat]
        var size: CGSize
    }

    @MainActor private func distances(_ views: [Element]) -> [CGFloat] {
        guard views.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: views.count - 1) }
        let wanted = views.map(\.spacing)
        return (1..<views.count).map { wanted[$0 - 1].distance(to: wanted[$0], along: axis) }
    }

    @MainActor private func layOut(_ proposal: ProposedViewSize, _ views: [Element]) -> Result {
        let distances = distances(views)
        let proposals = proposals(proposal, views, distances.reduce(0, +))
        var result = Result(proposals: proposals, along: [], across: [], size: .zero)
        var guides: [CGFloat] = []
        var sizes: [CGSize] = []
        for (index, view) in views.enumerated() {
            let dimensions = view.dimensions(proposals[index])
            if index > 0 { result.size[axis] += distances[index - 1] }
            result.along.append(result.size[axis])
            result.size[axis] += dimensions.size[axis]
            guides.append(position(in: dimensions))
            sizes.append(dimensions.size)
        }
        let above = guides.max() ?? 0
        for (index, guide) in guides.enumerated() {
            result.across.append(above - guide)
            let end = above - guide + sizes[index][axis.other]
            result.size[axis.other] = index == 0 ? end : max(result.size[axis.other], end)
        }
        return result
    }

    private func position(in dimensions: ViewDimensions) -> CGFloat {
        axis == .horizontal
            ? dimensions[VerticalAlignment(guide)] : dimensions[HorizontalAlignment(guide)]
    }

    @MainActor private func proposals(
        _ proposal: ProposedViewSize, _ views: [Element], _ distances: CGFloat
    ) -> [ProposedViewSize] {
        var result = Array(repeating: proposal, count: views.count)
        guard let room = proposal[axis] else { return result }
        func offered(_ length: CGFloat) -> ProposedViewSize {
            var offer = proposal
            offer[axis] = length
            return offer
        }
        guard room.isFinite else { return result.map { _ in offered(room) } }
        let least = views.map { $0.size(offered(0))[axis] }
        let most = views.map { $0.size(offered(.infinity))[axis] }
        var left = room - distances
        let fits = most.reduce(0, +) <= left + 0.001
        let priorities = Set(views.map(\.traits.layoutPriority)).sorted(by: >)
        for priority in priorities {
            // Swift's sort is stable: of two equally flexible views the first one is asked first.
            let group = views.indices.filter { views[$0].traits.layoutPriority == priority }
                .sorted { most[$0] - least[$0] < most[$1] - least[$1] }
            var reserved: CGFloat = 0
            for (index, view) in views.enumerated() where view.traits.layoutPriority < priority {
                reserved += least[index]
            }
            var own = left - reserved
            for (number, index) in group.enumerated() {
                // Where everything fits, an equal share mustn't cut a view that is large and yet not flexible.
                let share = max(0, own / CGFloat(group.count - number), fits ? most[index] : 0)
                result[index] = offered(share)
                let taken = views[index].size(result[index])[axis]
                own -= taken
                left -= taken
            }
        }
        return result
    }
}

/// A stack's results by proposal.
public struct _StackCache {
    fileprivate var results: [ProposedViewSize: StackRule.Result] = [:]
}

extension StackRule {
    func result(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) -> Result {
        if let known = cache.results[proposal] { return known }
        let result = MainActor.assumeIsolated { layOut(proposal, subviews.elements) }
        cache.results[proposal] = result
        return result
    }

    func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
    ) {
        let result = result(proposal, subviews, &cache)
        for index in result.along.indices {
            let point = CGPoint(axis, along: result.along[index], across: result.across[index])
            subviews[index].place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: result.proposals[index])
        }
    }
}

public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
    private var rule: StackRule { StackRule(axis: .horizontal, spacing: spacing, guide: alignment.id) }
    public func makeCache(subviews: Subviews) -> _StackCache { _StackCache() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        rule.result(proposal, subviews, &cache).size
    }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) { rule.place(bounds, proposal, subviews, &cache) }
}

public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
    private var rule: StackRule { StackRule(axis: .vertical, spacing: spacing, guide: alignment.id) }
    /// Its upper edge is the first view's, its lower edge the last one's.
    public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
        var spacing = subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing, edges: .horizontal) }
        if let first = subviews.first { spacing.formUnion(first.spacing, edges: .top) }
        if let last = subviews.last { spacing.formUnion(last.spacing, edges: .bottom) }
        return spacing
    }
    public func makeCache(subviews: Subviews) -> _StackCache { _StackCache() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache) -> CGSize {
        rule.result(proposal, subviews, &cache).size
    }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
    ) { rule.place(bounds, proposal, subviews, &cache) }
}

/// Views over one another, each with the whole proposal; the size is their union, aligned by guides.
///
/// A union that is larger than the proposal is offered when the views are placed, so that a colour behind a view that is
/// too wide is as wide as that (fact: swiftui/layout.depth).
public struct ZStackLayout: Layout {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func layOut(
        _ offers: [ProposedViewSize], _ subviews: Subviews
    ) -> (size: CGSize, guide: CGPoint, origins: [CGPoint]) {
        let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
        let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let guide = CGPoint(x: guides.map(\.x).max() ?? 0, y: guides.map(\.y).max() ?? 0)
        let origins = guides.map { CGPoint(x: guide.x - $0.x, y: guide.y - $0.y) }
        let size = zip(origins, dimensions).reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.0.x + $1.1.width), height: max($0.height, $1.0.y + $1.1.height))
        }
        return (size, guide, origins)
    }

    /// The highest priority alone decides the size that the others are offered.
    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
        let top = subviews.map(\.priority).max() ?? 0
        let leading = subviews.filter { $0.priority == top }
        guard leading.count < subviews.count else { return subviews.map { _ in proposal } }
        let size = leading.map { $0.sizeThatFits(proposal) }.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        return subviews.map { $0.priority == top ? proposal : ProposedViewSize(size) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        layOut(offers(proposal, subviews), subviews).size
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var offers = offers(proposal, subviews)
        var result = layOut(offers, subviews)
        let union = ProposedViewSize(
            width: max(proposal.width ?? 0, bounds.width), height: max(proposal.height ?? 0, bounds.height))
        if union != proposal {
            let guide = result.guide
            offers = offers.map { $0 == proposal ? union : $0 }
            result = layOut(offers, subviews)
            // A view that has grown to both sides of the guide moves no other one.
            let (dx, dy) = (guide.x - result.guide.x, guide.y - result.guide.y)
            result.origins = result.origins.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
        }
        for (index, origin) in result.origins.enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offers[index])
        }
    }
}
