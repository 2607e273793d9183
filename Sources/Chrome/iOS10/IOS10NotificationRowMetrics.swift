import Views

/// Banners and rows of iOS 10–12 in points (fact: ios10/row), measured again on the rows of cats-7861 and the
/// banners of the GIFs (docs/fidelity.md).
enum IOS10NotificationRowMetrics {
    /// The time's ink ends 15.5 from the platter's edge; the gap between name and time is from memory.
    static let timeTrailing = 15.0
    static let timeGap = 8.0
    static let nameSize = 13.0
    /// Title, subtitle and body.
    static let textSize = 15.0
    /// The distance from the last baseline to the row's end; smaller texts have less below them.
    static let belowTexts = 15.0
    /// The distance from a text's last baseline to the next text's first, and the height of each further line of a
    /// body. A body's second baseline is 18 below its first on the device, although its platter is 19 higher.
    static let textPitch = 19.0
    /// Texts smaller than 14 are higher and closer, by so much for each point (fact: ios10/row.small).
    static let smallTextSize = 14.0
    static let smallTextRise = 0.9
    static let smallPitchLoss = 0.33
    /// The maximum lines of the body in a banner and in a row.
    static let bannerLines = 2
    static let rowLines = 4
    static let thumbnail = Thumbnail(side: 35, cornerRadius: 3)
    /// The gap between text and thumbnail: "… right in y…" ends 13 points before it and has no room for a letter of 8.
    static let thumbnailGap = 10.0
    /// Fitted to the falloff below a banner: 20, 13, 11, 8, 4 and 1 % at 0.5, 3.5, 5.5, 8.5, 11.5 and 15.5 points;
    /// above it: 17, 10 and 7 % at 0.5, 3.5 and 6.5.
    static let shadow = Shadow(color: .black, opacity: 0.37, radius: 8, offset: Point(x: 0, y: 1))
    /// The number of further notifications in a stack, from memory: font size and baseline (fact: ios10/list.stack).
    static let summarySize = 13.0
    static let summaryPitch = 22.0
    /// The row of buttons below a provisional notification, from memory.
    static let choicesHeight = 44.0
    static let choicesBaseline = 27.5
    /// The distance of a suggestion's question to the lines above and below it, a guess.
    static let suggestionInset = 12.0
    /// The mark of a critical alert, from memory.
    static let markSize = 13.0
}
