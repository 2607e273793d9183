/// The expanded notification of iOS 15–18 in points, measured on recordings of devices unless noted otherwise
/// (facts: ios18/platter, ios18/menu).
enum IOS18Metrics {
    /// The margin between platter and screen, and around the notification in a cropped picture.
    static let margin = 16.0
    /// The maximum width of the platter, for screens larger than a phone's; no device figure is known.
    static let maximumPlatterWidth = 560.0
    /// The corner radius of the platter and the menu, continuous.
    static let cornerRadius = 13.0
    /// The height that a platter keeps while its menu needs the screen: icon and one line. A guess
    /// (fact: ios18/platter.tall).
    static let minimumPlatterHeight = 60.0
    /// The block of icon and texts: the icon's leading and top margin in the platter, the texts' leading margin.
    static let iconSize = 38.0
    static let iconCornerRadius = 8.5
    static let iconLeading = 11.0
    static let iconTop = 12.0
    static let textLeading = 58.0
    static let textTrailing = 16.0
    /// The space below the icon or the last line; from memory.
    static let textBottom = 12.0
    /// Title, subtitle and body: font size, distance of baselines.
    static let textSize = 15.0
    static let textPitch = 18.0
    /// The time in the title's line, and the minimum distance between the two; the distance is from memory.
    static let timeSize = 13.0
    static let timeLeading = 8.0
    /// The gap between the line of icon and time and the texts at accessibility sizes; from memory.
    static let largeTextGap = 8.0
    /// The gap between platter and menu, and the menu's metrics.
    static let gap = 16.0
    static let menuWidth = 250.0
    static let rowHeight = 44.0
    static let rowTextSize = 17.0
    static let rowInset = 16.0
    /// The centre of a row's symbol from the trailing edge: the ink of most begins 16 to 20 points from it.
    static let symbolMiddle = 26.0
    /// The width that a row's label leaves for the symbol.
    static let symbolRoom = 48.0
    /// The vertical padding of a row whose text is too large for the standard height; from memory.
    static let rowPadding = 11.0
    /// The sigma of the backdrop's Gaussian blur: "wide" (fact: ios18/backdrop.blur), so larger than iOS 10's 12.
    static let backdropBlur = 24.0
}
