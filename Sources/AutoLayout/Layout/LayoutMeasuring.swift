/// Measures the contents of views for layout.
package protocol LayoutMeasuring {
    /// UIView.intrinsicContentSize of a view by index. `width` is the width available to multi-line text; `nil` before
    /// it is known, when the text is as wide as its longest paragraph.
    func intrinsicContentSize(of view: Int, width: Double?) -> IntrinsicSize

    /// `true` if the height depends on the width, as for multi-line text.
    func isHeightForWidth(_ view: Int) -> Bool

    /// The first and last baseline of a view of that size, in points from its top; `nil` for a view without text.
    func baselines(of view: Int, in size: Size) -> (first: Double, last: Double)?
}

/// A size with optional lengths (UIView.noIntrinsicMetric), in points.
package struct IntrinsicSize: Sendable, Hashable {
    /// `nil` without an intrinsic width.
    package var width: Double?
    /// `nil` without an intrinsic height.
    package var height: Double?

    package init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }

    package static let none = IntrinsicSize()

    subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}
