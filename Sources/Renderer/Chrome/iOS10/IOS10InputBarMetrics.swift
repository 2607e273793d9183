/// The bar of a text-input action in points, measured on device screenshots (fact: ios10/input-bar).
enum IOS10InputBarMetrics {
    /// The line below the bar, which is one pixel wide, lies outside its 45 points.
    static let height = 45.0
    /// The field: from the leading side, from the bar's top, of one line.
    static let fieldLeading = 8.0
    static let fieldTop = 6.0
    static let fieldHeight = 33.0
    static let fieldCornerRadius = 5.0
    /// The text in the field.
    static let textSize = 17.0
    static let textInset = 8.0
    static let textTop = 6.0
    static let textBottom = 6.5
    /// The field grows to this many lines, then it scrolls to its end; from memory.
    static let maxLines = 5.0
    /// The send button: after the field, to the screen's edge, and the most of the width that its title takes (from
    /// memory).
    static let sendLeading = 9.0
    static let sendTrailing = 9.5
    static let sendShare = 0.4
}
