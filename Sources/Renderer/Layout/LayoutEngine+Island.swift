import ContentExtensionHost

/// Trees with constraints, which the direct path leaves to `AutoLayout`.
extension LayoutEngine {
    /// An item's island, made once.
    func island(_ item: LayoutItem) -> Island { item.island { Island(item, engine: self) } }

    /// The frames of an island's views in the root's frame, and what is wrong with its constraints.
    func placeIsland(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        let island = island(item)
        let frames = island.frames(in: frame.size)
        findings?.add(island.report(), of: island)
        return node(0, of: island, frames: frames, origin: frame.origin)
    }

    private func node(_ index: Int, of island: Island, frames: [Rect], origin: Point) -> LayoutNode {
        let item = island.items[index]
        let own = frames.indices.contains(index) ? frames[index] : .zero
        let frame = own.offset(x: origin.x, y: origin.y)
        if item.hasOwnLayout { return placeDirectly(item, in: frame) }
        var placed = node(item, in: frame)
        placed.children = island.tree.views[index].subviews.map { child in
            node(child, of: island, frames: frames, origin: origin)
        }
        return placed
    }
}

extension ViewNode {
    /// Whether constraints lay the view or anything in it out.
    var usesConstraints: Bool {
        !constraints.isEmpty || sizing.autoresizing != nil || children.contains(where: \.usesConstraints)
    }
}
