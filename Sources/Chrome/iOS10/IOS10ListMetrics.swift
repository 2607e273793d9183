import Views

/// The list of iOS 10–12 in points (fact: ios10/list), measured on cats-7861 and -7862; groups are from memory.
enum IOS10ListMetrics {
    /// The gap between rows.
    static let gap = 8.0
    /// The field at the top: below the status bar's 20 points, its height, corners and text, and the frames of its
    /// symbols, slightly larger than their ink.
    static let searchTop = 4.0
    static let searchHeight = 36.0
    static let searchCornerRadius = 10.0
    static let searchTextSize = 17.0
    static let searchBaseline = 24.0
    static let searchTextLeading = 36.5
    static let searchGlyph = Rect(x: 7.4, y: 8.6, width: 18.6, height: 18.6)
    static let microphone = Rect(x: 0, y: 6.6, width: 13.4, height: 22.4)
    static let microphoneTrailing = 9.5
    /// The list's title: distance to the field, height, font size, baseline and leading margin.
    static let titleGap = 20.0
    static let titleHeight = 40.0
    static let titleSize = 28.0
    static let titleBaseline = 36.0
    static let titleLeading = 12.0
    /// The round button that clears everything: its centre below the title's top and from the rows' trailing side.
    static let clearSize = 21.0
    static let clearCentre = 25.0
    static let clearTrailing = 8.0
    static let clearGlyph = 9.0
    static let clearStroke = 1.25
    /// The area of the page dots at the screen's bottom.
    static let footHeight = 30.0
    static let dot = 7.0
    static let dotPitch = 16.0
    static let dotCentre = 14.5
    /// The tiles of a swiped row: share of its width (84.25 of 304; 100 of 359), gaps around them, their text.
    static let tileShare = 0.2771
    /// The share with Manage (iOS 12): that of iOS 16, for want of a measurement (fact: ios10/list.tiles-ios12).
    static let threeTilesShare = 0.243
    static let tileGap = 8.0
    static let tileSeparator = 1.0
    static let tileTextSize = 16.0
    /// The plates below the first one of a stack: each one's vertical offset and its inset at either side.
    static let plateDrop = 8.0
    static let plateInset = 8.0
    static let plates = 2
    /// The darkening of each plate against the one above, and its shadow, from memory.
    static let plateShade = 0.13
    static let plateShadow = Shadow(color: .black, opacity: 0.25, radius: 3, offset: Point(x: 0, y: 1))
    /// The title of an expanded group, from memory.
    static let groupTitleSize = 22.0
    static let groupHeaderHeight = 44.0
    static let groupTitleBaseline = 30.0
    static let pillHeight = 28.0
    static let pillTextSize = 14.0
    static let largestPillTextSize = 20.0
    static let pillInset = 12.0
    /// The sigma of the backdrop's Gaussian blur; a row's is larger, so that it hides the content below.
    static let backdropBlur = 20.0
    static let rowBlur = 24.0
    /// The minimum height of a row.
    static let minRow = 74.0
}
