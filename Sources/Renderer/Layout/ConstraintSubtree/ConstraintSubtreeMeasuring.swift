import AutoLayout
import Views

/// Measures the contents of a subtree's views for the constraint engine.
struct ConstraintSubtreeMeasuring: LayoutMeasuring {
    let engine: LayoutEngine
    /// The items in the order of the layout's views.
    let items: [LayoutItem]

    func intrinsicContentSize(of view: Int, width: Double?) -> IntrinsicSize {
        guard let item = item(view) else { return .none }
        return engine.intrinsicSize(item, width: width)
    }

    func isHeightForWidth(_ view: Int) -> Bool { item(view).map { LayoutEngine.isHeightForWidth($0.node) } ?? false }

    func baselines(of view: Int, in size: Size) -> (first: Double, last: Double)? {
        guard let item = item(view), LayoutEngine.hasBaseline(item.node) else { return nil }
        if case .label = item.node.content, let height = engine.intrinsicSize(item, width: size.width).height {
            // Those of its text at its own height, whatever room is above and below.
            let own = Size(width: size.width, height: height)
            let last = engine.baseline(item, size: own, last: true)
            return (engine.baseline(item, size: own, last: false), size.height - (height - last))
        }
        return (engine.baseline(item, size: size, last: false), engine.baseline(item, size: size, last: true))
    }

    private func item(_ index: Int) -> LayoutItem? { items.indices.contains(index) ? items[index] : nil }
}

extension LayoutEngine {
    /// UIView.intrinsicContentSize; a length is missing when the view has none.
    func intrinsicSize(_ item: LayoutItem, width: Double?) -> IntrinsicSize {
        let node = item.node
        switch node.content {
        case .stack, .view, .overlay, .visualEffect, .spacer, .scroll, .table, .collection: return .none
        case .label, .image, .control, .shape, .cell:
            // Uses the same cache keys as layout without constraints, so that no text is set twice.
            let extent: Extent = Self.isHeightForWidth(node) ? width.map { .atMost($0) } ?? .free : .free
            let size = item.size(for: extent) { leafSize(node, extent) }
            func length(_ length: Double) -> Double? { length > 0 || Self.isText(node) ? length : nil }
            return IntrinsicSize(width: length(size.width), height: length(size.height))
        }
    }

    /// `true` when a view's height depends on its width: a text of several lines.
    static func isHeightForWidth(_ node: ViewNode) -> Bool {
        switch node.content {
        case .label(let label): label.numberOfLines != 1
        case .control(let control): control.base.isHeightForWidth
        default: false
        }
    }

    /// `true` when a view has baselines of its own.
    static func hasBaseline(_ node: ViewNode) -> Bool {
        if case .image(let view) = node.content, case .symbol = view.image { return true }
        return isText(node)
    }

    /// `true` for labels, and for controls that stand on a baseline beside them.
    private static func isText(_ node: ViewNode) -> Bool {
        switch node.content {
        case .label: true
        case .control(let control): type(of: control.base).hasBaseline
        default: false
        }
    }
}
