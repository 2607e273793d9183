/// The unknowns of all views.
///
/// Starts are counted from the superview's start, so that most constraints name few unknowns: a distance from the
/// superview's leading edge names one.
struct ViewVariables {
    /// By view: the distance of left edges and the width.
    private var horizontal: [Span] = []
    /// By view: the distance of top edges and the height.
    private var vertical: [Span] = []
    /// What scrolls, by view and axis; only where a constraint names it.
    private(set) var content: [Content: ConstraintSolver.Variable] = [:]

    private struct Span {
        var start: ConstraintSolver.Variable
        var length: ConstraintSolver.Variable
    }

    /// The length of what scrolls, along one axis.
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
                // The root is where everything is counted from: its start is never named.
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

    /// The length of what scrolls in a view; new when it wasn't asked for before.
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
