import Views

/// Overlapping views, each positioned by its placement.
extension LayoutEngine {
    func overlaySize(_ item: LayoutItem, _ offered: Extent) -> Size {
        let margins = item.node.sizing.margins
        let room = offered.reduced(by: margins.horizontal)
        var size = Size.zero
        for child in item.children {
            let placement = child.node.placement
            let childSize = measure(child, offer(room, to: placement))
            size.width = max(size.width, childSize.width + placement.insets(.horizontal))
            size.height = max(size.height, childSize.height + placement.insets(.vertical))
        }
        return Size(width: room.fit(size.width) + margins.horizontal, height: size.height + margins.vertical)
    }

    func placeOverlaid(_ item: LayoutItem, in frame: Rect) -> [LayoutNode] {
        let area = inner(item, of: frame)
        return item.children.map { child in
            let placement = child.node.placement
            // The host has already set the size of an extension's view.
            if child.isConstraintSubtree, placement == .fill { return place(child, in: area) }
            var size = measure(child, offer(.exactly(area.width), to: placement))
            if placement.stretches(.vertical), child.node.sizing.height == nil, child.node.sizing.aspectRatio == nil {
                let room = max(0, area.height - placement.insets(.vertical))
                size.height = max(child.node.sizing.minHeight ?? 0, min(room, child.node.sizing.maxHeight ?? .infinity))
            }
            let rect = Rect(
                x: area.minX + placement.start(.horizontal, length: size.width, room: area.width),
                y: area.minY + placement.start(.vertical, length: size.height, room: area.height), width: size.width,
                height: size.height)
            return place(child, in: mirrored(rect, in: area))
        }
    }

    /// The width for a child: the exact room between two anchored ends, otherwise at most the room beside its anchor.
    private func offer(_ width: Extent, to placement: Placement) -> Extent {
        let room = width.reduced(by: placement.insets(.horizontal))
        return placement.stretches(.horizontal) ? room : room.relaxed
    }

    /// Places the content of UIScrollView without constraints: as wide as the view or its widest unstretched child, and at its fitting height.
    func placeScrolled(_ item: LayoutItem, _ scroll: ScrollView, in frame: Rect) -> [LayoutNode] {
        let margins = item.node.sizing.margins
        let natural = item.children.map { child in
            let placement = child.node.placement
            let isStretched = placement.leading != nil && placement.trailing != nil
            return isStretched ? 0 : measure(child, .free).width + (placement.leading ?? 0) + (placement.trailing ?? 0)
        }
        let width = max(frame.width, (natural.max() ?? 0) + margins.horizontal)
        let height = max(frame.height, overlaySize(item, .exactly(width)).height)
        // The offset is measured from the left in every language.
        let offset = shownOffset(scroll, content: Size(width: width, height: height), in: frame)
        let content = Rect(x: frame.minX - offset.x, y: frame.minY - offset.y, width: width, height: height)
        return placeOverlaid(item, in: content)
    }

    /// The offset of a scrolling view, on device pixels if the user has dragged it.
    func shownOffset(_ view: some Scrolling, content: Size, in frame: Rect) -> Point {
        guard view.isDragged else { return view.contentOffset }
        let offset = view.shownOffset(content: content, view: frame.size)
        return Point(x: device.roundToPixel(offset.x), y: device.roundToPixel(offset.y))
    }
}

extension Placement {
    /// The distances from the ends and the centre along an axis.
    func ends(_ axis: Axis) -> (near: Double?, far: Double?, center: Double?) {
        axis == .horizontal ? (leading, trailing, centerX) : (top, bottom, centerY)
    }

    /// `true` when both ends are anchored.
    fileprivate func stretches(_ axis: Axis) -> Bool {
        let ends = ends(axis)
        return ends.near != nil && ends.far != nil && ends.center == nil
    }

    /// The part of the room that the placement keeps free.
    fileprivate func insets(_ axis: Axis) -> Double {
        let ends = ends(axis)
        if let center = ends.center { return 2 * abs(center) }
        return (ends.near ?? 0) + (ends.far ?? 0)
    }

    /// The position of the near end in the room; a view larger than its room keeps its near end.
    fileprivate func start(_ axis: Axis, length: Double, room: Double) -> Double {
        let ends = ends(axis)
        if let center = ends.center { return (room - length) / 2 + center }
        if let near = ends.near { return near }
        if let far = ends.far { return room - far - length }
        return 0
    }
}
