import ContentExtensionHost

/// Views with a size of their own, and what they resist.
extension LayoutEngine {
    func leafSize(_ node: ViewNode, _ offered: Extent) -> Size {
        let own: Size
        switch node.content {
        case .label(let label):
            let set = text.layout(request(label), width: offered.limit)
            own = Size(
                width: traits.ceilToPixel(offered.fit(set.size.width)),
                height: traits.ceilToPixel(set.size.height))
        case .image(let view): own = view.image.flatMap { images.naturalSize(of: $0) } ?? .zero
        case .button(let button): own = buttonSize(button, offered)
        case .textField(let field): own = fieldSize(field)
        case .textView(let view): own = textViewSize(view, offered)
        case .progress(let progress): own = Size(width: 0, height: progress.style == .bar ? 2.5 : 2)
        case .slider: own = Size(width: 0, height: 31)
        case .switch: own = Size(width: 51, height: 31)
        case .activityIndicator(let indicator): own = indicator.size
        case .segmentedControl(let control): own = segmentedSize(control)
        case .pageControl(let control): own = control.size
        case .stepper: own = StepperMetrics.size
        case .placeholder(let placeholder): own = placeholder.size
        case .shape(.line(_, let width, _)): own = Size(width: 0, height: width)
        case .map, .shape, .spacer, .stack, .view, .overlay, .visualEffect, .scroll, .table, .cell, .collection:
            own = .zero
        }
        return Size(width: offered.exact ?? own.width, height: own.height)
    }

    /// How strongly a view resists growing along an axis: 0 when it has no length of its own.
    func hugging(_ item: LayoutItem, _ axis: Axis) -> Double {
        resistance(item, axis) { $0.hugging(axis).rawValue }
    }

    /// How strongly a view resists being made smaller along an axis.
    func compressionResistance(_ item: LayoutItem, _ axis: Axis) -> Double {
        resistance(item, axis) { $0.compressionResistance(axis).rawValue }
    }

    /// A view with an intrinsic size has its own priority; a container has its content's: the weakest along a stack's
    /// axis, where one view can give way for all, and the strongest across it, where all must.
    private func resistance(_ item: LayoutItem, _ axis: Axis, _ own: (ViewSizing) -> Double) -> Double {
        let node = item.node
        if (axis == .horizontal ? node.sizing.width : node.sizing.height) != nil { return 1000 }
        switch node.content {
        case .stack(let stack):
            let inside = item.arranged.map { resistance($0, axis, own) }
            return (stack.axis == axis ? inside.min() : inside.max()) ?? 0
        case .view, .overlay, .visualEffect, .cell: return item.children.map { resistance($0, axis, own) }.max() ?? 0
        case .map, .shape, .spacer, .scroll, .table, .collection: return 0
        case .placeholder(let placeholder): return placeholder.size == .zero ? 0 : own(node.sizing)
        case .textView(let view): return view.isScrollEnabled ? 0 : own(node.sizing)
        case .progress, .slider: return axis == .horizontal ? 0 : own(node.sizing)
        case .image(let view): return view.image == nil ? 0 : own(node.sizing)
        case .label, .button, .textField, .switch, .activityIndicator, .segmentedControl, .pageControl, .stepper:
            return own(node.sizing)
        }
    }
}
