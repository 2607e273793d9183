import AutoLayout
import ContentExtensionHost

/// Tells the constraint engine how large the contents of an island's views are.
struct ConstraintSubtreeMeasuring: LayoutMeasuring {
    let engine: LayoutEngine
    /// In the order of the layout's views.
    let items: [LayoutItem]

    func intrinsicContentSize(of view: Int, width: Double?) -> IntrinsicSize {
        guard let item = item(view) else { return .none }
        return engine.intrinsicSize(item, width: width)
    }

    func isHeightForWidth(_ view: Int) -> Bool { item(view).map { LayoutEngine.isHeightForWidth($0.node) } ?? false }

    func baselines(of view: Int, in size: Size) -> (first: Double, last: Double)? {
        guard let item = item(view), LayoutEngine.hasBaseline(item.node) else { return nil }
        return (engine.baseline(item, size: size, last: false), engine.baseline(item, size: size, last: true))
    }

    private func item(_ index: Int) -> LayoutItem? { items.indices.contains(index) ? items[index] : nil }
}

extension LayoutEngine {
    /// UIView.intrinsicContentSize, each length missing where a view has none of its own.
    func intrinsicSize(_ item: LayoutItem, width: Double?) -> IntrinsicSize {
        let node = item.node
        switch node.content {
        case .stack, .view, .overlay, .visualEffect, .spacer, .scroll, .table, .collection: return .none
        case .textView(let view) where view.isScrollEnabled: return .none
        case .label, .button, .textField, .textView:
            // Memoised under the same widths as the direct path's, so that no text is set twice.
            let extent: Extent = Self.isHeightForWidth(node) ? width.map { .atMost($0) } ?? .free : .free
            let size = item.size(for: extent) { leafSize(node, extent) }
            return IntrinsicSize(width: size.width, height: size.height)
        default:
            let size = item.size(for: .free) { leafSize(node, .free) }
            return IntrinsicSize(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
        }
    }

    /// Whether a view's height depends on its width: a text of several lines.
    static func isHeightForWidth(_ node: ViewNode) -> Bool {
        switch node.content {
        case .label(let label): label.numberOfLines != 1
        case .button(let button): button.numberOfLines != 1 && button.growsWithItsTitle
        case .textView(let view): !view.isScrollEnabled
        default: false
        }
    }

    /// Whether a view has baselines of its own.
    static func hasBaseline(_ node: ViewNode) -> Bool {
        switch node.content {
        case .label, .button, .textField: true
        case .image(let view): if case .symbol = view.image { true } else { false }
        default: false
        }
    }
}
