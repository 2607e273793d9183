/// A tree as a system of linear constraints.
///
/// Required constraints are added in order of precedence: the root's size, non-negative lengths, masks and stacks, and
/// then the tree's own in their order. Of two that conflict, the later one is broken.
struct LayoutSystem {
    let tree: LayoutTree
    let structure: TreeStructure
    var solver = ConstraintSolver()
    var variables: ViewVariables
    /// Indices of the tree's constraints by their identifiers in the solver.
    private(set) var origins: [ConstraintSolver.ConstraintID: Int] = [:]
    /// Indices of invalid constraints of the tree.
    private(set) var ignored: [Int] = []
    /// Indices of the tree's constraints that are violated and contain no unknown.
    private(set) var impossible: [Int] = []
    /// Constraints whose constant depends on frames or contents.
    var adjustables: [Adjustable] = []
    /// Views with required intrinsic sizes, by their constraints.
    var holders: [ConstraintSolver.ConstraintID: Int] = [:]
    /// The intrinsic sizes, by view.
    var contents: [Contents]
    /// The effective layout margins and safe areas; empty while no constraint needs them.
    var insets: ViewInsets
    /// Measured baselines used by constraints, in points: the first from the view's top, the last from its bottom.
    var baselines: [Int: (first: Double, last: Double)] = [:]
    var proportions: [Proportion] = []
    /// The weak constraints that resolve ambiguities.
    var stays: [ConstraintSolver.ConstraintID] = []
    private(set) var root: [Axis: (id: ConstraintSolver.ConstraintID, isRequired: Bool)] = [:]

    /// A constraint that is updated once frames are known.
    struct Adjustable {
        var id: ConstraintSolver.ConstraintID
        var source: Cause
        var constant: Double

        enum Cause {
            /// A constraint of the tree, by index.
            case constraint(Int)
            /// Aligned baselines of two views of a stack.
            case baselines(first: Int, other: Int, isLast: Bool)
        }
    }

    /// - Parameters:
    ///   - width: the root's width; `nil` pulls it to 0 at `LayoutPriority.fittingSizeLevel`.
    ///   - height: likewise for the height.
    init(_ tree: LayoutTree, width: Double?, height: Double?, measuring: any LayoutMeasuring) {
        self.tree = tree
        structure = TreeStructure(tree.views)
        variables = ViewVariables(count: tree.views.count, in: &solver)
        contents = []
        insets = ViewInsets(tree, structure)
        guard !tree.views.isEmpty else { return }
        hold(width: width, height: height)
        measureAll(measuring)
        for view in structure.order { lowerLengths(view) }
        for view in structure.order { lowerSubviews(of: view, measuring) }
        for index in tree.constraints.indices { addConstraint(index, measuring) }
        for view in structure.order { lowerContents(view) }
    }

    @discardableResult
    mutating func add(
        _ terms: [LinearConstraint.Term], _ relation: LayoutRelation, _ constant: Double,
        priority: LayoutPriority = .required
    ) -> ConstraintSolver.ConstraintID {
        solver.add(LinearConstraint(terms, relation, constant, priority: priority))
    }

    /// A view's start in its superview, times a factor.
    func start(_ view: Int, _ axis: Axis, _ factor: Double = 1) -> LinearConstraint.Term {
        .init(variables.start(view, axis), factor)
    }

    /// A view's length, times a factor.
    func length(_ view: Int, _ axis: Axis, _ factor: Double = 1) -> LinearConstraint.Term {
        .init(variables.length(view, axis), factor)
    }

    /// Sets the root's required lengths; `nil` pulls a length to 0.
    mutating func hold(width: Double?, height: Double?) {
        hold(.horizontal, width)
        hold(.vertical, height)
    }

    private mutating func hold(_ axis: Axis, _ length: Double?) {
        let constant = max(0, length ?? 0)
        if let held = root[axis] {
            if held.isRequired == (length != nil) { return solver.setConstant(constant, of: held.id) }
            solver.remove(held.id)
        }
        let priority = length == nil ? LayoutPriority.fittingSizeLevel : .required
        let id = add([self.length(0, axis)], .equal, constant, priority: priority)
        root[axis] = (id, length != nil)
    }

