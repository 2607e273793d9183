import ContentExtensionHost

extension ViewNode: Visible {
    package func write(to look: inout LookWriter) {
        look.add(flags: look.hasNames && id != nil, constraints.isEmpty, role != .cell, part != nil)
        if look.hasNames, let id { look.add(id) }
        if let part { look.add(part) }
        if role != .cell { look.add(role) }
        if !constraints.isEmpty { look.add(constraints.filter(\.isActive)) }
        look.add(content, style, sizing, placement)
        guard !look.hasNames, case .stack = content else { return look.add(children) }
        // A stack closes the gap that a hidden view leaves, so nothing is seen of it.
        look.add(children.lazy.filter { !$0.style.isHidden }.count)
        for child in children where !child.style.isHidden { look.add(child) }
    }

    /// Whether a view here or below is laid out by names.
    var hasConstraints: Bool { !constraints.isEmpty || children.contains(where: \.hasConstraints) }
}

extension ViewNode.Part: Visible {}
extension ListRole: Visible {}

extension ViewStyle: Visible {
    package func write(to look: inout LookWriter) {
        look.add(flags: isHidden, clipsToBounds, border != nil, shadow != nil)
        look.add(backgroundColor, tintColor, alpha)
        look.add(cornerRadius, cornerCurve)
        if let border { look.add(border) }
        if let shadow { look.add(shadow) }
    }
}

extension ViewSizing: Visible {
    package func write(to look: inout LookWriter) {
        // Where a view was drawn doesn't count, but that it was drawn does (`ConstraintSubtreeBuilder`).
        look.add(flags: preservesSuperviewLayoutMargins, designFrame != nil)
        look.add(width, height, aspectRatio)
        look.add(minWidth, maxWidth, minHeight, maxHeight)
        look.add(
            horizontalHugging, verticalHugging, horizontalCompressionResistance, verticalCompressionResistance)
        look.add(margins, customSpacingAfter, layoutMargins)
        look.add(autoresizing, preferredMaxLayoutWidth)
    }
}

extension Placement: Visible {
    package func write(to look: inout LookWriter) {
        look.add(leading, trailing, top, bottom)
        look.add(centerX, centerY)
    }
}

extension ViewConstraint: Visible {
    package func write(to look: inout LookWriter) {
        look.add(constraint.first, constraint.relation, constraint.second)
        look.add(constraint.multiplier, constraint.priority)
        switch constraint.constant {
        case .points(let points):
            look.add(0 as UInt8)
            look.add(points)
        case .system(let multiplier):
            look.add(1 as UInt8)
            look.add(multiplier)
        }
    }
}

extension LayoutConstraint.Anchor: Visible {
    package func write(to look: inout LookWriter) { look.add(item, guide, attribute) }
}
