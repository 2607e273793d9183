/// NSLayoutConstraint.Attribute.
public enum LayoutAttribute: String, Sendable, Hashable, CaseIterable {
    /// Edges independent of the language's direction.
    case left, right, top, bottom
    /// Edges in the language's direction.
    case leading, trailing
    case width, height
    case centerX, centerY
    /// Baselines of the first and the last line of text; a view without text uses its top and bottom.
    case firstBaseline, lastBaseline
    /// The edges of the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centres of the area inside the layout margins.
    case centerXWithinMargins, centerYWithinMargins
}

/// NSLayoutConstraint.Relation.
public enum LayoutRelation: String, Sendable, Hashable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// Rectangles of a view, besides its own, that constraints can refer to.
public enum LayoutGuide: String, Sendable, Hashable, CaseIterable {
    /// UIView.safeAreaLayoutGuide.
    case safeArea = "safeAreaLayoutGuide"
    /// UIView.layoutMarginsGuide.
    case layoutMargins = "layoutMarginsGuide"
    /// UIView.readableContentGuide: the margins, limited to the width of readable text.
    case readableContent = "readableContentGuide"
    /// UIViewController.topLayoutGuide and bottomLayoutGuide of the controller's view.
    case top = "topLayoutGuide", bottom = "bottomLayoutGuide"
    /// UIScrollView's guides of its content and its frame.
    case content = "contentLayoutGuide", frame = "frameLayoutGuide"
}
