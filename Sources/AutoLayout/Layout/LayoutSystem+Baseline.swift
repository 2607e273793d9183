/// Where baselines are.
extension LayoutSystem {
    /// A baseline as a distance from the top of its view: unknowns, and an offset that contents decide.
    struct BaselinePlace {
        var expression = LinearExpression()
        var offset = 0.0
        var dependsOnFrames = false
    }

    /// The first or last baseline of a view. A stack has that of its first view, or of its last one when it stacks
    /// downwards and the last baseline is asked for; a view without text has its top there, or its bottom
    /// (UIView.forFirstBaselineLayout and forLastBaselineLayout).
    mutating func baseline(of view: Int, isLast: Bool, _ measuring: any LayoutMeasuring) -> BaselinePlace {
        var place = BaselinePlace()
        var view = view
        while case .stack(let stack, _) = tree.views[view].kind, let child = baselineView(view, stack, isLast) {
            place.expression.add(variables.start(child, .vertical))
            view = child
        }
        if let known = baselines[view] ?? measureBaseline(view, measuring) {
            place.offset = isLast ? known.last : known.first
            place.dependsOnFrames = true
        } else if isLast {
            place.expression.add(variables.length(view, .vertical))
        }
        return place
    }

    private func baselineView(_ stack: Int, _ kind: Stack, _ isLast: Bool) -> Int? {
        let arranged = structure.subviews[stack].filter { !tree.views[$0].isHidden }
        return isLast && kind.axis == .vertical ? arranged.last : arranged.first
    }

    /// Before frames are known, a view is taken to have its own size.
    private mutating func measureBaseline(
        _ view: Int, _ measuring: any LayoutMeasuring
    ) -> (first: Double, last: Double)? {
        let own = contents[view].size
        let size = Size(width: own.width ?? 0, height: own.height ?? 0)
        guard let found = measuring.baselines(of: view, in: size), found.first.isFinite, found.last.isFinite else {
            return nil
        }
        baselines[view] = found
        return found
    }

    /// Asks again for the baselines that constraints use, at the sizes that were found.
    ///
    /// No view is taken to be lower than its own height: lines that a squeezed text drops would move the baseline that
    /// squeezes it.
    mutating func measureBaselines(_ measuring: any LayoutMeasuring) {
        for view in baselines.keys.sorted() {
            let size = Size(
                width: max(0, value(variables.length(view, .horizontal))),
                height: max(contents[view].size.height ?? 0, value(variables.length(view, .vertical))))
            if let found = measuring.baselines(of: view, in: size), found.first.isFinite, found.last.isFinite {
                baselines[view] = found
            }
        }
    }
}
