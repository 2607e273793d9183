/// What a view asks of its layout; lengths in points.
public struct ViewSizing: Sendable, Equatable {
    public var width: Double?
    public var height: Double?
    public var minWidth: Double?
    public var maxWidth: Double?
    public var minHeight: Double?
    public var maxHeight: Double?
    /// Width ÷ height.
    public var aspectRatio: Double?
    /// How strongly it resists growing beyond its intrinsic size.
    public var horizontalHugging: LayoutPriority
    public var verticalHugging: LayoutPriority
    /// How strongly it resists being made smaller than its intrinsic size.
    public var horizontalCompressionResistance: LayoutPriority
    public var verticalCompressionResistance: LayoutPriority
    /// Inset of the subviews from the edges (a stack with relative margins, an overlay's placements).
    public var margins: EdgeInsets
    /// The gap after this view in a stack, in place of the stack's spacing.
    public var customSpacingAfter: Double?

    /// Defaults are UIKit's for a view made in code (facts-design g).
    public init(
        width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, maxHeight: Double? = nil, aspectRatio: Double? = nil,
        horizontalHugging: LayoutPriority = .defaultLow, verticalHugging: LayoutPriority = .defaultLow,
        horizontalCompressionResistance: LayoutPriority = .defaultHigh,
        verticalCompressionResistance: LayoutPriority = .defaultHigh, margins: EdgeInsets = .zero,
        customSpacingAfter: Double? = nil
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
    }

    public func hugging(_ axis: Axis) -> LayoutPriority { axis == .horizontal ? horizontalHugging : verticalHugging }

    public func compressionResistance(_ axis: Axis) -> LayoutPriority {
        axis == .horizontal ? horizontalCompressionResistance : verticalCompressionResistance
    }
}

/// Where a view stands in an overlay: distances from the parent's margins, in points.
///
/// Both ends of an axis stretch the view, one end anchors it, a centre offset centres it; with none it is at the leading top.
public struct Placement: Sendable, Hashable {
    public var leading: Double?
    public var trailing: Double?
    public var top: Double?
    public var bottom: Double?
    /// Offset of the centre from the parent's centre.
    public var centerX: Double?
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
