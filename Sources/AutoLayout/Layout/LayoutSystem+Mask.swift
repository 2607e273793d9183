/// Frames with autoresizing masks.
extension LayoutSystem {
    /// Ties a frame to the superview's length: the difference to the designed length is shared among the flexible parts
    /// in proportion to their lengths, or equally if these are 0; without a flexible part the far margin takes it.
    mutating func lowerMask(_ view: Int, _ autoresizing: Autoresizing, in superview: Int) {
        let (frame, size, mask) = (autoresizing.frame, autoresizing.superview, autoresizing.mask)
        lowerMask(
            view, in: superview, .horizontal, start: frame.minX, length: frame.width, room: size.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        lowerMask(
            view, in: superview, .vertical, start: frame.minY, length: frame.height, room: size.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
    }

    private mutating func lowerMask(
        _ view: Int, in superview: Int, _ axis: Axis, start: Double, length: Double, room: Double,
        flexible: (near: Bool, length: Bool, far: Bool)
    ) {
        let numbers = [start, length, room]
        let (start, length, room) = numbers.allSatisfy({ abs($0) <= 1e7 }) ? (start, max(0, length), room) : (0, 0, 0)
        let far = room - start - length
        let parts = [flexible.near ? start : 0, flexible.length ? length : 0, flexible.far ? far : 0].map { max(0, $0) }
        let total = parts.reduce(0, +)
        let count = [flexible.near, flexible.length, flexible.far].count { $0 }
        let nearShare: Double
        let lengthShare: Double
        if count == 0 {
            (nearShare, lengthShare) = (0, 0)
        } else if total > 0 {
            (nearShare, lengthShare) = (parts[0] / total, parts[1] / total)
        } else {
            nearShare = flexible.near ? 1 / Double(count) : 0
            lengthShare = flexible.length ? 1 / Double(count) : 0
        }
        tie(variables.start(view, axis), to: superview, axis, share: nearShare, length: start, room: room)
        tie(variables.length(view, axis), to: superview, axis, share: lengthShare, length: length, room: room)
    }

    /// `variable = length + share × (superview's length − room)`.
    private mutating func tie(
        _ variable: ConstraintSolver.Variable, to superview: Int, _ axis: Axis, share: Double, length: Double,
        room: Double
    ) {
        var terms = [LinearConstraint.Term(variable)]
        if share != 0 { terms.append(.init(variables.length(superview, axis), 0 - share)) }
        solver.add(LinearConstraint(terms, .equal, length - share * room))
    }
}
