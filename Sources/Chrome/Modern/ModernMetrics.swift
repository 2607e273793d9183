/// The numbers of a style since iOS 15, in points; the defaults are those of iOS 16–18.
///
/// `docs/looks.md` has the values of each style with their sources.
struct ModernMetrics: Sendable {
    var platter = ModernPlatterMetrics()
    var row = ModernRowMetrics()
    var list = ModernListMetrics()

    /// The narrowest screen with UIKit's wide margins (fact: uikit/view.layout-margins).
    static let wideScreen = 414.0
}

/// Sizes of icon, texts and time in points: those of rows, and of the expanded notification.
struct ModernTexts: Sendable {
    var iconSize = 38.0
    var iconCornerRadius: Double { iconSize * 0.2237 }
    /// Title, subtitle and body: font size, distance of baselines within a text, and space between the texts.
    var size = 15.0
    var pitch = 18.0
    var spacing = 0.0
    /// The time: font size, and the minimum distance to the title, which is from memory.
    var timeSize = 13.0
    let timeLeading = 8.0
    /// The gap between the line of icon and time and the texts at accessibility sizes; from memory.
    let largeTextGap = 8.0

    /// The view that texts are on, which decides their sizes and colours.
    enum Ground {
        case platter, row
    }
}

/// The expanded notification since iOS 15 in points (facts: ios18/platter, ios18/menu).
struct ModernPlatterMetrics: Sendable {
    /// The margin between platter and screen, and around the notification in a cropped picture.
    var margin = 16.0
    /// The platter's top below the safe area on a whole screen.
    let top = 20.5
    /// The maximum width of the platter, for screens larger than a phone's; no device figure is known.
    let maximumWidth = 560.0
    /// The height that a platter keeps while its menu needs the screen: icon and one line. A guess
    /// (fact: ios18/platter.tall).
    let minHeight = 60.0
    /// The corner radius of the platter and the menu, continuous.
    let cornerRadius = 13.0
    /// Icon and texts: the icon's leading and top margin in the platter, the texts' leading margin.
    var texts = ModernTexts()
    let iconLeading = 11.0
    var iconTop = 12.0
    var textLeading = 58.0
    /// The space below the icon or the last line.
    var textBottom = 12.0
    /// The distance from the texts and the time to the trailing side.
    var timeTrailing = 16.0
    /// The gap between platter and menu, and the menu's metrics.
    var gap = 16.0
    let menuWidth = 250.0
    let rowHeight = 44.0
    let rowTextSize = 17.0
    let rowInset = 16.0
    /// The centre of a row's symbol from the trailing edge: the ink of most begins 16 to 20 points from it.
    let symbolMiddle = 26.0
    /// The width that a row's label leaves for the symbol.
    let symbolRoom = 48.0
    /// The vertical padding of a row whose text is too large for the standard height; from memory.
    let rowPadding = 11.0
    /// The sigma of the backdrop's Gaussian blur: "wide" (fact: ios18/backdrop.blur), so larger than iOS 10's 12.
    let backdropBlur = 24.0
}
