import Views

/// The quick-reply bar since iOS 15 in points: a rounded field with the round send button in it, above the keyboard
/// (fact: ios18/input-bar). All from memory of the devices.
enum ModernInputBarMetrics {
    static let fieldSide = 12.0
    static let fieldTop = 8.0
    static let fieldHeight = 36.0
    static let fieldCornerRadius = 18.0
    /// The trailing inset has room for the send button.
    static let textInsets = EdgeInsets(top: 7.5, leading: 14, bottom: 8, trailing: sendSize + 2 * sendInset)
    /// The send button: diameter, distance to the field's trailing and lower edges, size of the arrow.
    static let sendSize = 28.0
    static let sendInset = 4.0
    static let sendSymbol = 15.0
}
