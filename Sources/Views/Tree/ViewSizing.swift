import AutoLayout

/// A view's layout properties; lengths in points.
public struct ViewSizing: Sendable, Equatable {
    /// A required width constraint, in points; `nil` leaves it to content and parent.
    public var width: Double?
    /// A required height constraint, in points; `nil` leaves it to content and parent.
    public var height: Double?
    /// The minimum width in points (a ≥ constraint).
    public var minWidth: Double?
    /// The maximum width in points (a ≤ constraint).
    public var maxWidth: Double?
    /// The minimum height in points (a ≥ constraint).
    public var minHeight: Double?
    /// The maximum height in points (a ≤ constraint).
    public var maxHeight: Double?
    /// Width ÷ height.
    public var aspectRatio: Double?
    /// Resistance to growing beyond the intrinsic width; 250 by default.
    public var horizontalHugging: LayoutPriority
    /// Resistance to growing beyond the intrinsic height; 250 by default.
    public var verticalHugging: LayoutPriority
    /// Resistance to shrinking below the intrinsic width; 750 by default.
    public var horizontalCompressionResistance: LayoutPriority
    /// Resistance to shrinking below the intrinsic height; 750 by default.
    public var verticalCompressionResistance: LayoutPriority
    /// Insets of the subviews (a stack with relative margins, an overlay's placements).
    public var margins: EdgeInsets
    /// The gap after this view in a stack; `nil` for the stack's spacing.
    public var customSpacingAfter: Double?

    /// The margins available to constraints, in points; `nil` for UIKit's: 8, or at least 16 for a controller's view.
    public var layoutMargins: EdgeInsets?
    /// `true` if the superview's layout margins also apply within this view.
    public var preservesSuperviewLayoutMargins: Bool
    /// A frame and a mask instead of constraints (translatesAutoresizingMaskIntoConstraints).
    public var autoresizing: Autoresizing?
    /// UILabel's preferredMaxLayoutWidth in points; `nil` for the width found by layout.
    public var preferredMaxLayoutWidth: Double?
    /// The frame in Interface Builder, in points of the superview: used by reports only.
    public var designFrame: Rect?

    /// The defaults are UIKit's for a view made in code (facts: uikit/view, uikit/stack).
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

/// The position of a view in an overlay: distances from the parent's margins, in points.
///
/// Both ends of an axis stretch the view, one anchors it, an offset centres it; the default is leading top.
public struct Placement: Sendable, Hashable {
    /// Distance of the leading edges in points, positive inwards; `nil` leaves the edge free.
    public var leading: Double?
    /// Distance of the trailing edges in points, positive inwards; `nil` leaves the edge free.
    public var trailing: Double?
    /// Distance of the top edges in points, positive inwards; `nil` leaves the edge free.
    public var top: Double?
    /// Distance of the bottom edges in points, positive inwards; `nil` leaves the edge free.
    public var bottom: Double?
    /// Horizontal offset from the parent's centre.
    public var centerX: Double?
    /// Vertical offset from the parent's centre, downwards; `nil` leaves the position to the edges.
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

    /// Pinned to all four edges.
    public static let fill = Placement(leading: 0, trailing: 0, top: 0, bottom: 0)
    /// Centred at its own size.
    public static let center = Placement(centerX: 0, centerY: 0)
}
