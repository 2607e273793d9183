/// Banners and rows of iOS 15–18 in points (fact: ios18/row); what has no figure there is from memory, as said.
enum IOS18ShortLookMetrics {
    /// To the screen's sides: of a banner and of the list's rows (fact: ios18/row.margin).
    static let bannerMargin = 8.0
    static let listMargin = 10.0
    /// The widest banner or row, on screens larger than a phone's; no device figure is known.
    static let maximumWidth = 560.0
    /// The corners, continuous (fact: ios18/row.corners).
    static let cornerRadius = 24.0
    /// All around the icon and the texts, and the texts from the leading side.
    static let padding = 14.0
    static let textLeading = 64.0
    static let minimumHeight = 66.0
    /// The time from the trailing side.
    static let timeTrailing = 16.0
    /// The picture below the time, its corners (from memory), its distance from the texts (from memory).
    static let thumbnailSize = 34.0
    static let thumbnailCornerRadius = 5.0
    static let thumbnailLeading = 10.0
    /// The room of the picture: 82 with two lines of text is 14 + 18 + 36 + 14.
    static let thumbnailRoom = 36.0
    /// The most lines of a body (fact: ios18/row.body-lines).
    static let bannerLines = 2
    static let listLines = 4
    /// Between rows, and the two plates below the first of a stack: how far each shows, how much narrower it is at each
    /// side; from memory.
    static let rowGap = 8.0
    static let plateStep = 8.0
    static let plateInset = 14.0
    /// The tiles beside a swiped row.
    static let tileWidth = 87.0
    static let tileGap = 8.0
    static let tileTextSize = 15.0
    /// The word over the title of what is time-sensitive or critical; from memory.
    static let markSize = 12.0
    /// The buttons of provisional authorization; from memory.
    static let choiceHeight = 44.0
    static let choiceTextSize = 15.0
    /// The blur behind a row as a Gaussian's sigma: half of the clone's 40 pixels of CSS (fact: ios18/row.material).
    static let materialBlur = 20.0
    /// Below a banner: from memory, softer than iOS 10's (fact: ios10/row.shadow).
    static let shadowOpacity = 0.16
    static let shadowRadius = 14.0
    static let shadowOffset = 4.0
    /// A banner's top on a whole screen: below a plain status bar's top, and below a notch or an island; from memory.
    static let bannerTop = 8.0
}
