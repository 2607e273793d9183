/// The system's alert, measured (fact: ios10/alert), and the action sheet for managing an app's notifications, which
/// follows UIAlertController's of iOS 10 from memory; in points.
enum IOS10SheetMetrics {
    static let alertWidth = 270.0
    static let cornerRadius = 13.0
    static let inset = 16.0
    /// Title and message: the room above the title, the gap between them, the room below, and their lines' pitches.
    static let top = 19.8
    static let titleGap = 1.8
    static let bottom = 20.9
    static let titlePitch = 22.0
    static let messagePitch = 16.0
    static let titleSize = 17.0
    static let messageSize = 13.0
    static let buttonHeight = 44.0
    static let buttonSize = 17.0
    static let buttonBaseline = 28.0
    /// The margin of a button's title, and the average width of its letters relative to the font size.
    static let buttonInset = 8.0
    static let letterShare = 0.56
    /// The sheet's rows, their text, and the detail text.
    static let rowHeight = 57.0
    static let rowSize = 20.0
    static let rowBaseline = 35.5
    static let detailSize = 12.0
    static let iconGap = 6.0
}
