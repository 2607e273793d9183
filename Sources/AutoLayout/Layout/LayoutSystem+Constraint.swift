/// Conversion of a tree's constraints to linear ones.
extension LayoutSystem {
    /// `nil` for an invalid constraint, or one that refers to a missing view.
    ///
    /// Positions are relative to the nearest common ancestor of both items, as multipliers require. With leading or
    /// trailing edges in a right-to-left language, they are measured from the ancestor's right edge.
    mutating func lower(_ constraint: LayoutConstraint<Int>, _ measuring: any LayoutMeasuring) -> (
        linear: LinearConstraint, dependsOnFrames: Bool
    )? {
        let (first, second) = (constraint.first, constraint.second)
        guard structure.contains(first.item) else { return nil }
        let kind = Dimension(first.attribute)
        func finish(_ side: Side) -> (linear: LinearConstraint, dependsOnFrames: Bool)? {
            guard side.expression.isReasonable else { return nil }
            return (side.expression.compared(constraint.relation, priority: constraint.priority), side.dependsOnFrames)
        }
        guard let second else {
            guard case .points(let points) = constraint.constant, kind == .length,
                var side = value(of: first, in: first.item, against: nil, mirrored: false, measuring)
            else { return nil }
            side.expression.constant -= points
            return finish(side)
        }
        guard structure.contains(second.item), Dimension(second.attribute) == kind else { return nil }
        let ancestor = structure.commonAncestor(first.item, second.item)
        let mirrored = tree.isRightToLeft && (first.attribute.followsLanguage || second.attribute.followsLanguage)
        guard var side = value(of: first, in: ancestor, against: second.item, mirrored: mirrored, measuring),
            let right = value(of: second, in: ancestor, against: first.item, mirrored: mirrored, measuring)
        else { return nil }
        side.expression.add(right.expression, times: 0 - constraint.multiplier)
        side.dependsOnFrames = side.dependsOnFrames || right.dependsOnFrames
        switch constraint.constant {
        case .points(let points): side.expression.constant -= points
        case .system(let multiplier): side.expression.constant -= multiplier * systemSpacing(first, second, measuring)
        }
        return finish(side)
    }

    /// One side of a constraint, relative to an ancestor.
    struct Side {
        var expression = LinearExpression()
        /// `true` if its constant depends on frames or contents.
        var dependsOnFrames = false
    }

    private mutating func value(
        of anchor: LayoutConstraint<Int>.Anchor, in ancestor: Int, against other: Int?, mirrored: Bool,
        _ measuring: any LayoutMeasuring
    ) -> Side? {
        let attribute = anchor.attribute.physical(isRightToLeft: tree.isRightToLeft)
        guard let box = box(anchor, attribute, against: other) else { return nil }
        var side = Side(expression: LinearExpression(), dependsOnFrames: box.dependsOnFrames)
        switch attribute {
        case .width, .height: box.add(to: &side.expression, start: 0, length: 1)
        case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin:
            box.add(to: &side.expression, start: 1, length: 0)
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin:
            box.add(to: &side.expression, start: 1, length: 1)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
            box.add(to: &side.expression, start: 1, length: 0.5)
        case .firstBaseline, .lastBaseline:
            let isLast = attribute == .lastBaseline
            if anchor.guide != nil {
                box.add(to: &side.expression, start: 1, length: isLast ? 1 : 0)
            } else {
                side = baseline(of: anchor.item, isLast: isLast, measuring)
            }
        }
        if attribute.isLength { return side }
        let axis = attribute.axis
        var view = anchor.item
        while view != ancestor, let parent = structure.parent[view] {
            side.expression.add(variables.start(view, axis))
            view = parent
        }
        guard mirrored, axis == .horizontal else { return side }
        let inner = side.expression
        side.expression = LinearExpression()
        side.expression.add(variables.length(ancestor, .horizontal))
        side.expression.add(inner, times: -1)
        return side
    }
}

/// The dimension of an attribute; only equal ones are comparable.
private enum Dimension {
    case x, y, length

    init(_ attribute: LayoutAttribute) { self = attribute.isLength ? .length : attribute.axis == .horizontal ? .x : .y }
}

extension LayoutAttribute {
    /// `true` for width and height.
    package var isLength: Bool { self == .width || self == .height }

    package var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// `true` for attributes that are mirrored in right-to-left languages.
    package var followsLanguage: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The attribute with leading and trailing replaced by left or right.
    func physical(isRightToLeft: Bool) -> LayoutAttribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }
}
