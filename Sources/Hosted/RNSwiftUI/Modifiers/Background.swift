import RNUIKit

extension View {
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        DecoratedView(content: self, decoration: content(), alignment: alignment, isBehind: true)
    }
    @_disfavoredOverload public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        DecoratedView(content: self, decoration: background, alignment: alignment, isBehind: true)
    }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle.background, ignoresSafeAreaEdges: edges)
    }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(in: Rectangle(), style: style, FillStyle())
    }
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { background(in: shape, style: style, fillStyle) }
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(in: shape, style: BackgroundStyle.background, fillStyle)
    }
    private func background<S: ShapeStyle, T: Shape>(in shape: T, style: S, _ fill: FillStyle) -> some View {
        DecoratedView(
            content: self, decoration: _ShapeView(shape: shape, style: style, fillStyle: fill), alignment: .center,
            isBehind: true)
    }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        DecoratedView(content: self, decoration: content(), alignment: alignment, isBehind: false)
    }
    @_disfavoredOverload public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
        -> some View
    {
        DecoratedView(content: self, decoration: overlay, alignment: alignment, isBehind: false)
    }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay(style, in: Rectangle())
    }
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        DecoratedView(
            content: self, decoration: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
            isBehind: false)
    }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}

/// A view with others behind or before it, which are offered its size.
struct DecoratedView<Content: View, Decoration: View>: PrimitiveView {
    typealias Body = Never
    public nonisolated var _place = _ViewPlace(.modifier)
    let content: Content
    let decoration: Decoration
    let alignment: Alignment
    let isBehind: Bool

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        evaluate(content, in: context.child(.content)).map { element in
            let own = context.wrapping(element)
            var other = own.child(.part("decoration"))
            other.environment.stackAxis = nil
            let parts = evaluate(decoration, in: other)
            return parts.isEmpty
                ? element : DecoratedElement(element, parts, alignment, isBehind: isBehind, own)
        }
    }
}

final class DecoratedElement: Element {
    private let alignment: Alignment
    /// The content's place among the children.
    private let index: Int

    init(_ content: Element, _ parts: [Element], _ alignment: Alignment, isBehind: Bool, _ context: ViewContext) {
        (self.alignment, index) = (alignment, isBehind ? parts.count : 0)
        super.init(context, isBehind ? parts + [content] : [content] + parts)
        traits = content.traits
    }
    private var content: Element { children[index] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let own = content.dimensions(proposal)
        return children.map { child in
            guard child !== content else { return Placement(origin: .zero, proposal: proposal) }
            let offer = ProposedViewSize(size)
            let part = child.dimensions(offer)
            return Placement(
                origin: CGPoint(
                    x: own[alignment.horizontal] - part[alignment.horizontal],
                    y: own[alignment.vertical] - part[alignment.vertical]), proposal: offer)
        }
    }
    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        content.explicitGuide(id, proposal)
    }
    override var spacing: ViewSpacing { content.spacing }
    /// Decorations may read anchors of the content.
    override func placementOrder(_ count: Int) -> [Int] { [index] + (0..<count).filter { $0 != index } }
    /// The content's own `zIndex` is for the container around, so parts keep their order.
    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        for child in children {
            child.draw(drawing, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
        }
    }
}