    /// `true` if the root's size was broken, which happens when it becomes required after the other constraints.
    var rootGaveWay: Bool {
        solver.conflicts.contains { conflict in root.values.contains { $0.isRequired && $0.id == conflict.broken } }
    }

    /// Lengths are at least 0, except for views with masks: UIKit clamps those silently.
    private mutating func lowerLengths(_ view: Int) {
        if isPlacedByMask(view) { return }
        for axis in Axis.allCases where !isFilled(view, axis) { add([length(view, axis)], .greaterThanOrEqual, 0) }
    }

    /// `true` for a stack along its axis, which its views and gaps keep from being negative. A constraint that says so
    /// again would cost the solver many steps.
    private func isFilled(_ view: Int, _ axis: Axis) -> Bool {
        guard case .stack(let stack, let insets) = tree.views[view].kind, stack.axis == axis, stack.spacing >= 0 else {
            return false
        }
        let sides = sides(insets, axis)
        let arranged = structure.subviews[view].filter { !tree.views[$0].isHidden }
        return sides.near >= 0 && sides.far >= 0 && !arranged.isEmpty
            && arranged.allSatisfy { tree.views[$0].customSpacingAfter ?? 0 >= 0 }
    }

    private mutating func lowerSubviews(of view: Int, _ measuring: any LayoutMeasuring) {
        if case .stack(let stack, let insets) = tree.views[view].kind {
            lowerStack(view, stack, insets: insets, measuring)
        }
        for child in structure.subviews[view] where isPlacedByMask(child) {
            if let autoresizing = tree.views[child].autoresizing { lowerMask(child, autoresizing, in: view) }
        }
    }

    /// `true` for a view with a mask outside of stacks.
    func isPlacedByMask(_ view: Int) -> Bool {
        guard tree.views[view].autoresizing != nil, let parent = structure.parent[view] else { return false }
        return !isStack(parent)
    }

    func isStack(_ view: Int) -> Bool { tree.views[view].isStack }

    private mutating func addConstraint(_ index: Int, _ measuring: any LayoutMeasuring) {
        let constraint = tree.constraints[index]
        guard let lowered = lower(constraint, measuring) else { return ignored.append(index) }
        if lowered.linear.terms.isEmpty {
            if !lowered.linear.holdsWithoutTerms { impossible.append(index) }
            return
        }
        let id = solver.add(lowered.linear)
        origins[id] = index
        if lowered.dependsOnFrames {
            adjustables.append(Adjustable(id: id, source: .constraint(index), constant: lowered.linear.constant))
        }
    }

    /// Updates the constraints that depend on frames; returns `true` if any changed.
    mutating func adjust(_ measuring: any LayoutMeasuring) -> Bool {
        var changed = false
        for index in adjustables.indices {
            let constant: Double
            switch adjustables[index].source {
            case .constraint(let source):
                guard let lowered = lower(tree.constraints[source], measuring) else { continue }
                constant = lowered.linear.constant
            case .baselines(let first, let other, let isLast):
                constant =
                    baseline(of: first, isLast: isLast, measuring).expression.constant
                    - baseline(of: other, isLast: isLast, measuring).expression.constant
            }
            guard abs(constant - adjustables[index].constant) > Self.tolerance else { continue }
            adjustables[index].constant = constant
            solver.setConstant(constant, of: adjustables[index].id)
            changed = true
        }
        return changed
    }

    /// Lengths that differ by less, in points, count as equal: a hundredth of the finest pixel.
    static let tolerance = 1.0 / 300
}

extension LinearConstraint {
    /// `true` if 0 satisfies the relation to the constant within rounding.
    fileprivate var holdsWithoutTerms: Bool {
        switch relation {
        case .equal: abs(constant) < 1e-6
        case .lessThanOrEqual: constant > -1e-6
        case .greaterThanOrEqual: constant < 1e-6
        }
    }
}
