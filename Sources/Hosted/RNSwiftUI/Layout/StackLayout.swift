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

    func distances(_ subviews: LayoutSubviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    func layOut(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Result {
        let distances = distances(subviews)
        let proposals = proposals(proposal, subviews, distances.reduce(0, +))
        let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        var along: [CGFloat] = []
        var end: CGFloat = 0
        for (index, dimension) in dimensions.enumerated() {
            if index > 0 { end += distances[index - 1] }
            along.append(end)
            end += dimension.size[axis]
        }
        let guides = dimensions.map { position(in: $0) }
        let above = guides.max() ?? 0
        let across = guides.map { above - $0 }
        let thickness = zip(across, dimensions).map { $0 + $1.size[axis.other] }.max() ?? 0
        var size = CGSize.zero
        (size[axis], size[axis.other]) = (end, thickness)
        return Result(proposals: proposals, along: along, across: across, size: size)
    }

    private func position(in dimensions: ViewDimensions) -> CGFloat {
        axis == .horizontal
            ? dimensions[VerticalAlignment(guide)] : dimensions[HorizontalAlignment(guide)]
    }

    private func proposals(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ distances: CGFloat
    ) -> [ProposedViewSize] {
        guard let room = proposal[axis] else { return subviews.map { _ in proposal } }
        func along(_ index: Int, _ length: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(offered(length))[axis]
        }
        func offered(_ length: CGFloat) -> ProposedViewSize {
            var offer = proposal
            offer[axis] = length
            return offer
        }
        guard room.isFinite else { return subviews.map { _ in offered(room) } }
        let (least, most) = (subviews.indices.map { along($0, 0) }, subviews.indices.map { along($0, .infinity) })
        var result = subviews.map { _ in proposal }
        var left = room - distances
        let fits = most.reduce(0, +) <= left + 0.001
        let priorities = Set(subviews.map(\.priority)).sorted(by: >)
        for priority in priorities {
            // Swift's sort is stable: of two equally flexible views the first one is asked first.
            let group = subviews.indices.filter { subviews[$0].priority == priority }
                .sorted { most[$0] - least[$0] < most[$1] - least[$1] }
            let reserved = subviews.indices.filter { subviews[$0].priority < priority }.reduce(0) { $0 + least[$1] }
            var own = left - reserved
            for (number, index) in group.enumerated() {
                // Where everything fits, an equal share mustn't cut a view that is large and yet not flexible.
                let share = max(0, own / CGFloat(group.count - number), fits ? most[index] : 0)
                result[index] = offered(share)
                let taken = along(index, share)
                own -= taken
                left -= taken
            }
        }
        return result
    }
}

extension StackRule {
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        let result = layOut(proposal, subviews)
        for index in subviews.indices {
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
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        rule.layOut(proposal, subviews).size
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        rule.place(bounds, proposal, subviews)
    }
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
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        rule.layOut(proposal, subviews).size
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        rule.place(bounds, proposal, subviews)
    }
}

/// Views over one another, each with the whole proposal; the size is their union, aligned by guides.
public struct ZStackLayout: Layout {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func layOut(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (size: CGSize, origins: [CGPoint], offers: [ProposedViewSize]) {
        // The highest priority alone decides the size that the others are offered.
        let top = subviews.map(\.priority).max() ?? 0
        var offers = subviews.map { _ in proposal }
        let leading = subviews.indices.filter { subviews[$0].priority == top }
        if leading.count < subviews.count {
            let size = leading.map { subviews[$0].sizeThatFits(proposal) }.reduce(CGSize.zero) {
                CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
            }
            for index in subviews.indices where subviews[index].priority < top {
                offers[index] = ProposedViewSize(size)
            }
        }
        let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
        let guides = dimensions.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let (left, above) = (guides.map(\.x).max() ?? 0, guides.map(\.y).max() ?? 0)
        let origins = guides.map { CGPoint(x: left - $0.x, y: above - $0.y) }
        let size = zip(origins, dimensions).reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.0.x + $1.1.width), height: max($0.height, $1.0.y + $1.1.height))
        }
        return (size, origins, offers)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        layOut(proposal, subviews).size
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let result = layOut(proposal, subviews)
        for (index, origin) in result.origins.enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: result.offers[index])
        }
    }
}
