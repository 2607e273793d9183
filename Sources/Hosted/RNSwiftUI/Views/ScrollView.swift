import RNUIKit

/// Takes all that is offered along its axes, and its content's size across them.
public struct ScrollView<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        var inner = context.child(.content)
        inner.environment.stackAxis = .vertical
        let container = ContainerSize()
        inner.environment.container = container
        let elements = evaluate(content, in: inner)
        let margins = context.environment.contentMargins
        var content: Element =
            elements.count == 1 ? elements[0] : LayoutElement(VStackLayout(), elements, in: inner.child(.part("stack")))
        if margins != EdgeInsets() { content = PaddingElement(content, margins, inner.child(.part("margins"))) }
        return [ScrollElement(content, axes, container, context)]
    }
}

final class ScrollElement: Element {
    private let axes: Axis.Set
    private let container: ContainerSize
    init(_ child: Element, _ axes: Axis.Set, _ container: ContainerSize, _ context: ViewContext) {
        (self.axes, self.container) = (axes, container)
        super.init(context, [child])
    }
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        container.set(proposal, for: children[0])
        let content = children[0].size(offer(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        container.set(ProposedViewSize(size), for: children[0])
        let offer = offer(proposal)
        let content = children[0].size(offer)
        // Content that is smaller than the view lies at its start along an axis that scrolls, else in the middle.
        return [
            Placement(
                origin: CGPoint(
                    x: axes.contains(.horizontal) ? 0 : (size.width - content.width) / 2,
                    y: axes.contains(.vertical) ? 0 : (size.height - content.height) / 2), proposal: offer)
        ]
    }
    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let view = drawing.view(UIScrollView.self, at: identity) { UIScrollView(frame: .zero) }
        drawing.add(view, CGRect(origin: origin, size: frame.size))
        // One view holds the content's extent, which the tool measures.
        let content = identity.kept("content") { ContainerView(frame: .zero) }
        let box = children[0].frame
        let outer = ViewDrawing(view)
        outer.add(content, CGRect(origin: .zero, size: CGSize(width: box.maxX, height: box.maxY)))
        outer.finish()
        let inner = ViewDrawing(content)
        drawChildren(inner, at: .zero)
        inner.finish()
    }
}

extension View {
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .vertical) -> some View {
        self
    }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View {
        self
    }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

public struct ScrollIndicatorVisibility: Sendable {
    public static let automatic = Self(), visible = Self(), hidden = Self(), never = Self()
}
public struct ScrollBounceBehavior: Sendable {
    public static let automatic = Self(), always = Self(), basedOnSize = Self()
}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
