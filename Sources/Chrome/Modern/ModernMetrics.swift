/// The numbers of a style since iOS 15, in points; the defaults are those of iOS 16–18.
///
/// `docs/looks.md` has the values of each style with their sources.
struct ModernMetrics: Sendable {
    var platter = ModernPlatterMetrics()
    var row = ModernRowMetrics()
    var list = ModernListMetrics()
    var alert = ModernAlertMetrics()

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
    var timeLeading = 8.0
    /// The gap between the line of icon and time and the texts at accessibility sizes; from memory.
    var largeTextGap = 8.0
    /// The factor of all fonts, after the user's text size: a row that is drawn smaller as a whole.
    var scale = 1.0
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
    /// The corner radii of the platter and the menu, continuous.
    var cornerRadius = 13.0
    var menuCornerRadius = 13.0
    /// The numbers of icon, texts and time above the custom content; `nil` for those of the lock screen's row, which is
    /// drawn smaller: by the platter's width ÷ the screen's (fact: ios18/platter.texts).
    var header: ModernRowMetrics?
    /// The icon in that row where the notification has no image, before it is drawn smaller (fact: ios18/platter.icon).
    let iconSizeWithoutImage = 33.0
    /// The distance from the system's media to the platter's side; only its aspect ratio was measured.
    let mediaInset = 16.0
    /// The gap between platter and menu, and the menu's metrics.
    var gap = 16.0
    let menuWidth = 250.0
    /// The space above the first row and below the last, and whether lines separate rows.
    var menuPadding = 0.0
    var hasMenuSeparators = true
    /// From one row to the next: a row with its separator (fact: ios18/menu.row).
    let rowPitch = 44.0
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
