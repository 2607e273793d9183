import ContentExtensionHost

/// The long look of iOS 10–12 in points, measured on device screenshots
/// (facts: ios10/platter, ios10/header, ios10/actions).
enum IOS10Metrics {
    /// Platter to the screen's sides and top, and around the notification in a cropped picture
    /// (fact: ios10/platter.margin).
    static let margin = 8.0
    /// The widest platter, on screens larger than a phone's; no device figure is known.
    static let maximumPlatterWidth = 560.0
    /// The platter's and the action group's corners, continuous (fact: ios10/platter.corners).
    static let cornerRadius = 13.0
    /// Header above the custom content; the hairline lies over the content's first pixel (docs/fidelity.md).
    static let headerHeight = 52.0
    /// The app's icon (fact: ios10/header.icon).
    static let iconSize = 20.0
    static let iconOrigin = 16.0
    static let iconCornerRadius = 4.5
    /// The icon's shadow, fitted to the greys around it (docs/fidelity.md, Colours).
    static let iconShadow = Shadow(color: .black, opacity: 0.3, radius: 0.5, offset: Point(x: 0, y: 0.5))
    /// The app's name: x, baseline below the platter's top, size (fact: ios10/header.name).
    static let nameLeading = 44.0
    static let nameBaseline = 31.0
    static let nameSize = 13.0
    /// The close glyph's ink: width, height, stroke, distance of the ink from the platter's trailing edge, centre
    /// (fact: ios10/header.close).
    static let closeWidth = 12.0
    static let closeHeight = 12.0
    static let closeStroke = 2.1
    static let closeTrailing = 16.0
    static let closeCentre = 26.0
    /// Title, subtitle and body: inset, size, first baseline, pitch of baselines, below the last baseline
    /// (fact: ios10/default-content).
    static let textInset = 15.0
    static let textSize = 17.0
    static let firstBaseline = 28.0
    static let baselinePitch = 20.0
    static let belowLastBaseline = 16.0
    /// Platter to action group (fact: ios10/actions.gap).
    static let gap = 8.0
    /// The action group's visible fill inside its frame, and the fill's corners (fact: ios10/actions.fill-inset).
    static let actionsInset = 1.0
    static let actionsCornerRadius = 12.0
    /// A row without its separator, its label's size and the label's baseline below the row's top
    /// (fact: ios10/actions.row).
    static let rowHeight = 62.0
    static let rowTextSize = 19.0
    static let rowBaseline = 37.5
    /// The blur of the backdrop as a Gaussian's sigma: edges spread over 31 points (docs/fidelity.md, Colours).
    static let backdropBlur = 12.0
}
