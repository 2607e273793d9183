import Renderer
import Views

/// The replacement of actions: the group changes its height while different labels cross-fade in their rows; a group
/// that appears or disappears as a whole fades.
extension MotionComposer {
    /// The picture between an old and a new action group.
    func mixedActions(from old: Composition, to new: Composition, _ progress: Double) -> Composition {
        func group(_ composition: Composition) -> LayoutNode? { composition.nodes.first { $0.part == .actions } }
        var picture = new
        picture.nodes.removeAll { $0.part == .actions || $0.isScreenLayer }
        switch (group(old), group(new)) {
        case (nil, nil): return new
        case (nil, let group?): picture.addActions(group, opacity: progress)
        case (let group?, nil): picture.addActions(group, opacity: 1 - progress)
        case (let from?, let to?): picture.nodes.append(mixed(from, to, progress))
        }
        picture.nodes += new.nodes.filter(\.isScreenLayer)
        picture.size.height = composer.device.roundToPixel(
            old.size.height + (new.size.height - old.size.height) * progress)
        return picture
    }

    private func mixed(_ old: LayoutNode, _ new: LayoutNode, _ progress: Double) -> LayoutNode {
        let height = composer.device.roundToPixel(old.frame.height + (new.frame.height - old.frame.height) * progress)
        // The longer group, cut off at the current height.
        var group = old.frame.height > new.frame.height ? old : new
        let change = height - group.frame.height
        group.frame.size.height = height
        group.children.changeFirst(withID: "actions") { fill in
            fill.frame.size.height += change
            fill.style.clipsToBounds = true
            guard var rows = fill.children.first else { return }
            var (before, after) = (Self.labels(of: old)[...], Self.labels(of: new)[...])
            for index in rows.children.indices where rows.children[index].id == "row" {
                rows.children[index].children = Self.mixed(before.popFirst() ?? [], after.popFirst() ?? [], progress)
            }
            fill.children = [rows]
        }
        return group
    }

    /// The contents of each row, from the top.
    private static func labels(of group: LayoutNode) -> [[LayoutNode]] {
        let rows = group.first(withID: "actions")?.children.first?.children ?? []
        return rows.filter { $0.id == "row" }.map(\.children)
    }

    private static func mixed(_ old: [LayoutNode], _ new: [LayoutNode], _ progress: Double) -> [LayoutNode] {
        guard old != new else { return new }
        return old.map { $0.faded(1 - progress) } + new.map { $0.faded(progress) }
    }
}

extension Composition {
    /// Adds a partly faded action group. Group opacity doesn't work with a material, which changes the pixels behind
    /// it, so the recipe itself is weakened.
    mutating func addActions(_ group: LayoutNode, opacity: Double) {
        guard opacity > 0 else { return }
        var group = group
        if var border = group.style.border, case .rgba(let color) = border.color {
            border.color = .rgba(color.opacity(opacity))
            group.style.border = border
        }
        group.children.changeFirst(withID: "actions") { fill in
            guard var rows = fill.children.first else { return }
            for index in rows.children.indices where rows.children[index].id == "row" {
                rows.children[index] = rows.children[index].faded(opacity)
            }
            fill.children = [rows]
        }
        for material in [Material.actions, .actionSeparator] {
            materials[material] = materials[material]?.faded(opacity)
        }
        nodes.append(group)
    }
}

extension LayoutNode {
    func faded(_ opacity: Double) -> LayoutNode {
        var copy = self
        copy.style.alpha *= min(1, max(0, opacity))
        return copy
    }
}
