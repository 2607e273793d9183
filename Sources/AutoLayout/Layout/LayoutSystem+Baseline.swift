/// Baselines of views.
extension LayoutSystem {
    /// The first or last baseline of a view as a distance from its top. The last one keeps its distance from the
    /// view's bottom (fact: uikit/auto-layout.last-baseline). A stack uses its first view, or its last one for the last baseline of a
    /// vertical stack; a view without text uses its top or bottom (UIView.forFirstBaselineLayout and
    /// forLastBaselineLayout).
    mutating func baseline(of view: Int, isLast: Bool, _ measuring: any LayoutMeasuring) -> Side {
        var place = Side()
        var view = view
        while case .stack(let stack, _) = tree.views[view].kind, let child = baselineView(view, stack, isLast) {
            place.expression.add(variables.start(child, .vertical))
            view = child
        }
        if let known = baselines[view] ?? measureBaseline(view, measuring) {
            place.expression.constant = isLast ? -known.last : known.first
            place.dependsOnFrames = true
        }
        if isLast { place.expression.add(variables.length(view, .vertical)) }
        return place
    }

    private func baselineView(_ stack: Int, _ kind: Stack, _ isLast: Bool) -> Int? {
        let arranged = structure.subviews[stack].filter { !tree.views[$0].isHidden }
        return isLast && kind.axis == .vertical ? arranged.last : arranged.first
    }

    /// Uses the intrinsic size before frames are known.
    private mutating func measureBaseline(
        _ view: Int, _ measuring: any LayoutMeasuring
    ) -> (first: Double, last: Double)? {
        let own = contents[view].size
        measureBaseline(view, in: Size(width: own.width ?? 0, height: own.height ?? 0), measuring)
        return baselines[view]
    }

    private mutating func measureBaseline(_ view: Int, in size: Size, _ measuring: any LayoutMeasuring) {
        guard let found = measuring.baselines(of: view, in: size), found.first.isFinite, found.last.isFinite else {
            return
        }
        baselines[view] = (found.first, size.height - found.last)
    }

    /// Measures the baselines used by constraints again, at the solved sizes.
    ///
    /// Heights are at least intrinsic: a squeezed text drops lines, so its baseline moves and squeezes it further.
    mutating func measureBaselines(_ measuring: any LayoutMeasuring) {
        for view in baselines.keys.sorted() {
            let size = Size(
                width: max(0, value(variables.length(view, .horizontal))),
                height: max(contents[view].size.height ?? 0, value(variables.length(view, .vertical))))
            measureBaseline(view, in: size, measuring)
        }
    }
}
