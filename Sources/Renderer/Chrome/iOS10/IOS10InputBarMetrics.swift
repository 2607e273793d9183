import ContentExtensionHost

/// The bar of a text-input action in points, measured on device screenshots (fact: ios10/input-bar).
enum IOS10InputBarMetrics {
    /// The height without the line below the bar, which is one pixel high.
    static let height = 45.0
    /// The field: distance from the leading side and the bar's top, height of one line.
    static let fieldLeading = 8.0
    static let fieldTop = 6.0
    static let fieldHeight = 33.0
    static let fieldCornerRadius = 5.0
    static let textInsets = EdgeInsets(top: 6, leading: 8, bottom: 6.5, trailing: 8)
    /// The send button: gaps to the field and the screen's edge, its title's maximum share of the width (from memory).
    static let sendLeading = 9.0
    static let sendTrailing = 9.5
    static let sendShare = 0.4
}
