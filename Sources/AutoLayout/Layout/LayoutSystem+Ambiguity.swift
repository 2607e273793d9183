/// Unknowns that the constraints leave open: what is done about them, and which views they are reported for.
extension LayoutSystem {
    /// One view along one axis.
    struct Place: Hashable {
        var view: Int
        var axis: Axis
        /// Whether it is its length that is open, and not where it starts.
        var isLength: Bool
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

    /// Solves; when something is left open, settles it in a way that doesn't depend on how the solver works.
    private mutating func solve() {
        solver.solve()
        guard stays.isEmpty else { return }
        let open = solver.ambiguousVariables()
        guard !open.isEmpty else { return }
        addStays()
        solver.solve()
    }

    /// Lengths go to their own (or to nothing), starts to the near edge, below all priorities that users have.
    ///
    /// Each has a level of its own, so that nothing is open between them: of views that compete for room, the later ones
    /// keep their own length and the first gives or takes, as in UIStackView; of places, the first view's is kept.
    /// In a tree of very many views neighbours share a level, to bound the work.
    private mutating func addStays() {
        let levels = min(structure.order.count, 128)
        for (place, view) in structure.order.enumerated() {
            let level = 0.1 * Double(place * levels / structure.order.count + 1) / Double(levels)
            for axis in Axis.allCases {
                let own = axis == .horizontal ? contents[view].size.width : contents[view].size.height
                stay(variables.length(view, axis), own ?? 0, 0.5 + level)
                if view != 0 { stay(variables.start(view, axis), 0, 0.3 - level) }
            }
        }
        for content in variables.content.keys.sorted(by: { ($0.view, $0.axis.rawValue) < ($1.view, $1.axis.rawValue) })
        {
            if let variable = variables.content[content] { stay(variable, 0, 0.1) }
        }
    }

    private mutating func stay(_ variable: ConstraintSolver.Variable, _ value: Double, _ level: Double) {
        stays.append(
            solver.add(
                LinearConstraint([.init(variable)], .equal, value, priority: LayoutPriority(settling: level))))
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
