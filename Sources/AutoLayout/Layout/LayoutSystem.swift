/// A tree as a system of linear constraints, with all that is known about its contents.
///
/// Required constraints are added in the order in which they win: the root's size, lengths that can't be negative,
/// masks and stacks, and then the tree's own in their order. Of two that exclude each other, the later one is given up.
struct LayoutSystem {
    let tree: LayoutTree
    let structure: TreeStructure
    var solver = ConstraintSolver()
    var variables: ViewVariables
    /// The tree's constraints that the solver has, by what it calls them.
    private(set) var origins: [ConstraintSolver.ConstraintID: Int] = [:]
    /// The tree's constraints that say nothing that can be laid out, by index.
    private(set) var ignored: [Int] = []
    /// The tree's constraints that no unknown can change and that don't hold, by index.
    private(set) var impossible: [Int] = []
    /// Constraints whose right side depends on frames or on contents.
    var adjustables: [Adjustable] = []
    /// The views whose own sizes are required, by the constraints that say so.
    var holders: [ConstraintSolver.ConstraintID: Int] = [:]
    /// What views hold, by view.
    var contents: [Contents]
    /// The margins that reach into views, by view; empty while no constraint asks for any.
    var insets: ViewInsets
    /// Baselines of the views that constraints asked for, in points from their tops.
    var baselines: [Int: (first: Double, last: Double)] = [:]
    /// Stacks whose views share by their own lengths.
    var proportions: [Proportion] = []
    /// What settles unknowns that are open otherwise.
    var stays: [ConstraintSolver.ConstraintID] = []
    private var root: [Axis: RootHold] = [:]

    /// A constraint that is made again when frames are known.
    struct Adjustable {
        var id: ConstraintSolver.ConstraintID
        var source: Cause
        var constant: Double

        enum Cause {
            /// Of the tree, by index.
            case constraint(Int)
            /// The baselines of two views of a stack are at one height.
            case baselines(first: Int, other: Int, isLast: Bool)
        }
    }

    private struct RootHold {
        var id: ConstraintSolver.ConstraintID
        var isRequired: Bool
    }

    /// - Parameters:
    ///   - size: the root's lengths; a missing one is only pulled to 0, at `LayoutPriority.fittingSizeLevel`.
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

    /// Gives the root lengths that it must have, or must only come near to.
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
        let id = solver.add(
            LinearConstraint(
                [.init(variables.length(0, axis))], .equal, constant,
                priority: length == nil ? .fittingSizeLevel : .required))
        root[axis] = RootHold(id: id, isRequired: length != nil)
    }

    /// Whether the root's own size was given up, as happens when it is required only after the constraints.
    var rootGaveWay: Bool {
        solver.conflicts.contains { conflict in root.values.contains { $0.isRequired && $0.id == conflict.broken } }
    }

    /// No view is smaller than nothing, but for one that its mask squeezes: UIKit stops that at nothing without a word.
    private mutating func lowerLengths(_ view: Int) {
        if isPlacedByMask(view) { return }
        for axis in Axis.allCases {
            solver.add(LinearConstraint([.init(variables.length(view, axis))], .greaterThanOrEqual, 0))
        }
    }

    private mutating func lowerSubviews(of view: Int, _ measuring: any LayoutMeasuring) {
        if case .stack(let stack, let insets) = tree.views[view].kind {
            lowerStack(view, stack, insets: insets, measuring)
        }
        for child in structure.subviews[view] where isPlacedByMask(child) {
            if let autoresizing = tree.views[child].autoresizing { lowerMask(child, autoresizing, in: view) }
        }
    }

    /// Whether a view has a frame and a mask, and no stack that arranges it.
    func isPlacedByMask(_ view: Int) -> Bool {
        guard tree.views[view].autoresizing != nil, let parent = structure.parent[view] else { return false }
        return !isStack(parent)
    }

    /// Whether a view arranges its subviews.
    func isStack(_ view: Int) -> Bool {
        if case .stack = tree.views[view].kind { true } else { false }
    }

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

    /// Makes the constraints again that depend on frames; whether any changed.
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
                    baseline(of: first, isLast: isLast, measuring).offset
                    - baseline(of: other, isLast: isLast, measuring).offset
            }
            guard abs(constant - adjustables[index].constant) > Self.tolerance else { continue }
            adjustables[index].constant = constant
            solver.setConstant(constant, of: adjustables[index].id)
            changed = true
        }
        return changed
    }

    /// Lengths closer than this, in points, are the same: a hundredth of the finest pixel.
    static let tolerance = 1.0 / 300
}

extension LinearConstraint {
    /// Whether 0 compares with the constant as it should, give or take rounding.
    fileprivate var holdsWithoutTerms: Bool {
        switch relation {
        case .equal: abs(constant) < 1e-6
        case .lessThanOrEqual: constant > -1e-6
        case .greaterThanOrEqual: constant < 1e-6
        }
    }
}
