/// The quick-reply bar of iOS 15–18 in points: a rounded field with the round send arrow in it, over the keyboard
/// (fact: ios18/input-bar). All of it is from memory of the devices.
enum IOS18InputBarMetrics {
    static let fieldSide = 12.0
    static let fieldTop = 8.0
    static let fieldHeight = 36.0
    static let fieldCornerRadius = 18.0
    static let textSize = 17.0
    static let textInset = 14.0
    static let textTop = 7.5
    static let textBottom = 8.0
    /// The field grows to this many lines, then it scrolls to its end.
    static let maxLines = 5.0
    /// The send arrow's disc, from the field's trailing and lower edges, and the arrow.
    static let sendSize = 28.0
    static let sendInset = 4.0
    static let sendSymbol = 15.0
}
