import RNUIKit

/// The first of its views whose ideal size fits into the proposal, else the last one.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let axes: Axis.Set
    private let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        let views = evaluate(content, in: context.child(.content))
        return views.isEmpty ? [] : [FittingElement(views, axes, context)]
    }
}

private final class FittingElement: Element {
    private let views: [Element]
    private let axes: Axis.Set

    init(_ views: [Element], _ axes: Axis.Set, _ context: ViewContext) {
        (self.views, self.axes) = (views, axes)
        super.init(context, [views[0]])
        traits = ElementTraits()
    }

    private func choice(_ proposal: ProposedViewSize) -> Element {
        views.dropLast().first { view in
            let ideal = view.size(
                ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? views[views.count - 1]
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal).size(proposal) }
    /// Only the chosen view is placed, so that the others neither appear nor give preferences.
    override func willPlaceChildren() { children = [choice(proposal)] }
    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal).explicitGuide(id, proposal)
    }
}
