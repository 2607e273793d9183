import RNUIKit

/// A layout around the views of a builder.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    typealias Body = Never
    let layout: L
    let content: Content

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        var inner = context.child(.content)
        inner.environment.stackAxis = L.layoutProperties.stackOrientation
        return [LayoutElement(layout, evaluate(content, in: inner), in: context)]
    }
}

/// An element whose children a `Layout` places.
final class LayoutElement<L: Layout>: Element {
    private let layout: L
    private lazy var cache = layout.makeCache(subviews: subviews())

    init(_ layout: L, _ children: [Element], in context: ViewContext) {
        self.layout = layout
        super.init(context, children)
        traits = ElementTraits()
        if TypeNames.own(L.self) != nil { host.hasOwnGuides = true }
    }

    private func subviews(_ record: PlacementRecord = PlacementRecord()) -> LayoutSubviews {
        // Layouts work from left to right; `arrange` mirrors what they have placed.
        LayoutSubviews(elements: children, record: record, layoutDirection: environment.layoutDirection)
    }

    override func forgetLayout() {
        layout.updateCache(&cache, subviews: subviews())
        super.forgetLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews(), cache: &cache)
    }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let record = PlacementRecord()
        layout.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews(record), cache: &cache)
        return children.indices.map { index in
            // A view that the layout forgets stands in the middle.
            let place =
                record.places[index] ?? (CGPoint(x: size.width / 2, y: size.height / 2), .center, proposal)
            let own = children[index].size(place.proposal)
            return Placement(
                origin: CGPoint(
                    x: place.point.x - place.anchor.x * own.width, y: place.point.y - place.anchor.y * own.height),
                proposal: place.proposal)
        }
    }

    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        let own =
            HorizontalAlignment.isKnown(id)
            ? layout.explicitAlignment(
                of: HorizontalAlignment(id), in: bounds, proposal: proposal, subviews: subviews(), cache: &cache)
            : layout.explicitAlignment(
                of: VerticalAlignment(id), in: bounds, proposal: proposal, subviews: subviews(), cache: &cache)
        return own ?? super.guide(id, proposal)
    }

    override var asksForLeastWidths: Bool { L.self == HStackLayout.self }

    override var spacing: ViewSpacing { layout.spacing(subviews: subviews(), cache: &cache) }
}

/// A layout of any type.
public struct AnyLayout: Layout {
    public typealias Cache = Any
    private let box: any LayoutBox
    public init<L: Layout>(_ layout: L) { box = Box(layout: layout) }

    public func makeCache(subviews: Subviews) -> Any { box.makeCache(subviews) }
    public func updateCache(_ cache: inout Any, subviews: Subviews) { cache = box.makeCache(subviews) }
    public func spacing(subviews: Subviews, cache: inout Any) -> ViewSpacing { box.spacing(subviews, &cache) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
        box.size(proposal, subviews, &cache)
    }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
    ) { box.place(bounds, proposal, subviews, &cache) }

    private protocol LayoutBox: Sendable {
        func makeCache(_ subviews: Subviews) -> Any
        func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing
        func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize
        func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any)
    }

    private struct Box<L: Layout>: LayoutBox, @unchecked Sendable {
        let layout: L
        func makeCache(_ subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }

        /// Calls the layout with its own type of cache.
        private func with<R>(_ cache: inout Any, _ subviews: Subviews, _ call: (inout L.Cache) -> R) -> R {
            var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
            defer { cache = own }
            return call(&own)
        }
        func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
            with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
            with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        }
        func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) {
            with(&cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
    }
}
