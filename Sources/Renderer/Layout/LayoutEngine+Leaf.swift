import ContentExtensionHost

/// Views with a size of their own, and what they resist.
extension LayoutEngine {
    func leafSize(_ node: ViewNode, _ offered: Extent) -> Size {
        let own: Size
        switch node.content {
        case .label(let label):
            let set = text.layout(request(label), width: offered.limit)
            // A label of one line keeps all the width there is, however short its ellipsis makes the text.
            let isCut = label.numberOfLines == 1 && set.isTruncated
            own = Size(
                width: traits.ceilToPixel(isCut ? offered.limit ?? set.size.width : offered.fit(set.size.width)),
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
        guard !isSized(item, axis), case .stack(let stack) = item.node.content else {
            return resistance(item, axis) { $0.hugging(axis).rawValue }
        }
        // A stack of nothing is pulled together with next to no force, so that it shares nothing with open views.
        if item.arranged.isEmpty { return 0.001 }
        let inside = item.arranged.map { hugging($0, axis) }
        if stack.axis != axis {
            // UIKit pulls the breadth of a stack that its views don't fill at 51 ("UISV-spanning-fit").
            return stack.alignment == .fill ? inside.max() ?? 0 : 51
        }
        switch stack.distribution {
        case .fill: return inside.min() ?? 0
        case .fillEqually, .fillProportionally: return inside.max() ?? 0
        // With room to spare the gaps grow: UIKit pulls at 49 ("UISV-canvas-fit").
        case .equalSpacing, .equalCentering: return inside.count > 1 ? 49 : inside[0]
        }
    }

    /// Whether a view's length along an axis was asked for.
    private func isSized(_ item: LayoutItem, _ axis: Axis) -> Bool {
        (axis == .horizontal ? item.node.sizing.width : item.node.sizing.height) != nil
    }

    /// How strongly a view resists being made smaller along an axis.
    func compressionResistance(_ item: LayoutItem, _ axis: Axis) -> Double {
        resistance(item, axis) { $0.compressionResistance(axis).rawValue }
    }

    /// A view with an intrinsic size has its own priority; a container has its content's: the weakest along a stack's
    /// axis, where one view can give way for all, and the strongest across it, where all must.
    private func resistance(_ item: LayoutItem, _ axis: Axis, _ own: (ViewSizing) -> Double) -> Double {
        let node = item.node
        if isSized(item, axis) { return 1000 }
        switch node.content {
        case .stack(let stack):
            let inside = item.arranged.map { resistance($0, axis, own) }
            return (stack.axis == axis ? inside.min() : inside.max()) ?? 0
        case .view, .overlay, .visualEffect, .cell: return item.children.map { resistance($0, axis, own) }.max() ?? 0
        case .map, .shape, .spacer, .scroll, .table, .collection: return 0
        case .placeholder(let placeholder):
            let length = axis == .horizontal ? placeholder.size.width : placeholder.size.height
            return length == 0 ? 0 : own(node.sizing)
        case .textView(let view): return view.isScrollEnabled ? 0 : own(node.sizing)
        case .progress, .slider: return axis == .horizontal ? 0 : own(node.sizing)
        case .image(let view): return view.image == nil ? 0 : own(node.sizing)
        case .label, .button, .textField, .switch, .activityIndicator, .segmentedControl, .pageControl, .stepper:
            return own(node.sizing)
        }
    }
}
