/// Ambiguous unknowns: resolution and reporting.
extension LayoutSystem {
    /// A position or length of a view along one axis.
    struct Unknown: Hashable {
        var view: Int
        var axis: Axis
        /// `true` for the length, `false` for the position.
        var isLength: Bool
        /// `true` for the content length of a scroll view.
        var isContent = false
    }

    /// Iterates until frames, wrapped texts, baselines and margins are stable.
    ///
    /// UIKit solves twice, for wrapped text; here margins and baselines follow as well. Cycles end after six rounds.
    mutating func settle(_ measuring: any LayoutMeasuring) {
        for _ in 0..<6 where solver.room > 0 {
            solve()
            var changed = measureWrapped(measuring)
            if !adjustables.isEmpty {
                measureBaselines(measuring)
                insets.update(frames: localFrames())
                changed = adjust(measuring) || changed
            }
            for index in proportions.indices { changed = proportion(index) || changed }
            if !changed { return }
        }
        solve()
    }

    /// Solves, and resolves ambiguities independently of the solver's path.
    private mutating func solve() {
        solver.solve()
        // Resolving some unknowns can leave others open; three rounds suffice in practice.
        for _ in 0..<3 {
            let open = solver.ambiguousVariables()
            if open.isEmpty { return }
            addStays(open)
            solver.solve()
        }
    }

    /// Adds weak constraints: ambiguous lengths take their intrinsic size (or 0), ambiguous positions the near edge.
    ///
    /// Weights differ, so that the result is unique: of views that compete for space, later ones keep their intrinsic
    /// length and the first grows or shrinks, as in UIStackView; of positions, the first view's is kept.
    private mutating func addStays(_ open: [ConstraintSolver.Variable]) {
        for variable in open {
            guard let place = place(of: variable) else {
                stay(variable, 0, weight: 1, level: 0.1)
                continue
            }
            let order = Double(place.view) / Double(tree.views.count)
            if place.isLength {
                let own = place.isContent ? nil : contents[place.view].size[place.axis]
                stay(variable, own ?? 0, weight: 1 + order, level: own == nil ? 0.4 : 0.5)
            } else {
                stay(variable, 0, weight: 2 - order, level: 0.3)
            }
        }
    }

    private mutating func stay(_ variable: ConstraintSolver.Variable, _ value: Double, weight: Double, level: Double) {
        stays.append(add([.init(variable, weight)], .equal, value * weight, priority: .init(settling: level)))
    }

    /// The frames in the superviews, not rounded.
    func localFrames() -> [Rect] {
        tree.views.indices.map { view in
            guard structure.contains(view) else { return .zero }
            return Rect(
                x: view == 0 ? 0 : value(variables.start(view, .horizontal)),
                y: view == 0 ? 0 : value(variables.start(view, .vertical)),
                width: max(0, value(variables.length(view, .horizontal))),
                height: max(0, value(variables.length(view, .vertical))))
        }
    }

    /// A finite value, clamped to ±1e9.
    func value(_ variable: ConstraintSolver.Variable) -> Double {
        let value = solver.value(of: variable)
        return value.isFinite ? min(1e9, max(-1e9, value)) : 0
    }
}
