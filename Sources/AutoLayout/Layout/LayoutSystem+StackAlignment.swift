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
            if place == .middle {
                let terms = [start(view, axis), length(view, axis, 0.5), length(frame.view, axis, -0.5)]
                add(terms, .equal, (insets.near - insets.far) / 2)
            }
            let isNear = place == .whole || place == .near
            add([start(view, axis)], isNear ? .equal : .greaterThanOrEqual, insets.near)
            if place != .middle {
                let terms = [start(view, axis), length(view, axis), length(frame.view, axis, -1)]
                let isFar = place == .whole || place == .far
                add(terms, isFar ? .equal : .lessThanOrEqual, 0 - insets.far)
            }
            if place != .whole, contents[view].size[axis] == nil {
                add([length(view, axis)], .equal, 0, priority: Self.ambiguitySuppression)
            }
        }
        if place == .whole { return }
        add([length(frame.view, axis)], .equal, 0, priority: Self.spanningFit)
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

    private mutating func alignBaselines(_ frame: StackFrame, near: Double, _ measuring: any LayoutMeasuring) {
        let reading = tree.isRightToLeft ? frame.arranged.reversed() : frame.arranged
        guard let first = reading.first else { return }
        let isLast = frame.stack.alignment == .lastBaseline
        var line = baseline(of: first, isLast: isLast, measuring)
        line.expression.add(variables.start(first, .vertical))
        var top = LinearExpression()
        top.add(variables.start(first, .vertical))
        solver.add(top.compared(.equal, priority: Self.baselineGroup))
        // "UISV-alignment"
        for other in reading.dropFirst() {
            var aligned = baseline(of: other, isLast: isLast, measuring)
            aligned.expression.add(variables.start(other, .vertical))
            aligned.expression.add(line.expression, times: -1)
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
