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
