/// A UIStackView.
public struct Stack: Sendable, Equatable {
    /// UIStackView.Distribution: how the arranged subviews share the length of the axis.
    public enum Distribution: String, Sendable, Hashable, CaseIterable {
        /// `fill` goes by hugging and compression priorities; the last two make the gaps, or the centres' distances,
        /// equal.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// UIStackView.Alignment: where the arranged subviews stand across the axis.
    public enum Alignment: String, Sendable, Hashable, CaseIterable {
        /// `leading` is `top` and `trailing` is `bottom`, by the axis; baselines count in horizontal stacks only.
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    /// The direction in which the arranged subviews follow one another; horizontal unless set.
    public var axis: Axis
    /// `fill` unless set, which gives every arranged subview the stack's whole breadth.
    public var alignment: Alignment
    /// `fill` unless set, which leaves one arranged subview the surplus (the one that hugs least).
    public var distribution: Distribution
    /// In points.
    public var spacing: Double

    public init(
        _ axis: Axis = .horizontal, alignment: Alignment = .fill, distribution: Distribution = .fill,
        spacing: Double = 0
    ) {
        self.axis = axis
        self.alignment = alignment
        self.distribution = distribution
        self.spacing = spacing
    }
}
