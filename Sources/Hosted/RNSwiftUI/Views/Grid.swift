import RNUIKit

/// Views in rows and columns.
public struct Grid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let layout: LayoutView<GridLayout, Content>
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = LayoutView(
            layout: GridLayout(
                alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
            content: content())
    }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { layout._elements(in: context) }
}

/// A row of a grid. Its views are cells; outside of a grid it is a group.
public struct GridRow<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let alignment: VerticalAlignment?
    private let content: Content
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        var inner = context.child(.content)
        inner.environment.stackAxis = nil
        let cells = evaluate(content, in: inner)
        for cell in cells {
            cell.traits.gridCell.row = ObjectIdentifier(context.identity)
            cell.traits.gridCell.rowAlignment = alignment
        }
        return cells
    }
}

extension View {
    public func gridCellColumns(_ count: Int) -> some View { marked { $0.gridCell.columns = count } }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { marked { $0.gridCell.anchor = anchor } }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        marked { $0.gridCell.columnAlignment = guide }
    }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { marked { $0.gridCell.unsizedAxes = axes } }
}
