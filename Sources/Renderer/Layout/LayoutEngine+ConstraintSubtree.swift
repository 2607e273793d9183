import AutoLayout
import ContentExtensionHost

/// Trees with constraints, which the direct path leaves to `AutoLayout`.
extension LayoutEngine {
    /// An item's island, made once.
    func island(_ item: LayoutItem) -> ConstraintSubtree {
        item.island {
            guard item.surroundings == .controller, let islands else { return ConstraintSubtree(item, engine: self) }
            return islands.island(of: item.node) { ConstraintSubtree(item, engine: self) }
        }
    }

    /// The size that an island's constraints give it at an offered width; a cell's accessory stands beside it.
    func islandSize(_ item: LayoutItem, _ offered: Extent) -> Size {
        guard case .cell(let cell) = item.node.content else { return island(item).size(for: offered) }
        let accessory = cell.accessory.width
        let size = island(item).size(for: offered.reduced(by: accessory))
        return Size(width: size.width + accessory, height: size.height)
    }

    /// The frames of an island's views in the root's frame, and what is wrong with its constraints.
    func placeIsland(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        let island = island(item)
        var placed = node(item, in: frame)
        var area = frame
        if case .cell(let cell) = item.node.content { area = contentFrame(cell, in: frame) }
        let frames = island.frames(in: area.size)
        findings?.add(island.report(), of: island)
        placed.children = children(of: 0, island, frames, origin: area.origin)
        if case .cell(let cell) = item.node.content { placed.children += placeAccessories(item, cell, in: frame) }
        return placed
    }

    private func children(of index: Int, _ island: ConstraintSubtree, _ frames: [Rect], origin: Point) -> [LayoutNode] {
        var origin = origin
        if case .scroll(let scroll) = island.items[index].node.content {
            origin.x -= scroll.contentOffset.x
            origin.y -= scroll.contentOffset.y
        }
        return island.tree.views[index].subviews.map { child in
            let item = island.items[child]
            let own = frames.indices.contains(child) ? frames[child] : .zero
            let frame = own.offset(x: origin.x, y: origin.y)
            if item.hasOwnLayout { return placeDirectly(item, in: frame) }
            var placed = node(item, in: frame)
            placed.children = placeParts(item, in: frame) + children(of: child, island, frames, origin: origin)
            return placed
        }
    }
}

extension ViewNode {
    /// Whether constraints lay out the view or anything in it; what a list holds is laid out by itself.
    var usesConstraints: Bool {
        if !constraints.isEmpty || sizing.autoresizing != nil { return true }
        switch content {
        case .table, .collection: return false
        default: return children.contains(where: \.usesConstraints)
        }
    }

    /// Whether the view arranges its subviews in a way that constraints can't say.
    var arrangesItself: Bool {
        switch content {
        case .table, .collection: true
        case .cell(let cell): cell.style != .custom
        default: false
        }
    }
}
