/// The unknowns of all views.
///
/// Starts are relative to the superview, so that typical constraints contain only one or two unknowns.
struct ViewVariables {
    /// By view: the left edge and the width.
    private var horizontal: [Span] = []
    /// By view: the top edge and the height.
    private var vertical: [Span] = []
    /// Content lengths of scroll views, created when a constraint uses them.
    private(set) var content: [Content: ConstraintSolver.Variable] = [:]

    private struct Span {
        var start: ConstraintSolver.Variable
        var length: ConstraintSolver.Variable
    }

    /// The content length of a scroll view along one axis.
    struct Content: Hashable {
        var view: Int
        var axis: Axis
    }

    init(count: Int, in solver: inout ConstraintSolver) {
        horizontal.reserveCapacity(count)
        vertical.reserveCapacity(count)
        for index in 0..<count {
            for axis in Axis.allCases {
                let length = solver.makeVariable()
                // The root is the origin; its start is unused.
                let start = index == 0 ? length : solver.makeVariable()
                let span = Span(start: start, length: length)
                if axis == .horizontal { horizontal.append(span) } else { vertical.append(span) }
            }
        }
    }

    func start(_ view: Int, _ axis: Axis) -> ConstraintSolver.Variable {
        axis == .horizontal ? horizontal[view].start : vertical[view].start
    }

    func length(_ view: Int, _ axis: Axis) -> ConstraintSolver.Variable {
        axis == .horizontal ? horizontal[view].length : vertical[view].length
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
