/// Knows how large the contents of views are. The layout knows nothing else about them.
public protocol LayoutMeasuring {
    /// UIView.intrinsicContentSize of a view by its index; a text of several lines at the width it has, in points
    /// (`nil` before that is known, when it is as wide as its longest paragraph).
    func intrinsicContentSize(of view: Int, width: Double?) -> IntrinsicSize

    /// Whether the height depends on the width: a text of several lines.
    func isHeightForWidth(_ view: Int) -> Bool

    /// The first and last baseline of a view of that size, in points from its top; `nil` for a view that has none.
    func baselines(of view: Int, in size: Size) -> (first: Double, last: Double)?
}

/// A size whose lengths may be missing (UIView.noIntrinsicMetric), in points.
public struct IntrinsicSize: Sendable, Hashable {
    /// In points; `nil` when the content has no width of its own.
    public var width: Double?
    /// In points; `nil` when the content has no height of its own.
    public var height: Double?

    public init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }

    /// Neither width nor height.
    public static let none = IntrinsicSize()
}
