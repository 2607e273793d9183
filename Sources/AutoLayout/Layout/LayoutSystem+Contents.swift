/// Intrinsic sizes with their priorities, and texts whose height depends on their width.
extension LayoutSystem {
    /// A view's intrinsic size with its constraints.
    struct Contents {
        /// `nil` lengths where the content has none.
        var size = IntrinsicSize.none
        /// The size of the unwrapped text.
        var unwrapped = IntrinsicSize.none
        /// The width at which it was measured; `nil` for unlimited width.
        var measuredAt: Double?
        /// `true` if the height is measured again at the solved width.
        var wraps = false
        /// `true` if a wrapped text is narrowed to its longest line.
        var tightens = false
        /// Hugging and compression resistance, by axis.
        var width: LengthConstraints?
        var height: LengthConstraints?
    }

    /// The constraints of one intrinsic length.
    struct LengthConstraints {
        var hugging: ConstraintSolver.ConstraintID
        /// `nil` when both have the same priority, so that one equality represents them.
        var resistance: ConstraintSolver.ConstraintID?
    }

    mutating func measureAll(_ measuring: any LayoutMeasuring) {
        contents = Array(repeating: Contents(), count: tree.views.count)
        for view in structure.order {
            // As in UIKit, 0 means none.
            let preferred = tree.views[view].preferredMaxLayoutWidth.flatMap { $0 > 0 && $0 <= 1e7 ? $0 : nil }
            let wraps = measuring.isHeightForWidth(view)
            let size = measuring.intrinsicContentSize(of: view, width: wraps ? preferred : nil).sane
            contents[view].size = size
            contents[view].unwrapped = size
            // With a preferred width, UILabel keeps the height at that width.
            contents[view].wraps = wraps && preferred == nil
            contents[view].tightens = contents[view].wraps && raggedColumn(of: view) != nil
        }
    }

    /// The outermost vertical stack that gives a view its own width, directly or through nested vertical stacks, and
    /// the sum of their insets; `nil` if something else determines the width.
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

    /// Adds the constraints of a view's intrinsic size.
    mutating func lowerContents(_ view: Int) {
        let device = tree.views[view]
        if isPlacedByMask(view) { return }
        if let width = contents[view].size.width {
            contents[view].width = addLength(
                view, .horizontal, width, hugging: device.horizontalHugging,
                resistance: device.horizontalCompressionResistance)
            // Keep a stack wide enough for the unwrapped text even after the text was narrowed to its lines.
            if contents[view].tightens, let column = raggedColumn(of: view), column.insets.isFinite {
                add(
                    [length(column.stack, .horizontal)], .greaterThanOrEqual, width + column.insets,
                    priority: device.horizontalCompressionResistance)
            }
        }
        if let height = contents[view].size.height {
            contents[view].height = addLength(
                view, .vertical, height, hugging: device.verticalHugging,
                resistance: device.verticalCompressionResistance)
        }
    }

    private mutating func addLength(
        _ view: Int, _ axis: Axis, _ length: Double, hugging: LayoutPriority, resistance: LayoutPriority
    ) -> LengthConstraints {
        func add(_ relation: LayoutRelation, _ priority: LayoutPriority) -> ConstraintSolver.ConstraintID {
            let id = self.add([self.length(view, axis)], relation, length, priority: priority)
            if priority == .required { holders[id] = view }
            return id
        }
        if hugging == resistance { return LengthConstraints(hugging: add(.equal, hugging)) }
        return LengthConstraints(
            hugging: add(.lessThanOrEqual, hugging), resistance: add(.greaterThanOrEqual, resistance))
    }

    /// Measures texts again whose width has changed; `true` if any size changed.
    mutating func measureWrapped(_ measuring: any LayoutMeasuring) -> Bool {
        var changed = false
        for view in structure.order where contents[view].wraps {
            // Rounding errors of the solver would wrap a text that just fits.
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
            // Text doesn't wrap at its unwrapped width or more.
            return width < (contents.unwrapped.width ?? .infinity) - Self.tolerance
        }
        if abs(measured - width) <= Self.tolerance { return false }
        // A text narrowed to its longest line keeps its line breaks.
        guard contents.tightens, let tight = contents.size.width else { return true }
        return width >= measured || width < tight - Self.tolerance
    }

    /// Undoes the narrowing of texts, so that they can grow with another width of the root.
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
    /// Without invalid lengths: NaN, negative (UIView.noIntrinsicMetric is -1) or beyond 1e7.
    fileprivate var sane: IntrinsicSize {
        func sane(_ length: Double?) -> Double? { length.flatMap { $0 >= 0 && $0 <= 1e7 ? $0 : nil } }
        return IntrinsicSize(width: sane(width), height: sane(height))
    }
}
