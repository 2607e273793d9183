/// UIStackView's constraints across its axis.
extension LayoutSystem {
    /// "UISV-spanning-fit": keeps a stack as narrow as its views, with less priority than their hugging.
    private static let spanningFit = LayoutPriority(51)
    /// "UISV-ambiguity-suppression": views without intrinsic size across the axis have size 0.
    private static let ambiguitySuppression = LayoutPriority(25)
    /// Baseline-aligned views are as near to the top as possible, where UIKit is ambiguous.
    private static let baselineGroup = LayoutPriority(settling: 0.95)

    /// The position of a view across the axis.
    private enum Stand {
        case whole, near, middle, far
        /// Determined by the baselines.
        case anywhere
    }

    mutating func lowerAcross(
        _ frame: StackFrame, _ insets: (near: Double, far: Double), _ measuring: any LayoutMeasuring
    ) {
        let axis = frame.stack.axis.other
        let place = place(frame.stack.alignment, axis)
        for view in frame.arranged {
            switch place {
            case .whole:
                connectNear(view, axis, insets.near, .equal)
                connectFar(view, axis, frame.view, insets.far, .equal)
            case .near:
                connectNear(view, axis, insets.near, .equal)
                connectFar(view, axis, frame.view, insets.far, .lessThanOrEqual)
            case .middle:
                connectCentre(view, axis, frame.view, insets)
                connectNear(view, axis, insets.near, .greaterThanOrEqual)
            case .far:
                connectNear(view, axis, insets.near, .greaterThanOrEqual)
                connectFar(view, axis, frame.view, insets.far, .equal)
            case .anywhere:
                connectNear(view, axis, insets.near, .greaterThanOrEqual)
                connectFar(view, axis, frame.view, insets.far, .lessThanOrEqual)
            }
            let own = axis == .horizontal ? contents[view].size.width : contents[view].size.height
            if place != .whole, own == nil { pull(variables.length(view, axis), Self.ambiguitySuppression) }
        }
        if place == .whole { return }
        pull(variables.length(frame.view, axis), Self.spanningFit)
        if place == .anywhere { alignBaselines(frame, near: insets.near, measuring) }
    }

    private func place(_ alignment: Stack.Alignment, _ axis: Axis) -> Stand {
        let mirrored = tree.isRightToLeft && axis == .horizontal
        switch alignment {
        case .fill: return .whole
        case .center: return .middle
        case .leading, .top: return mirrored ? .far : .near
        case .trailing, .bottom: return mirrored ? .near : .far
        case .firstBaseline, .lastBaseline:
            // Baseline alignment has no effect in a vertical stack: its views are at the leading edge.
            if axis == .vertical { return .anywhere }
            return mirrored ? .far : .near
        }
    }

    private mutating func connectNear(_ view: Int, _ axis: Axis, _ inset: Double, _ relation: LayoutRelation) {
        solver.add(LinearConstraint([.init(variables.start(view, axis))], relation, inset))
    }

    private mutating func connectFar(
        _ view: Int, _ axis: Axis, _ stack: Int, _ inset: Double, _ relation: LayoutRelation
    ) {
        solver.add(
            LinearConstraint(
                [
                    .init(variables.start(view, axis)), .init(variables.length(view, axis)),
                    .init(variables.length(stack, axis), -1),
                ], relation, 0 - inset))
    }

    private mutating func connectCentre(
        _ view: Int, _ axis: Axis, _ stack: Int, _ insets: (near: Double, far: Double)
    ) {
        solver.add(
            LinearConstraint(
                [
                    .init(variables.start(view, axis)), .init(variables.length(view, axis), 0.5),
                    .init(variables.length(stack, axis), -0.5),
                ], .equal, (insets.near - insets.far) / 2))
    }

    private mutating func pull(_ variable: ConstraintSolver.Variable, _ priority: LayoutPriority) {
        solver.add(LinearConstraint([.init(variable)], .equal, 0, priority: priority))
    }

    private mutating func alignBaselines(_ frame: StackFrame, near: Double, _ measuring: any LayoutMeasuring) {
        let reading = tree.isRightToLeft ? frame.arranged.reversed() : frame.arranged
        guard let first = reading.first else { return }
        let isLast = frame.stack.alignment == .lastBaseline
        var line = baseline(of: first, isLast: isLast, measuring)
        line.expression.add(variables.start(first, .vertical))
        solver.add(line.expression.compared(.equal, priority: Self.baselineGroup))
        // "UISV-alignment"
        for other in reading.dropFirst() {
            var aligned = baseline(of: other, isLast: isLast, measuring)
            aligned.expression.add(variables.start(other, .vertical))
            aligned.expression.add(line.expression, times: -1)
            aligned.expression.constant += aligned.offset - line.offset
            let constraint = aligned.expression.compared(.equal, priority: .required)
            let id = solver.add(constraint)
            guard aligned.dependsOnFrames || line.dependsOnFrames else { continue }
            adjustables.append(
                Adjustable(
                    id: id, source: .baselines(first: first, other: other, isLast: isLast),
                    constant: constraint.constant))
        }
    }
}
