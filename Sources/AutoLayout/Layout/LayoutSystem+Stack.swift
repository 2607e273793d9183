/// UIStackView's constraints along its axis, as in dumps of real ones; quoted names are UIKit's identifiers in logs.
extension LayoutSystem {
    /// A stack being converted to constraints.
    struct StackFrame {
        var view: Int
        var stack: Stack
        /// The visible views, from the left or from the top.
        var arranged: [Int]
        /// The gaps after each of `arranged` but the last, in points.
        var gaps: [Double]
        /// Insets on the left and right, or top and bottom.
        var near: Double
        var far: Double
    }

    /// A proportional stack, whose constraints are updated when its views' intrinsic lengths change.
    struct Proportion {
        var frame: StackFrame
        var lengths: [Double]
        var ids: [ConstraintSolver.ConstraintID]
    }

    /// "UISV-hiding": the length of a hidden view is 0, unless it has a required constraint.
    private static let hiding = LayoutPriority(999.999)
    /// "UISV-canvas-fit": keeps a stack as short as possible.
    private static let canvasFit = LayoutPriority(49)
    /// With more views, gaps are equalised instead of the distances of centres, which have a separate priority each:
    /// hundreds of priorities take minutes to solve, and UIKit runs out of them at 149.
    private static let maxCentres = 100

    mutating func lowerStack(_ view: Int, _ stack: Stack, insets: EdgeInsets, _ measuring: any LayoutMeasuring) {
        let all = structure.subviews[view]
        let axis = stack.axis
        let mirrored = tree.isRightToLeft && axis == .horizontal
        var arranged = all.filter { !tree.views[$0].isHidden }
        var gaps = arranged.dropLast().map { limited(tree.views[$0].customSpacingAfter ?? stack.spacing) }
        if mirrored {
            arranged.reverse()
            gaps.reverse()
        }
        let along = sides(insets, axis)
        let frame = StackFrame(
            view: view, stack: stack, arranged: arranged, gaps: gaps, near: along.near, far: along.far)
        for hidden in all where tree.views[hidden].isHidden { lowerHidden(hidden, frame) }
        if arranged.isEmpty {
            lowerEmpty(view, insets)
        } else {
            lowerAlong(frame)
            lowerAcross(frame, sides(insets, axis.other), measuring)
        }
    }

    /// The insets at the near and far end of an axis.
    func sides(_ insets: EdgeInsets, _ axis: Axis) -> (near: Double, far: Double) {
        let horizontal = tree.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let (near, far) = axis == .horizontal ? horizontal : (insets.top, insets.bottom)
        return (limited(near), limited(far))
    }

    private func limited(_ length: Double) -> Double { length.isFinite ? min(1e7, max(-1e7, length)) : 0 }

    private mutating func lowerHidden(_ view: Int, _ frame: StackFrame) {
        let axis = frame.stack.axis
        add([length(view, axis)], .equal, 0, priority: Self.hiding)
        add([start(view, axis)], .equal, frame.near)
        add([start(view, axis.other)], .equal, 0)
    }

    /// An empty stack contains its insets, and isn't larger by itself.
    private mutating func lowerEmpty(_ view: Int, _ insets: EdgeInsets) {
        for axis in Axis.allCases {
            let sides = sides(insets, axis)
            add([length(view, axis)], .greaterThanOrEqual, sides.near + sides.far)
            add([length(view, axis)], .equal, sides.near + sides.far, priority: LayoutPriority(settling: 0.9))
        }
    }

    private mutating func lowerAlong(_ frame: StackFrame) {
        let (axis, arranged) = (frame.stack.axis, frame.arranged)
        guard let first = arranged.first, let last = arranged.last else { return }
        // "UISV-canvas-connection"
        add([start(first, axis)], .equal, frame.near)
        add([start(last, axis), length(last, axis), length(frame.view, axis, -1)], .equal, 0 - frame.far)
        switch frame.stack.distribution {
        case .fill:
            space(frame, .equal)
            share(frame)
        case .fillEqually:
            space(frame, .equal)
            // "UISV-fill-equally"
            for view in arranged.dropFirst() { add([length(view, axis), length(first, axis, -1)], .equal, 0) }
        case .fillProportionally:
            space(frame, .equal)
            proportions.append(Proportion(frame: frame, lengths: [], ids: []))
            proportion(proportions.count - 1)
        case .equalSpacing: lowerEqualSpacing(frame)
        case .equalCentering:
            if arranged.count > Self.maxCentres { lowerEqualSpacing(frame) } else { lowerEqualCentering(frame) }
        }
    }

    /// "UISV-spacing"
    private mutating func space(_ frame: StackFrame, _ relation: LayoutRelation) {
        let axis = frame.stack.axis
        for index in frame.gaps.indices {
            let (previous, next) = (frame.arranged[index], frame.arranged[index + 1])
            add(
                [start(next, axis), start(previous, axis, -1), length(previous, axis, -1)], relation, frame.gaps[index])
        }
    }

    /// Views without intrinsic length share the remaining space equally, where UIKit is ambiguous.
    private mutating func share(_ frame: StackFrame) {
        let axis = frame.stack.axis
        let open = frame.arranged.filter { view in
            contents[view].size[axis] == nil && structure.subviews[view].isEmpty && !isStack(view)
        }
        for (one, other) in zip(open, open.dropFirst()) {
            add([length(other, axis), length(one, axis, -1)], .equal, 0, priority: LayoutPriority(settling: 0.8))
        }
    }

    /// Equal gaps, each at least as long as requested: "UISV-distributing-edge", "UISV-fill-equally".
    private mutating func lowerEqualSpacing(_ frame: StackFrame) {
        guard let least = frame.gaps.max() else { return }
        let axis = frame.stack.axis
        let gap = solver.makeVariable()
        add([.init(gap)], .greaterThanOrEqual, least)
        for (previous, next) in zip(frame.arranged, frame.arranged.dropFirst()) {
            add([start(next, axis), start(previous, axis, -1), length(previous, axis, -1), .init(gap, -1)], .equal, 0)
        }
        fitCanvas(frame)
    }

    /// Equal distances of centres, in descending priority: "UISV-fill-equally" at 150 minus the index of the middle view.
    private mutating func lowerEqualCentering(_ frame: StackFrame) {
        guard !frame.gaps.isEmpty else { return }
        let axis = frame.stack.axis
        space(frame, .greaterThanOrEqual)
        let reading = tree.isRightToLeft && axis == .horizontal ? frame.arranged.reversed() : frame.arranged
        for index in reading.indices.dropFirst(2) {
            var difference = LinearExpression()
            addCentre(reading[index], axis, 1, to: &difference)
            addCentre(reading[index - 1], axis, -1, to: &difference)
            addCentre(reading[1], axis, -1, to: &difference)
            addCentre(reading[0], axis, 1, to: &difference)
            let place = Double(structure.subviews[frame.view].firstIndex(of: reading[index - 1]) ?? 0)
            solver.add(difference.compared(.equal, priority: LayoutPriority(150 - place)))
        }
        fitCanvas(frame)
    }

    private func addCentre(_ view: Int, _ axis: Axis, _ factor: Double, to expression: inout LinearExpression) {
        expression.add(variables.start(view, axis), factor)
        expression.add(variables.length(view, axis), factor / 2)
    }

    private mutating func fitCanvas(_ frame: StackFrame) {
        add([length(frame.view, frame.stack.axis)], .equal, 0, priority: Self.canvasFit)
    }
}
