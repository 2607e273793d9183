import Views

/// Views with an intrinsic size, and their priorities.
extension LayoutEngine {
    func leafSize(_ node: ViewNode, _ offered: Extent) -> Size {
        let own: Size
        switch node.content {
        case .label(let label):
            let set = text.layout(request(label), width: offered.limit)
            // A truncated label of one line keeps the full width, even if its text with the ellipsis is shorter.
            let isCut = label.numberOfLines == 1 && set.isTruncated
            own = Size(
                width: device.ceilToPixel(isCut ? offered.limit ?? set.size.width : offered.fit(set.size.width)),
                height: device.ceilToPixel(set.size.height))
        case .image(let view): own = view.image.flatMap { images.naturalSize(of: $0) } ?? .zero
        case .control(let control): own = control.base.size(limit: offered.limit, in: self)
        case .shape(.line(_, let width, _)): own = Size(width: 0, height: width)
        case .shape, .spacer, .stack, .view, .overlay, .visualEffect, .scroll, .table, .cell, .collection: own = .zero
        }
        return Size(width: offered.exact ?? own.width, height: own.height)
    }

    /// The resistance to growing along an axis: 0 for a view without an intrinsic length.
    func hugging(_ item: LayoutItem, _ axis: Axis) -> Double {
        guard !isSized(item, axis), case .stack(let stack) = item.node.content else {
            return resistance(item, axis) { $0.hugging(axis).rawValue }
        }
        // An empty stack hugs a little, so that it doesn't share free space with views that don't hug at all.
        if item.arranged.isEmpty { return 0.001 }
        let inside = item.arranged.map { hugging($0, axis) }
        if stack.axis != axis {
            // UIKit hugs the cross size of a stack with an alignment other than fill at 51 ("UISV-spanning-fit").
            return stack.alignment == .fill ? inside.max() ?? 0 : 51
        }
        switch stack.distribution {
        case .fill: return inside.min() ?? 0
        case .fillEqually, .fillProportionally: return inside.max() ?? 0
        // The gaps take the free space: UIKit hugs at 49 ("UISV-canvas-fit").
        case .equalSpacing, .equalCentering: return inside.count > 1 ? 49 : inside[0]
        }
    }

    /// `true` when a view's length along an axis is given.
    private func isSized(_ item: LayoutItem, _ axis: Axis) -> Bool {
        (axis == .horizontal ? item.node.sizing.width : item.node.sizing.height) != nil
    }

    /// The resistance to shrinking along an axis.
    func compressionResistance(_ item: LayoutItem, _ axis: Axis) -> Double {
        resistance(item, axis) { $0.compressionResistance(axis).rawValue }
    }

    /// A view with an intrinsic size has its own priority. A stack has the weakest of its views along its axis, where
    /// one can shrink for all, and the strongest across it, where all must shrink.
    private func resistance(_ item: LayoutItem, _ axis: Axis, _ own: (ViewSizing) -> Double) -> Double {
        let node = item.node
        if isSized(item, axis) { return 1000 }
        switch node.content {
        case .stack(let stack):
            let inside = item.arranged.map { resistance($0, axis, own) }
            return (stack.axis == axis ? inside.min() : inside.max()) ?? 0
        case .view, .overlay, .visualEffect, .cell: return item.children.map { resistance($0, axis, own) }.max() ?? 0
        case .shape, .spacer, .scroll, .table, .collection: return 0
        case .image(let view): return view.image == nil ? 0 : own(node.sizing)
        case .label: return own(node.sizing)
        case .control(let control): return control.base.isFlexible(axis) ? 0 : own(node.sizing)
        }
    }
}
