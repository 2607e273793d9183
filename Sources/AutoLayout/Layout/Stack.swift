/// A UIStackView.
public struct Stack: Sendable, Equatable {
    /// UIStackView.Distribution: sizes of the arranged subviews along the axis.
    public enum Distribution: String, Sendable, Hashable, CaseIterable {
        /// `fill` uses hugging and compression priorities; the last two equalise the gaps, or the distances of centres.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// UIStackView.Alignment: positions of the arranged subviews across the axis.
    public enum Alignment: String, Sendable, Hashable, CaseIterable {
        /// By the axis, `top` equals `leading` and `bottom` equals `trailing`; baselines need a horizontal stack.
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    /// `horizontal` by default.
    public var axis: Axis
    /// `fill` by default, which stretches all arranged subviews across the axis.
    public var alignment: Alignment
    /// `fill` by default, which gives the surplus to the arranged subview with the lowest hugging priority.
    public var distribution: Distribution
    /// In points.
    public var spacing: Double

    public init(
        _ axis: Axis = .horizontal, alignment: Alignment = .fill, distribution: Distribution = .fill,
        spacing: Double = 0
    ) {
        (self.axis, self.alignment, self.distribution, self.spacing) = (axis, alignment, distribution, spacing)
    }
}
