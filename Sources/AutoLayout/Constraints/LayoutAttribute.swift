/// NSLayoutConstraint.Attribute.
public enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
    /// Edges; left and right are the same in every language.
    case left, right, top, bottom
    /// Edges by the language's direction.
    case leading, trailing
    /// Lengths.
    case width, height
    /// Centres.
    case centerX, centerY
    /// Of the first and the last line of text; a view without text has its top and its bottom there.
    case firstBaseline, lastBaseline
    /// The edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centres of the area inside the layout margins.
    case centerXWithinMargins, centerYWithinMargins
}

/// NSLayoutConstraint.Relation.
public enum LayoutRelation: String, Sendable, Hashable, CaseIterable {
    /// The first side is no more than, the same as, or no less than the second.
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// The rectangles of a view, besides its own, that constraints can name.
public enum LayoutGuide: String, Sendable, Hashable, CaseIterable {
    /// UIView.safeAreaLayoutGuide.
    case safeArea = "safeAreaLayoutGuide"
    /// UIView.layoutMarginsGuide.
    case layoutMargins = "layoutMarginsGuide"
    /// UIView.readableContentGuide: the margins, at most as wide as text is read well.
    case readableContent = "readableContentGuide"
    /// UIViewController.topLayoutGuide and bottomLayoutGuide, of the controller's view.
    case top = "topLayoutGuide", bottom = "bottomLayoutGuide"
    /// UIScrollView's: what scrolls, and what stays.
    case content = "contentLayoutGuide", frame = "frameLayoutGuide"
}
