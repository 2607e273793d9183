/// The long look of iOS 15–18 in points, measured on recordings of devices (facts: ios18/platter, ios18/menu) unless
/// said otherwise.
enum IOS18Metrics {
    /// Platter to the screen's sides, and around the notification in a cropped picture.
    static let margin = 16.0
    /// The widest platter, on screens larger than a phone's; no device figure is known.
    static let maximumPlatterWidth = 560.0
    /// The platter's and the menu's corners, continuous.
    static let cornerRadius = 13.0
    /// The block of icon and texts: icon from the platter's leading side and top, texts from the leading side.
    static let iconSize = 38.0
    static let iconCornerRadius = 8.5
    static let iconLeading = 11.0
    static let iconTop = 12.0
    static let textLeading = 58.0
    static let textTrailing = 16.0
    /// Below the icon or the last line; from memory.
    static let textBottom = 12.0
    /// Title, subtitle and body: size, distance of baselines.
    static let textSize = 15.0
    static let textPitch = 18.0
    /// The time in the title's line, and the least distance between the two; the distance is from memory.
    static let timeSize = 13.0
    static let timeLeading = 8.0
    /// From the line of icon and time to the texts at the sizes for accessibility; from memory.
    static let largeTextGap = 8.0
    /// Platter to menu, and the menu's own figures.
    static let gap = 16.0
    static let menuWidth = 250.0
    static let rowHeight = 44.0
    static let rowTextSize = 17.0
    static let rowInset = 16.0
    /// The middle of a row's symbol from its trailing edge: the ink of most begins 16 to 20 points from it.
    static let symbolMiddle = 26.0
    /// The room that a row's label leaves for the symbol.
    static let symbolRoom = 48.0
    /// A row's text to its edges where the text is larger than the row allows; from memory.
    static let rowPadding = 11.0
    /// The blur of the backdrop as a Gaussian's sigma: "wide" (fact: ios18/backdrop.look), so wider than iOS 10's 12.
    static let backdropBlur = 24.0
}
