import Views

/// Banners and rows since iOS 15 in points (fact: ios18/row); values without a figure there are from memory, as noted.
struct ModernRowMetrics: Sendable {
    /// The margins of a banner and of the list's rows to the screen's sides.
    let bannerMargin = 8.0
    var listMargin = 10.0
    /// The banner's top on a whole screen with a notch, and with an island.
    let bannerTopBelowNotch = 40.0
    let bannerTopBelowIsland = 56.0
    /// The maximum width of a banner or row, for screens larger than a phone's; no device figure is known.
    let maximumWidth = 560.0
    /// The corner radius, continuous.
    var cornerRadius = 23.5
    /// Icon and texts: the icon's distance to the row's sides, and the texts' to the leading side.
    var texts = ModernTexts()
    var padding = 14.0
    var textLeading = 64.0
    var iconGap: Double { textLeading - padding - texts.iconSize }
    /// The space above the first line and below the last; the lines are in the middle of a higher row.
    var textTop = 11.5
    var textBottom = 13.5
    /// The space below icon and texts, in the middle of whose height the icon stands.
    var bottom = 0.0
    /// The icon and the padding above and below it.
    var minimumHeight: Double { texts.iconSize + 2 * padding }
    /// The time's distance to the trailing side, and its baseline; `nil` is the title's. Below the default text size it
    /// is higher by `smallTimeRise` (fact: ios18/row.small-time).
    var timeTrailing = 17.5
    var timeBaseline: Double? = 26
    var smallTimeRise = 1.6
    /// The thumbnail below the time, and the distances from it to the time's baseline, to the row's lower edge, and to
    /// the texts; its corner radius and the last distance are from memory.
    let thumbnailSize = 32.33
    let thumbnailCornerRadius = 5.0
    let thumbnailTop = 9.0
    let thumbnailBottom = 14.67
    let thumbnailLeading = 10.0
    /// The maximum lines of a body.
    let bannerLines = 2
    let listLines = 4
    /// The gap between rows.
    let gap = 8.0
    /// The plates below a stack's first row: visible height, insets, and strength of their material.
    let plateStep = 8.0
    var plateInsets = [11.7, 23.4]
    let plateStrengths = [0.6, 0.2]
    /// The number of a stack's notifications at its icon's corner: `true` if it has one, its font size, how much higher
    /// and wider than the text its badge is at least, and the distance by which the badge leaves the icon.
    var hasCount = false
    let countSize = 11.0
    let countHeightBeyondText = 5.0
    let countWidthBeyondText = 6.0
    let countBeyond = 4.0
    /// The tiles beside a swiped row.
    let tileWidth = 87.0
    let tileGap = 8.0
    let tileTextSize = 15.0
    /// The mark above the title of a time-sensitive or critical notification: font size, the triangle's width and its
    /// distance to the leading side, and the word's.
    let markSize = 13.0
    var markSign = 10.5
    var markSignInset = 1.0
    var markInset = 16.6
    /// The buttons of provisional authorization; from memory.
    let choiceTextSize = 15.0
    /// The shadow of a banner: from memory, softer than iOS 10's (fact: ios10/row.shadow).
    let shadow = Shadow(color: .black, opacity: 0.16, radius: 14, offset: Point(x: 0, y: 4))

    /// The row drawn smaller or larger as a whole.
    func scaled(by scale: Double) -> ModernRowMetrics {
        var row = self
        row.texts.scale *= scale
        row.texts.iconSize *= scale
        row.texts.spacing *= scale
        row.texts.timeLeading *= scale
        row.texts.largeTextGap *= scale
        row.cornerRadius *= scale
        row.padding *= scale
        row.textLeading *= scale
        row.textTop *= scale
        row.textBottom *= scale
        row.bottom *= scale
        row.timeTrailing *= scale
        row.timeBaseline = timeBaseline.map { $0 * scale }
        row.smallTimeRise *= scale
        row.markSign *= scale
        row.markSignInset *= scale
        row.markInset *= scale
        return row
    }
}
