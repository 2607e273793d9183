/// The system's alert, and the sheet by which a user manages an app's notifications; points. The alert's figures are
/// UIAlertController's of iOS 10, the sheet's those of its action sheet; both from memory.
enum IOS10SheetMetrics {
    static let alertWidth = 270.0
    static let cornerRadius = 13.0
    static let inset = 16.0
    /// Title and message: the first baseline's room above, the gap between them, the room below.
    static let top = 19.0
    static let titleGap = 3.0
    static let bottom = 20.0
    static let titleSize = 17.0
    static let messageSize = 13.0
    static let buttonHeight = 44.0
    static let buttonSize = 17.0
    static let buttonBaseline = 28.0
    /// A button's title to its edges, and about how wide a letter of it is for its size.
    static let buttonInset = 8.0
    static let letterShare = 0.56
    /// The sheet's rows, their text, and what is said below it.
    static let rowHeight = 57.0
    static let rowSize = 20.0
    static let rowBaseline = 35.5
    static let detailSize = 12.0
    static let iconGap = 6.0
}
