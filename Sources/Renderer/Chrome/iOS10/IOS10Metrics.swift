import ContentExtensionHost

/// The expanded notification of iOS 10–12 in points, measured on device screenshots
/// (facts: ios10/platter, ios10/header, ios10/actions).
enum IOS10Metrics {
    /// The margin around the platter, and around the notification in a cropped picture (fact: ios10/platter.margin).
    static let margin = 8.0
    /// The maximum width of the platter, for screens larger than a phone's; no device figure is known.
    static let maximumPlatterWidth = 560.0
    /// The corner radius of the platter and the action group, continuous (fact: ios10/platter.corners).
    static let cornerRadius = 13.0
    /// The height of the header; the hairline covers the content's first pixel (docs/fidelity.md).
    static let headerHeight = 52.0
    /// The app's icon (fact: ios10/header.icon).
    static let iconSize = 20.0
    static let iconOrigin = 16.0
    static let iconCornerRadius = 4.5
    /// The icon's shadow, fitted to the greys around it (docs/fidelity.md, Colours).
    static let iconShadow = Shadow(color: .black, opacity: 0.3, radius: 0.5, offset: Point(x: 0, y: 0.5))
    /// The app's name: x, baseline below the platter's top, font size (fact: ios10/header.name).
    static let nameLeading = 44.0
    static let nameBaseline = 31.0
    static let nameSize = 13.0
    /// The close glyph's ink: width, height, stroke, distance to the platter's trailing edge, centre
    /// (fact: ios10/header.close).
    static let closeWidth = 12.0
    static let closeHeight = 12.0
    static let closeStroke = 2.1
    static let closeTrailing = 16.0
    static let closeCentre = 26.0
    /// The three dots of iOS 12: width over all, one dot, distance to the close glyph (fact: ios10/header.more).
    static let moreWidth = 16.0
    static let moreDot = 3.5
    static let moreGap = 22.0
    /// Title, subtitle and body: inset, font size, baseline, line distance, space below (fact: ios10/default-content).
    static let textInset = 15.0
    static let textSize = 17.0
    static let firstBaseline = 28.0
    static let baselinePitch = 20.0
    static let belowLastBaseline = 16.0
    /// The gap between platter and action group (fact: ios10/actions.gap).
    static let gap = 8.0
    /// The inset of the action group's visible fill, and the fill's corner radius (fact: ios10/actions.fill-inset).
    static let actionsInset = 1.0
    static let actionsCornerRadius = 12.0
    /// A row's height without separator, its font size, and the baseline below the row's top (fact: ios10/actions.row).
    static let rowHeight = 62.0
    static let rowTextSize = 19.0
    static let rowBaseline = 37.5
    /// The sigma of the backdrop's Gaussian blur: edges spread over 31 points (docs/fidelity.md, Colours).
    static let backdropBlur = 12.0
}
