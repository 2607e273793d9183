import ContentExtensionHost

/// Views on top of one another, each where its placement says.
extension LayoutEngine {
    func overlaySize(_ item: LayoutItem, _ proposal: Proposal) -> Size {
        let margins = item.node.sizing.margins
        let inside = Proposal(
            width: proposal.width.reduced(by: margins.horizontal), height: proposal.height.reduced(by: margins.vertical)
        )
        var size = Size.zero
        for child in item.children {
            let placement = child.node.placement
            let childSize = measure(child, offer(inside, to: placement))
            size.width = max(size.width, childSize.width + placement.insets(.horizontal))
            size.height = max(size.height, childSize.height + placement.insets(.vertical))
        }
        return Size(
            width: inside.width.fit(size.width) + margins.horizontal,
            height: inside.height.fit(size.height) + margins.vertical)
    }

    func placeOverlaid(_ item: LayoutItem, in frame: Rect) -> [LayoutNode] {
        let area = inner(item, of: frame)
        let inside = Proposal(width: .exactly(area.width), height: .exactly(area.height))
        return item.children.map { child in
            let placement = child.node.placement
            let size = measure(child, offer(inside, to: placement))
            let rect = Rect(
                x: area.minX + placement.start(.horizontal, length: size.width, room: area.width),
                y: area.minY + placement.start(.vertical, length: size.height, room: area.height), width: size.width,
                height: size.height)
            return place(child, in: mirrored(rect, in: area))
        }
    }

    /// What a child gets of the room: all of it between two anchored ends, else at most what its anchor leaves.
    private func offer(_ inside: Proposal, to placement: Placement) -> Proposal {
        var offer = inside
        for axis in Axis.allCases {
            let room = inside[axis].reduced(by: placement.insets(axis))
            offer[axis] = placement.stretches(axis) ? room : (axis == .horizontal ? room.relaxed : .free)
        }
        return offer
    }
}

extension Placement {
    private func ends(_ axis: Axis) -> (near: Double?, far: Double?, center: Double?) {
        axis == .horizontal ? (leading, trailing, centerX) : (top, bottom, centerY)
    }

    /// Whether both ends are anchored.
    fileprivate func stretches(_ axis: Axis) -> Bool {
        let ends = ends(axis)
        return ends.near != nil && ends.far != nil && ends.center == nil
    }

    /// What the placement takes of the room besides the view.
    fileprivate func insets(_ axis: Axis) -> Double {
        let ends = ends(axis)
        if let center = ends.center { return 2 * abs(center) }
        return (ends.near ?? 0) + (ends.far ?? 0)
    }

    /// The near end's position in the room; a view larger than its fixed room keeps its near end.
    fileprivate func start(_ axis: Axis, length: Double, room: Double) -> Double {
        let ends = ends(axis)
        if let center = ends.center { return (room - length) / 2 + center }
        if let near = ends.near { return near }
        if let far = ends.far { return room - far - length }
        return 0
    }
}
