import RNUIKit

/// A grid of given columns, filled row by row. It makes all its views, as the lazy stacks do.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let layout: LayoutView<LazyGridLayout, Content>
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LayoutView(
            layout: LazyGridLayout(
                axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing), content: content())
    }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { layout._elements(in: context) }
}

/// A grid of given rows, filled column by column.
public struct LazyHGrid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let layout: LayoutView<LazyGridLayout, Content>
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LayoutView(
            layout: LazyGridLayout(
                axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing), content: content())
    }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { layout._elements(in: context) }
}
