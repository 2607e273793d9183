import ContentExtensionHost

/// Banners and rows of iOS 15–18 in points (fact: ios18/row); values without a figure there are from memory, as noted.
enum IOS18NotificationRowMetrics {
    /// The margins of a banner and of the list's rows to the screen's sides (fact: ios18/row.margin).
    static let bannerMargin = 8.0
    static let listMargin = 10.0
    /// The maximum width of a banner or row, for screens larger than a phone's; no device figure is known.
    static let maximumWidth = 560.0
    /// The corner radius, continuous (fact: ios18/row.corners).
    static let cornerRadius = 24.0
    /// The padding around icon and texts, and the texts' distance to the leading side.
    static let padding = 14.0
    static let textLeading = 64.0
    static let iconGap = textLeading - padding - IOS18Metrics.iconSize
    static let minimumHeight = 66.0
    /// The time's distance to the trailing side.
    static let timeTrailing = 16.0
    /// The thumbnail below the time, its corner radius and its distance to the texts (both from memory).
    static let thumbnailSize = 34.0
    static let thumbnailCornerRadius = 5.0
    static let thumbnailLeading = 10.0
    /// The height reserved for the thumbnail: a row of 82 with two lines of text is 14 + 18 + 36 + 14.
    static let thumbnailRoom = 36.0
    /// The maximum lines of a body (fact: ios18/row.body-lines).
    static let bannerLines = 2
    static let listLines = 4
    /// The gap between rows, and the visible height and inset of the two plates below a stack's first row; from memory.
    static let rowGap = 8.0
    static let plateStep = 8.0
    static let plateInset = 14.0
    /// The tiles beside a swiped row.
    static let tileWidth = 87.0
    static let tileGap = 8.0
    static let tileTextSize = 15.0
    /// The mark above the title of a time-sensitive or critical notification; from memory.
    static let markSize = 12.0
    /// The buttons of provisional authorization; from memory.
    static let choiceTextSize = 15.0
    /// The sigma of the Gaussian blur behind a row: half of the clone's 40 pixels in CSS (fact: ios18/row.material).
    static let materialBlur = 20.0
    /// The shadow of a banner: from memory, softer than iOS 10's (fact: ios10/row.shadow).
    static let shadow = Shadow(color: .black, opacity: 0.16, radius: 14, offset: Point(x: 0, y: 4))
}
