/// Frames with autoresizing masks.
extension LayoutSystem {
    /// Ties a frame to the superview's length: the difference to the designed length is shared among the flexible parts
    /// in proportion to their lengths, or equally if these are 0; without a flexible part the far margin takes it.
    mutating func lowerMask(_ view: Int, _ autoresizing: Autoresizing, in superview: Int) {
        let (frame, size, mask) = (autoresizing.frame, autoresizing.superview, autoresizing.mask)
        lowerMask(
            view, in: superview, .horizontal, start: frame.minX, length: frame.width, room: size.width,
            flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
        lowerMask(
            view, in: superview, .vertical, start: frame.minY, length: frame.height, room: size.height,
            flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
    }

    /// - Parameter flexible: of the near margin, the length and the far margin.
    private mutating func lowerMask(
        _ view: Int, in superview: Int, _ axis: Axis, start: Double, length: Double, room: Double, flexible: [Bool]
    ) {
        let isValid = [start, length, room].allSatisfy { abs($0) <= 1e7 }
        let (start, length, room) = isValid ? (start, max(0, length), room) : (0, 0, 0)
        var weights = zip(flexible, [start, length, room - start - length]).map { $0 ? max(0, $1) : 0 }
        if weights.reduce(0, +) <= 0 { weights = flexible.map { $0 ? 1 : 0 } }
        let total = weights.reduce(0, +)
        let parts = [(self.start(view, axis), start, weights[0]), (self.length(view, axis), length, weights[1])]
        for (term, designed, weight) in parts {
            // term = designed + share × (superview's length − room)
            let share = total > 0 ? weight / total : 0
            let terms = share == 0 ? [term] : [term, self.length(superview, axis, 0 - share)]
            add(terms, .equal, designed - share * room)
        }
    }
}
