/// The unknowns of all views, numbered by view: the width, the left edge, the height and the top edge.
///
/// Edges are relative to the superview, so that typical constraints contain only one or two unknowns. The root is the
/// origin and has no edges.
struct ViewVariables {
    /// Content lengths of scroll views, created when a constraint uses them.
    private(set) var content: [Content: ConstraintSolver.Variable] = [:]
    private let count: Int

    /// The content length of a scroll view along one axis.
    struct Content: Hashable {
        var view: Int
        var axis: Axis
    }

    init(count: Int, in solver: inout ConstraintSolver) {
        self.count = max(0, 4 * count - 2)
        for _ in 0..<self.count { _ = solver.makeVariable() }
    }

    /// Not for the root.
    func start(_ view: Int, _ axis: Axis) -> ConstraintSolver.Variable { .init(index: length(view, axis).index + 1) }

    func length(_ view: Int, _ axis: Axis) -> ConstraintSolver.Variable {
        let isVertical = axis == .vertical ? 1 : 0
        return .init(index: view == 0 ? isVertical : 4 * view - 2 + 2 * isVertical)
    }

    /// The view and dimension of an unknown; `nil` for other variables of the system, such as equal gaps.
    func place(of variable: ConstraintSolver.Variable) -> LayoutSystem.Unknown? {
        if let content = content.first(where: { $0.value == variable })?.key {
            return .init(view: content.view, axis: content.axis, isLength: true, isContent: true)
        }
        guard variable.index < count else { return nil }
        if variable.index < 2 { return .init(view: 0, axis: Axis.allCases[variable.index], isLength: true) }
        let (view, part) = (variable.index + 2).quotientAndRemainder(dividingBy: 4)
        return .init(view: view, axis: part < 2 ? .horizontal : .vertical, isLength: part % 2 == 0)
    }

    /// The content length of a scroll view, created on first use.
    mutating func contentLength(
        _ view: Int, _ axis: Axis, in solver: inout ConstraintSolver
    ) -> ConstraintSolver.Variable {
        let key = Content(view: view, axis: axis)
        if let known = content[key] { return known }
        let made = solver.makeVariable()
        content[key] = made
        solver.add(LinearConstraint([.init(made)], .greaterThanOrEqual, 0))
        return made
    }
}
