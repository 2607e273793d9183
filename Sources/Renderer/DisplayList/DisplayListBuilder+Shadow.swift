import Views

/// Shadows of layers.
extension DisplayListBuilder {
    /// Paints a view's shadow from its visible content, so that a transparent view casts its subviews' shadow. A view
    /// that clips to its bounds clips its shadow away.
    mutating func cast(_ shadow: Shadow, of node: LayoutNode, tint: Color?) {
        guard !node.style.clipsToBounds else { return }
        let color = resolve(shadow.color, nil).opacity(shadow.opacity)
        for caster in casters(in: node, tint: tint) {
            let reach = caster.outline.bounds.offset(x: shadow.offset.x, y: shadow.offset.y)
            emit(
                .shadow(caster.outline, color.opacity(caster.alpha), radius: shadow.radius, offset: shadow.offset),
                within: reach.inset(by: -3 * shadow.radius))
        }
    }

    /// The outlines that cast a shadow. Texts and symbols cast none (docs/limits.md).
    private func casters(in node: LayoutNode, tint: Color?) -> [(outline: Outline, alpha: Double)] {
        let style = node.style
        guard !style.isHidden, style.alpha > 0 else { return [] }
        let tint = style.tintColor ?? tint
        if let alpha = ownAlpha(node, tint: tint), alpha > 0 {
            let outline: Outline =
                if case .shape(.ellipse) = node.content, style.backgroundColor == nil { .ellipse(node.frame) } else {
                    self.outline(of: node)
                }
            return [(outline, alpha * style.alpha)]
        }
        return node.children.flatMap { casters(in: $0, tint: tint) }.map { ($0.outline, $0.alpha * style.alpha) }
    }

    /// The opacity of a view's own content; `nil` when it only shows subviews.
    private func ownAlpha(_ node: LayoutNode, tint: Color?) -> Double? {
        if let color = node.style.backgroundColor {
            let alpha = resolve(color, tint).alpha
            if alpha > 0 { return alpha }
        }
        switch node.content {
        case .shape(.rectangle(let fill)), .shape(.ellipse(let fill)): return resolve(fill, tint).alpha
        case .image(let view):
            if case .file = view.image { return 1 }
            return nil
        case .shape(.path(let shape)) where shape.path == nil:
            return shape.gradient == nil ? resolve(shape.fill, tint).alpha : 1
        case .shape(.gradient), .visualEffect: return 1
        case .control(let control) where type(of: control.base).fillsFrame: return 1
        default: return node.style.border.map { resolve($0.color, tint).alpha }
        }
    }
}
