/// The views to lay out as a tree in an array, with the root at index 0, and the constraints between them.
package struct LayoutTree: Sendable, Equatable {
    /// Superviews come before their subviews.
    package var views: [LayoutView]
    /// Constraints between views by index.
    package var constraints: [LayoutConstraint<Int>]
    /// `true` if leading is on the right.
    package var isRightToLeft: Bool
    /// Pixels per point, to which the edges of frames are rounded.
    package var scale: Double
    /// The root's safe area insets in points: 0 on all sides in a notification.
    package var safeAreaInsets: EdgeInsets

    package init(
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

/// The layout properties of a view.
package struct LayoutView: Sendable, Equatable {
    /// The arrangement of a view's subviews.
    package enum Kind: Sendable, Equatable {
        /// By constraints, frames and masks.
        case plain
        /// UIStackView, with insets if its arrangement is relative to the margins.
        case stack(Stack, insets: EdgeInsets)
        /// UIScrollView: constraints of subviews to its edges refer to its content.
        case scroll
    }

    package var kind: Kind
    /// Indices of the subviews, in order.
    package var subviews: [Int]
    /// Resistance to growing beyond the intrinsic width.
    package var horizontalHugging: LayoutPriority
    /// Resistance to growing beyond the intrinsic height.
    package var verticalHugging: LayoutPriority
    /// Resistance to shrinking below the intrinsic width.
    package var horizontalCompressionResistance: LayoutPriority
    /// Resistance to shrinking below the intrinsic height.
    package var verticalCompressionResistance: LayoutPriority
    /// In points; UIView's default is 8 on all sides, 16 or 20 at the sides of a controller's view.
    package var layoutMargins: EdgeInsets
    /// `true` if the superview's margins also apply within this view.
    package var preservesSuperviewLayoutMargins: Bool
    /// Hidden views take part in constraints, but not in stacks.
    package var isHidden: Bool
    /// The gap after this view in a stack in points; `nil` for the stack's spacing.
    package var customSpacingAfter: Double?
    /// A frame instead of constraints: translatesAutoresizingMaskIntoConstraints.
    package var autoresizing: Autoresizing?
    /// UILabel.preferredMaxLayoutWidth in points, at which multi-line text is measured; `nil` for the solved width.
    package var preferredMaxLayoutWidth: Double?

    package init(
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

    package var isStack: Bool { if case .stack = kind { true } else { false } }
}
