import Renderer
import Views

/// The expanded notification of iOS 10–12 in points, measured on device screenshots
/// (facts: ios10/platter, ios10/header, ios10/actions).
enum IOS10Metrics {
    /// The margin around the platter, and around the notification in a cropped picture (fact: ios10/platter.margin).
    static let margin = 8.0
    /// The maximum width of the platter, for screens larger than a phone's; no device figure is known.
    static let maximumPlatterWidth = 560.0
    /// The corner radius of the platter and the action group, continuous (fact: ios10/platter.corners).
    static let cornerRadius = 13.0
    /// The app's icon (fact: ios10/header.icon).
    static let iconSize = 20.0
    static let iconOrigin = 16.0
    static let iconCornerRadius = 4.5
    /// The icon's shadow, fitted to the greys around it (docs/fidelity.md, Colours).
    static let iconShadow = Shadow(color: .black, opacity: 0.3, radius: 0.5, offset: Point(x: 0, y: 0.5))
    /// The app's name: x, font size (fact: ios10/header.name).
    static let nameLeading = 44.0
    static let nameSize = 13.0
    /// The close glyph's ink: width, height, stroke, distance to the platter's trailing edge (fact: ios10/header.close).
    static let closeWidth = 12.0
    static let closeHeight = 12.0
    static let closeStroke = 2.1
    static let closeTrailing = 16.0
    /// The three dots of iOS 12 in its place: width over all, one dot, distance to the platter's trailing edge
    /// (fact: ios10/header.more).
    static let moreWidth = 16.0
    static let moreDot = 3.5
    static let moreTrailing = 17.6
    /// The round × of iOS 12: diameter, distance to the platter below it (fact: ios10/header.round-close).
    static let roundCloseSize = 33.6
    static let roundCloseGap = 12.0
    /// The space around the system's media view of iOS 12 (fact: ios10/media.managed).
    static let aboveManagedMedia = 8.0
    static let belowManagedMedia = 9.0
    /// Title, subtitle and body: inset, font size, baseline, line distance, space below (fact: ios10/default-content).
    static let textInset = 15.0
    static let textSize = 17.0
    private static let firstBaseline = 28.0
    static let baselinePitch = 20.0
    /// The distance of baselines in Vietnamese, whose letters carry two marks.
    static let vietnamesePitch = 20.7
    static let belowLastBaseline = 16.0
    /// A Chinese text's baselines are higher by this, and its block ends this much earlier besides
    /// (fact: ios10/default-content.chinese).
    static let chineseLift = 1.5
    static let chineseRise = 0.5
    /// The gap between platter and action group (fact: ios10/actions.gap).
    static let gap = 8.0
    /// The inset of the action group's visible fill, and the fill's corner radius (fact: ios10/actions.fill-inset).
    static let actionsInset = 1.0
    static let actionsCornerRadius = 12.0
    /// A row's height without separator, its font size at every text size, and the baseline below the row's top (fact: ios10/actions.row).
    static let rowHeight = 62.0
    static let rowTextSize = 19.0
    static let rowBaseline = 37.5
    /// The sigma of the backdrop's Gaussian blur: edges spread over 31 points (docs/fidelity.md, Colours).
    static let backdropBlur = 12.0

    /// The first baseline of title, subtitle and body at a font size: 28 at 17 and 16, 22.6 at 14, in between
    /// interpolated (fact: ios10/default-content.small); larger texts keep their distance to the block's top.
    static func firstBaseline(atSize size: Double) -> Double {
        if size >= textSize - 1 { return firstBaseline + max(0, size - textSize) * FontMetrics.system.ascender }
        return 27 - (textSize - 1 - size) * 2.2
    }

    /// The space below the last baseline at a font size: 16 at 17, 12.7 at 14 (fact: ios10/default-content.small).
    static func belowLastBaseline(atSize size: Double) -> Double {
        belowLastBaseline - max(0, textSize - size) * 1.1
    }
}
