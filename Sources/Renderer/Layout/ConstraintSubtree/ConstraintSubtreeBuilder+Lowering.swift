import AutoLayout
import Views

/// Lowering of sizes, placements and spacers to constraints.
extension ConstraintSubtreeBuilder {
    private typealias Constraint = AutoLayout.LayoutConstraint<Int>
    private typealias Anchor = AutoLayout.LayoutConstraint<Int>.Anchor

    /// Above systemLayoutSizeFitting's pull towards zero, below the priority of any content.
    private static var weak: LayoutPriority { LayoutPriority(60) }

    mutating func addLowered(of index: Int) {
        addSizes(of: index)
        let parent = parents[index]
        guard index > 0 else { return }
        if case .stack(let stack) = items[parent].node.content {
            if case .spacer(let minLength) = items[index].node.content {
                lower(Constraint(Anchor(index, length(stack.axis)), .greaterThanOrEqual, constant: .points(minLength)))
            }
            return
        }
        if items[index].node.sizing.autoresizing != nil { return }
        // Interface Builder adds no constraints for an unplaced view.
        let isDesigned = [0, index].contains { items[$0].node.sizing.designFrame != nil }
        if isDesigned, items[index].node.placement == .fill { return }
        for axis in Axis.allCases { place(index, in: parent, along: axis) }
        if case .scroll = items[parent].node.content {
            // A scroll view without constraints scrolls vertically.
            lower(
                Constraint(
                    Anchor(parent, .width, guide: .content), .equal, Anchor(parent, .width, guide: .frame),
                    priority: Self.weak))
        }
    }

    private mutating func addSizes(of index: Int) {
        let sizing = items[index].node.sizing
        let sizes: [(LayoutAttribute, LayoutRelation, Double?)] = [
            (.width, .equal, sizing.width), (.height, .equal, sizing.height),
            (.width, .greaterThanOrEqual, sizing.minWidth), (.width, .lessThanOrEqual, sizing.maxWidth),
            (.height, .greaterThanOrEqual, sizing.minHeight), (.height, .lessThanOrEqual, sizing.maxHeight),
        ]
        for (attribute, relation, length) in sizes {
            if let length { lower(Constraint(Anchor(index, attribute), relation, constant: .points(length))) }
        }
        if let ratio = sizing.aspectRatio, sizing.width == nil || sizing.height == nil {
            lower(Constraint(Anchor(index, .width), .equal, Anchor(index, .height), multiplier: ratio))
        }
    }

    /// Lowers a placement along an axis. `fill`, the default, applies only if no constraint names the view.
    private mutating func place(_ index: Int, in parent: Int, along axis: Axis) {
        let sizing = items[index].node.sizing
        let placement = items[index].node.placement
        let (near, far) = edges(axis)
        let margins = items[parent].node.sizing.margins
        let (before, after) = axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
        let isNamed = uses[index].places.contains(axis)
        if placement == .fill, isNamed { return }
        var ends = placement.ends(axis)
        if let center = ends.center {
            let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
            lower(
                Constraint(
                    Anchor(index, middle), .equal, Anchor(parent, middle),
                    constant: .points(center + (before - after) / 2)))
            contain(index, in: parent, near, .lessThanOrEqual, inset: before)
            contain(index, in: parent, far, .greaterThanOrEqual, inset: after)
            return
        }
        let hasLength = (axis == .horizontal ? sizing.width : sizing.height) != nil
        let isSized = hasLength || sizing.aspectRatio != nil && axis == .vertical || uses[index].lengths.contains(axis)
        if placement == .fill, isSized { ends.far = nil }
        if ends.near == nil, ends.far == nil, !isNamed { ends.near = 0 }
        if let inset = ends.near {
            lower(Constraint(Anchor(index, near), .equal, Anchor(parent, near), constant: .points(before + inset)))
        }
        if let inset = ends.far {
            lower(Constraint(Anchor(parent, far), .equal, Anchor(index, far), constant: .points(after + inset)))
        } else if ends.near != nil {
            contain(index, in: parent, far, .greaterThanOrEqual, inset: after)
        }
    }

    /// Makes the parent at least as large as its content, with a weak priority.
    private mutating func contain(
        _ index: Int, in parent: Int, _ edge: LayoutAttribute, _ relation: LayoutRelation, inset: Double
    ) {
        lower(
            Constraint(
                Anchor(parent, edge), relation, Anchor(index, edge),
                constant: .points(relation == .greaterThanOrEqual ? inset : -inset), priority: Self.weak))
    }

    private mutating func lower(_ constraint: Constraint) {
        let source = items[constraint.second == nil ? constraint.first.item : constraint.source(in: parents)]
        add(constraint, source: source.node.origin.span)
    }

    private func length(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .width : .height }

    private func edges(_ axis: Axis) -> (near: LayoutAttribute, far: LayoutAttribute) {
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }
}

extension AutoLayout.LayoutConstraint<Int> {
    /// The view whose key was lowered to this constraint: the subview.
    fileprivate func source(in parents: [Int]) -> Int {
        guard let second else { return first.item }
        return parents[second.item] == first.item && second.item != 0 ? second.item : first.item
    }
}
