/// Unknowns that the constraints leave open: what is done about them, and which views they are reported for.
extension LayoutSystem {
    /// One view along one axis.
    struct Unknown: Hashable {
        var view: Int
        var axis: Axis
        /// Whether it is its length that is open, and not where it starts.
        var isLength: Bool
        /// Whether it is what scrolls in it.
        var isContent = false
    }

    /// Brings frames, texts, baselines and margins to a state where none changes another.
    ///
    /// UIKit solves twice, for texts; here margins and baselines can follow as well. What still changes after a few
    /// turns goes in circles, and stays as the last turn has it.
    mutating func settle(_ measuring: any LayoutMeasuring) {
        for _ in 0..<6 {
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

    /// Solves; what is left open is settled in a way that doesn't depend on how the solver works.
    private mutating func solve() {
        solver.solve()
        // What was open may rest on what is settled; a few turns are enough for all that isn't contrived.
        for _ in 0..<3 {
            let open = solver.ambiguousVariables()
            if open.isEmpty { return }
            addStays(open)
            solver.solve()
        }
    }

    /// Open lengths go to their own (or to nothing), open starts to the near edge, below all priorities that users have.
    ///
    /// Each counts a little differently, so that nothing is open between them: of views that compete for room, the later
    /// ones keep their own length and the first gives or takes, as in UIStackView; of places, the first view's is kept.
    private mutating func addStays(_ open: [ConstraintSolver.Variable]) {
        let places = places()
        for variable in open {
            guard let place = places[variable.index] else {
                stay(variable, 0, weight: 1, level: 0.1)
                continue
            }
            let order = Double(place.view) / Double(tree.views.count)
            if place.isLength {
                let size = contents[place.view].size
                let own = place.isContent ? nil : place.axis == .horizontal ? size.width : size.height
                stay(variable, own ?? 0, weight: 1 + order, level: own == nil ? 0.4 : 0.5)
            } else {
                stay(variable, 0, weight: 2 - order, level: 0.3)
            }
        }
    }

    private mutating func stay(
        _ variable: ConstraintSolver.Variable, _ value: Double, weight: Double, level: Double
    ) {
        stays.append(
            solver.add(
                LinearConstraint(
                    [.init(variable, weight)], .equal, value * weight, priority: LayoutPriority(settling: level))))
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

    /// A value that can be reckoned with, whatever the constraints were.
    func value(_ variable: ConstraintSolver.Variable) -> Double {
        let value = solver.value(of: variable)
        return value.isFinite ? min(1e9, max(-1e9, value)) : 0
    }
}
