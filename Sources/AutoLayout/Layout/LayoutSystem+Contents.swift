/// Intrinsic sizes with their priorities, and texts whose height follows their width.
extension LayoutSystem {
    /// What a view holds: its own size, and the constraints that stand for it.
    struct Contents {
        /// `nil` where the content has no length of its own.
        var size = IntrinsicSize.none
        /// The size of a text that isn't wrapped.
        var unwrapped = IntrinsicSize.none
        /// The width the size was asked for; `nil` is as wide as it likes.
        var measuredAt: Double?
        /// Whether the height is asked for again when the width is known.
        var wraps = false
        /// Whether a wrapped text is made as narrow as its lines.
        var tightens = false
        /// Hugging and compression resistance, by axis.
        var width: LengthConstraints?
        var height: LengthConstraints?
    }

    /// The constraints of one intrinsic length.
    struct LengthConstraints {
        var hugging: ConstraintSolver.ConstraintID
        /// `nil` when one equality stands for both, as both have the same priority.
        var resistance: ConstraintSolver.ConstraintID?
    }

    /// Asks every view for its size.
    mutating func measureAll(_ measuring: any LayoutMeasuring) {
        contents = Array(repeating: Contents(), count: tree.views.count)
        for view in structure.order {
            // As in UIKit, 0 is none.
            let preferred = tree.views[view].preferredMaxLayoutWidth.flatMap { $0 > 0 && $0 <= 1e7 ? $0 : nil }
            let wraps = measuring.isHeightForWidth(view)
            let size = measuring.intrinsicContentSize(of: view, width: wraps ? preferred : nil).sane
            contents[view].size = size
            contents[view].unwrapped = size
            // UILabel asks for its height at a preferred width for good, when it was given one.
            contents[view].wraps = wraps && preferred == nil
            contents[view].tightens = contents[view].wraps && raggedColumn(of: view) != nil
        }
    }

    /// The outermost vertical stack that lays a view out at its own width, directly or through vertical stacks between,
    /// and what their insets take of it; `nil` when something else decides the view's width.
    private func raggedColumn(of view: Int) -> (stack: Int, insets: Double)? {
        var (view, taken) = (view, 0.0)
        var found: (stack: Int, insets: Double)?
        while !tree.views[view].isHidden, let parent = structure.parent[view],
            case .stack(let stack, let insets) = tree.views[parent].kind, stack.axis == .vertical
        {
            taken += insets.horizontal
            if stack.alignment != .fill { found = (parent, taken) }
            view = parent
        }
        return found
    }

    /// Adds what a view's content asks for.
    mutating func lowerContents(_ view: Int) {
        let traits = tree.views[view]
        if isPlacedByMask(view) { return }
        if let width = contents[view].size.width {
            contents[view].width = addLength(
                view, .horizontal, width, hugging: traits.horizontalHugging,
                resistance: traits.horizontalCompressionResistance)
            if contents[view].tightens { lowerUnwrapped(view, width) }
        }
        if let height = contents[view].size.height {
            contents[view].height = addLength(
                view, .vertical, height, hugging: traits.verticalHugging,
                resistance: traits.verticalCompressionResistance)
        }
    }

    /// A stack stays wide enough for a text that it then makes as narrow as its lines.
    private mutating func lowerUnwrapped(_ view: Int, _ width: Double) {
        guard let column = raggedColumn(of: view), column.insets.isFinite else { return }
        solver.add(
            LinearConstraint(
                [.init(variables.length(column.stack, .horizontal))], .greaterThanOrEqual, width + column.insets,
                priority: tree.views[view].horizontalCompressionResistance))
    }

    private mutating func addLength(
        _ view: Int, _ axis: Axis, _ length: Double, hugging: LayoutPriority, resistance: LayoutPriority
    ) -> LengthConstraints {
        let terms = [LinearConstraint.Term(variables.length(view, axis))]
        func add(_ relation: LayoutRelation, _ priority: LayoutPriority) -> ConstraintSolver.ConstraintID {
            let id = solver.add(LinearConstraint(terms, relation, length, priority: priority))
            if priority == .required { holders[id] = view }
            return id
        }
        if hugging == resistance { return LengthConstraints(hugging: add(.equal, hugging)) }
        return LengthConstraints(
            hugging: add(.lessThanOrEqual, hugging), resistance: add(.greaterThanOrEqual, resistance))
    }

    /// Asks texts again whose width was found to be another than the one they were asked for; whether any changed.
    mutating func measureWrapped(_ measuring: any LayoutMeasuring) -> Bool {
        var changed = false
        for view in structure.order where contents[view].wraps {
            // The solver's last bits would break a text that just fits.
            let width = max(0, value(variables.length(view, .horizontal))).withoutNoise
            guard needsMeasuring(contents[view], width: width) else { continue }
            let size = measuring.intrinsicContentSize(of: view, width: width).sane
            contents[view].measuredAt = width
            if let height = size.height, let constraints = contents[view].height,
                abs(height - (contents[view].size.height ?? 0)) > Self.tolerance
            {
                contents[view].size.height = height
                set(constraints, height)
                changed = true
            }
            if contents[view].tightens, let tight = size.width, let constraints = contents[view].width,
                abs(tight - (contents[view].size.width ?? 0)) > Self.tolerance
            {
                contents[view].size.width = tight
                set(constraints, tight)
                changed = true
            }
        }
        return changed
    }

    private func needsMeasuring(_ contents: Contents, width: Double) -> Bool {
        guard let measured = contents.measuredAt else {
            // Lines don't break in a text that has the room it likes.
            return width < (contents.unwrapped.width ?? .infinity) - Self.tolerance
        }
        if abs(measured - width) <= Self.tolerance { return false }
        // A text made as narrow as its lines has the same lines.
        if contents.tightens, let tight = contents.size.width, width < measured, width >= tight - Self.tolerance {
            return false
        }
        return true
    }

    /// Forgets how narrow texts were made, so that they can grow with another width of the root.
    mutating func loosen() {
        for view in structure.order where contents[view].tightens && contents[view].measuredAt != nil {
            contents[view].measuredAt = nil
            contents[view].size = contents[view].unwrapped
            if let width = contents[view].width, let length = contents[view].size.width { set(width, length) }
            if let height = contents[view].height, let length = contents[view].size.height { set(height, length) }
        }
    }

    private mutating func set(_ constraints: LengthConstraints, _ length: Double) {
        solver.setConstant(length, of: constraints.hugging)
        if let resistance = constraints.resistance { solver.setConstant(length, of: resistance) }
    }
}

extension Double {
    /// Rounded to 2⁻¹⁶.
    fileprivate var withoutNoise: Double { Double(Int(self * 65536 + 0.5)) / 65536 }
}

extension IntrinsicSize {
    /// Without lengths that are none: not-a-number, negative (UIView.noIntrinsicMetric is -1) or beyond all screens.
    fileprivate var sane: IntrinsicSize {
        IntrinsicSize(width: Self.sane(width), height: Self.sane(height))
    }

    private static func sane(_ length: Double?) -> Double? {
        guard let length, length >= 0, length <= 1e7 else { return nil }
        return length
    }
}
