/// The views to lay out: a tree in an array, the root at index 0, and the constraints between them.
public struct LayoutTree: Sendable, Equatable {
    /// Every view; subviews stand after their superview.
    public var views: [LayoutView]
    /// Between views by their indices.
    public var constraints: [LayoutConstraint<Int>]
    /// Whether leading is right.
    public var isRightToLeft: Bool
    /// Pixels per point, to which the edges of frames are rounded.
    public var scale: Double
    /// The root's safe area insets in points: 0 on all sides in a notification.
    public var safeAreaInsets: EdgeInsets

    public init(
        views: [LayoutView], constraints: [LayoutConstraint<Int>] = [], isRightToLeft: Bool = false, scale: Double = 1,
        safeAreaInsets: EdgeInsets = .zero
    ) {
        self.views = views
        self.constraints = constraints
        self.isRightToLeft = isRightToLeft
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
    }
}

/// One view of a tree: what it asks of its layout.
public struct LayoutView: Sendable, Equatable {
    /// How a view lays its subviews out.
    public enum Kind: Sendable, Equatable {
        /// By constraints, frames and masks alone.
        case plain
        /// As UIStackView does, with insets when its arrangement is relative to the margins.
        case stack(Stack, insets: EdgeInsets)
        /// Subviews' edges are the content's: a UIScrollView.
        case scroll
    }

    /// How it lays out its subviews.
    public var kind: Kind
    /// Indices of the subviews, in order.
    public var subviews: [Int]
    /// How strongly it resists growing beyond its intrinsic width.
    public var horizontalHugging: LayoutPriority
    /// How strongly it resists growing beyond its intrinsic height.
    public var verticalHugging: LayoutPriority
    /// How strongly it resists being made narrower than its intrinsic width.
    public var horizontalCompressionResistance: LayoutPriority
    /// How strongly it resists being made lower than its intrinsic height.
    public var verticalCompressionResistance: LayoutPriority
    /// In points; 8 on all sides is UIView's, 16 or 20 beside a controller's view.
    public var layoutMargins: EdgeInsets
    /// Whether the superview's margins reach into it.
    public var preservesSuperviewLayoutMargins: Bool
    /// Hidden views take part in constraints, but not in stacks.
    public var isHidden: Bool
    /// The gap after it in a stack, in place of the stack's spacing, in points.
    public var customSpacingAfter: Double?
    /// A frame in place of constraints: translatesAutoresizingMaskIntoConstraints.
    public var autoresizing: Autoresizing?
    /// UILabel.preferredMaxLayoutWidth, in points: the width at which a text of several lines asks for its size,
    /// whatever width it gets; `nil` is the width it gets.
    public var preferredMaxLayoutWidth: Double?

    public init(
        _ kind: Kind = .plain, subviews: [Int] = [], horizontalHugging: LayoutPriority = .defaultLow,
        verticalHugging: LayoutPriority = .defaultLow, horizontalCompressionResistance: LayoutPriority = .defaultHigh,
        verticalCompressionResistance: LayoutPriority = .defaultHigh, layoutMargins: EdgeInsets = EdgeInsets(8),
        preservesSuperviewLayoutMargins: Bool = false, isHidden: Bool = false, customSpacingAfter: Double? = nil,
        autoresizing: Autoresizing? = nil, preferredMaxLayoutWidth: Double? = nil
    ) {
        self.kind = kind
        self.subviews = subviews
        self.horizontalHugging = horizontalHugging
        self.verticalHugging = verticalHugging
        self.horizontalCompressionResistance = horizontalCompressionResistance
        self.verticalCompressionResistance = verticalCompressionResistance
        self.layoutMargins = layoutMargins
        self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
        self.isHidden = isHidden
        self.customSpacingAfter = customSpacingAfter
        self.autoresizing = autoresizing
        self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    }
}
