import AutoLayout

/// What a view asks of its layout; lengths in points.
public struct ViewSizing: Sendable, Equatable {
    /// A required width constraint, in points; `nil` leaves it to content and parent.
    public var width: Double?
    /// A required height constraint, in points; `nil` leaves it to content and parent.
    public var height: Double?
    /// The least width in points (a ≥ constraint).
    public var minWidth: Double?
    /// The greatest width in points (a ≤ constraint).
    public var maxWidth: Double?
    /// The least height in points (a ≥ constraint).
    public var minHeight: Double?
    /// The greatest height in points (a ≤ constraint).
    public var maxHeight: Double?
    /// Width ÷ height.
    public var aspectRatio: Double?
    /// How strongly it resists growing beyond its intrinsic size.
    public var horizontalHugging: LayoutPriority
    /// The same of its height; 250 unless set.
    public var verticalHugging: LayoutPriority
    /// How strongly it resists being made smaller than its intrinsic size.
    public var horizontalCompressionResistance: LayoutPriority
    /// The same of its height; 750 unless set.
    public var verticalCompressionResistance: LayoutPriority
    /// Inset of the subviews from the edges (a stack with relative margins, an overlay's placements).
    public var margins: EdgeInsets
    /// The gap after this view in a stack, in place of the stack's spacing.
    public var customSpacingAfter: Double?

    /// The margins that constraints can name, in points; `nil` is the system's: 8, or 16 and more of a controller's view.
    public var layoutMargins: EdgeInsets?
    /// Whether the superview's layout margins reach into it.
    public var preservesSuperviewLayoutMargins: Bool
    /// A frame and a mask in place of constraints (translatesAutoresizingMaskIntoConstraints).
    public var autoresizing: Autoresizing?
    /// UILabel's preferredMaxLayoutWidth in points; `nil` is the width that layout finds.
    public var preferredMaxLayoutWidth: Double?
    /// The frame in the superview that Interface Builder drew it with, in points: not used for layout, but reports
    /// compare with it.
    public var designFrame: Rect?

    /// Defaults are UIKit's for a view made in code (facts: uikit/view, uikit/stack).
    public init(
        width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, maxHeight: Double? = nil, aspectRatio: Double? = nil,
        horizontalHugging: LayoutPriority = .defaultLow, verticalHugging: LayoutPriority = .defaultLow,
        horizontalCompressionResistance: LayoutPriority = .defaultHigh,
        verticalCompressionResistance: LayoutPriority = .defaultHigh, margins: EdgeInsets = .zero,
        customSpacingAfter: Double? = nil, layoutMargins: EdgeInsets? = nil,
        preservesSuperviewLayoutMargins: Bool = false, autoresizing: Autoresizing? = nil,
        preferredMaxLayoutWidth: Double? = nil, designFrame: Rect? = nil
    ) {
        self.width = width
        self.height = height
        self.minWidth = minWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.maxHeight = maxHeight
        self.aspectRatio = aspectRatio
        self.horizontalHugging = horizontalHugging
        self.verticalHugging = verticalHugging
        self.horizontalCompressionResistance = horizontalCompressionResistance
        self.verticalCompressionResistance = verticalCompressionResistance
        self.margins = margins
        self.customSpacingAfter = customSpacingAfter
        self.layoutMargins = layoutMargins
        self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
        self.autoresizing = autoresizing
        self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
        self.designFrame = designFrame
    }

    /// contentHuggingPriority(for:).
    public func hugging(_ axis: Axis) -> LayoutPriority { axis == .horizontal ? horizontalHugging : verticalHugging }

    /// contentCompressionResistancePriority(for:).
    public func compressionResistance(_ axis: Axis) -> LayoutPriority {
        axis == .horizontal ? horizontalCompressionResistance : verticalCompressionResistance
    }
}

/// Where a view stands in an overlay: distances from the parent's margins, in points.
///
/// Both ends of an axis stretch the view, one end anchors it, a centre offset centres it; with none it is at the leading top.
public struct Placement: Sendable, Hashable {
    /// Distance of the leading edges in points, positive inwards; `nil` leaves the edge free.
    public var leading: Double?
    /// Distance of the trailing edges in points, positive inwards; `nil` leaves the edge free.
    public var trailing: Double?
    /// Distance of the top edges in points, positive inwards; `nil` leaves the edge free.
    public var top: Double?
    /// Distance of the bottom edges in points, positive inwards; `nil` leaves the edge free.
    public var bottom: Double?
    /// Offset of the centre from the parent's centre.
    public var centerX: Double?
    /// The same downwards; `nil` leaves the height to the edges.
    public var centerY: Double?

    public init(
        leading: Double? = nil, trailing: Double? = nil, top: Double? = nil, bottom: Double? = nil,
        centerX: Double? = nil, centerY: Double? = nil
    ) {
        self.leading = leading
        self.trailing = trailing
        self.top = top
        self.bottom = bottom
        self.centerX = centerX
        self.centerY = centerY
    }

    /// On all four edges.
    public static let fill = Placement(leading: 0, trailing: 0, top: 0, bottom: 0)
    /// In the middle at its own size.
    public static let center = Placement(centerX: 0, centerY: 0)
}
