import AutoLayout
import Views

/// View trees with constraints, which `AutoLayout` lays out.
extension LayoutEngine {
    /// An item's constraint subtree, made once.
    func subtree(_ item: LayoutItem) -> ConstraintSubtree {
        item.subtree {
            guard item.layoutContext == .controller, let subtrees else { return ConstraintSubtree(item, engine: self) }
            return subtrees.subtree(of: item.node) { ConstraintSubtree(item, engine: self) }
        }
    }

    /// The size of a constraint subtree at an offered width, with a cell's accessory added.
    func constraintSubtreeSize(_ item: LayoutItem, _ offered: Extent) -> Size {
        guard case .cell(let cell) = item.node.content else { return subtree(item).size(for: offered) }
        let accessory = cell.accessory.width
        let size = subtree(item).size(for: offered.reduced(by: accessory))
        return Size(width: size.width + accessory, height: size.height)
    }

    /// The frames of a subtree's views inside the root's frame; reports the problems with its constraints.
    func placeConstraintSubtree(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        let subtree = subtree(item)
        var placed = node(item, in: frame)
        var area = frame
        if case .cell(let cell) = item.node.content { area = contentFrame(cell, in: frame) }
        let frames = subtree.frames(in: area.size)
        findings?.add(subtree.report(), of: subtree)
        placed.children = children(of: 0, subtree, frames, origin: area.origin)
        if case .cell(let cell) = item.node.content { placed.children += placeAccessories(item, cell, in: frame) }
        return placed
    }

    private func children(of index: Int, _ subtree: ConstraintSubtree, _ frames: [Rect], origin: Point) -> [LayoutNode]
    {
        var origin = origin
        if case .scroll(let scroll) = subtree.items[index].node.content {
            let frame = frames.indices.contains(index) ? frames[index] : .zero
            let offset = shownOffset(scroll, content: subtree.contentSize(of: index), in: frame)
            origin.x -= offset.x
            origin.y -= offset.y
        }
        return subtree.tree.views[index].subviews.map { child in
            let item = subtree.items[child]
            let own = frames.indices.contains(child) ? frames[child] : .zero
            let frame = own.offset(x: origin.x, y: origin.y)
            if item.hasOwnLayout { return placeDirectly(item, in: frame) }
            var placed = node(item, in: frame)
            placed.children = placeParts(item, in: frame) + children(of: child, subtree, frames, origin: origin)
            return placed
        }
    }
}

extension ViewNode {
    /// `true` when constraints lay out the view or a descendant; the contents of lists don't count.
    var usesConstraints: Bool {
        if !constraints.isEmpty || sizing.autoresizing != nil { return true }
        switch content {
        case .table, .collection: return false
        default: return children.contains(where: \.usesConstraints)
        }
    }

    /// `true` when the view arranges its subviews in a way that constraints can't express.
    var arrangesItself: Bool {
        switch content {
        case .table, .collection: true
        case .cell(let cell): cell.style != .custom
        default: false
        }
    }
}
