/// The rectangles of anchors: views, their guides, and scroll contents.
extension LayoutSystem {
    /// A rectangle along one axis, relative to the start of its view: `startFactor × length + startConstant`, and
    /// `lengthFactor × length + lengthConstant`.
    struct Box {
        var length: ConstraintSolver.Variable
        var startFactor = 0.0
        var startConstant = 0.0
        var lengthFactor = 1.0
        var lengthConstant = 0.0
        var dependsOnFrames = false

        init(_ length: ConstraintSolver.Variable) { self.length = length }

        mutating func inset(near: Double, far: Double) {
            startConstant += near
            lengthConstant -= near + far
        }

        func add(to expression: inout LinearExpression, start: Double, length factor: Double) {
            let coefficient = start * startFactor + factor * lengthFactor
            if coefficient != 0 { expression.add(length, coefficient) }
            expression.constant += start * startConstant + factor * lengthConstant
        }
    }

    /// The box of an anchor's attribute; `other` is the item it is compared with.
    mutating func box(
        _ anchor: LayoutConstraint<Int>.Anchor, _ attribute: LayoutAttribute, against other: Int?
    ) -> Box? {
        let (view, axis) = (anchor.item, attribute.axis)
        var box: Box
        if anchor.guide == .content || scrolls(anchor, attribute, against: other) {
            box = Box(variables.contentLength(view, axis, in: &solver))
        } else {
            box = Box(variables.length(view, axis))
        }
        switch anchor.guide {
        case nil, .content, .frame: break
        case .safeArea: apply(insets.safeArea(view), to: &box, axis)
        case .layoutMargins: apply(insets.margins(view), to: &box, axis)
        case .readableContent:
            apply(insets.margins(view), to: &box, axis)
            if axis == .horizontal {
                let extra = insets.readableInset(view)
                box.inset(near: extra, far: extra)
                box.dependsOnFrames = true
            }
        case .top where axis == .vertical:
            box.lengthFactor = 0
            box.lengthConstant = tree.safeAreaInsets.top
        case .bottom where axis == .vertical:
            box.startFactor = 1
            box.startConstant = 0 - tree.safeAreaInsets.bottom
            box.lengthFactor = 0
            box.lengthConstant = tree.safeAreaInsets.bottom
        case .top, .bottom: break
        }
        if attribute.isMargin { apply(insets.margins(view), to: &box, axis) }
        return box
    }

    private func apply(_ insets: ViewInsets.Sides, to box: inout Box, _ axis: Axis) {
        if axis == .horizontal {
            box.inset(near: insets.left, far: insets.right)
        } else {
            box.inset(near: insets.top, far: insets.bottom)
        }
        box.dependsOnFrames = box.dependsOnFrames || insets.dependOnFrames
    }

    /// For items inside a scroll view, its edges and margins belong to its content; lengths and centres to its frame.
    private func scrolls(
        _ anchor: LayoutConstraint<Int>.Anchor, _ attribute: LayoutAttribute, against other: Int?
    ) -> Bool {
        guard anchor.guide == nil, tree.views[anchor.item].kind == .scroll, let other else { return false }
        switch attribute {
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return false
        default: return structure.isInside(other, anchor.item)
        }
    }
}

extension LayoutAttribute {
    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
