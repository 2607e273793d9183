import ContentExtensionHost

/// The short look of iOS 10–12 in points (fact: ios10/row), measured again on the rows of cats-7861 and the
/// banners of the GIFs (docs/fidelity.md).
enum IOS10ShortLookMetrics {
    /// The lighter strip with icon, name and time.
    static let stripHeight = 36.0
    static let iconOrigin = 8.0
    static let nameLeading = 36.0
    /// The time's ink ends 16 from the platter's edge; between the name and the time, which is from memory.
    static let timeTrailing = 16.0
    static let timeGap = 8.0
    /// The first baseline of the strip below its top, and of the texts below the strip.
    static let baseline = 23.0
    static let nameSize = 13.0
    /// Title, subtitle and body.
    static let textInset = 15.0
    static let textSize = 15.0
    /// From a text's last baseline to the next text's first.
    static let textPitch = 19.0
    /// Of baselines within a body: 18 in a body of two lines, whose platter is 19 higher all the same.
    static let linePitch = 18.3
    /// From the last baseline to the platter's end.
    static let belowLastBaseline = 15.0
    /// Lines of the body in a banner and in a row.
    static let bannerLines = 2
    static let rowLines = 4
    /// The thumbnail, from the platter's trailing and lower edge; 15 of room above it, too, make 101 in all.
    static let thumbnail = Thumbnail(side: 35, cornerRadius: 3)
    static let thumbnailInset = 15.0
    /// Between a text and the thumbnail: "… right in y…" ends 13 points before it and has no room for a letter of 8.
    static let thumbnailGap = 10.0
    /// The bar in a banner that can be pulled down.
    static let grabber = Size(width: 35, height: 3)
    static let grabberBottom = 4.0
    /// Falls off below a banner as 20, 13, 11, 8, 4 and 1 % at 0.5, 3.5, 5.5, 8.5, 11.5 and 15.5 points, above it as 17, 10
    /// and 7 % at 0.5, 3.5 and 6.5.
    static let shadow = Shadow(color: .black, opacity: 0.37, radius: 8, offset: Point(x: 0, y: 1))
    /// The line that counts the others of a stack, from memory: its size and baselines (fact: ios10/list.stack).
    static let summarySize = 13.0
    static let summaryPitch = 22.0
    /// The row of buttons below a provisional notification, from memory.
    static let choicesHeight = 44.0
    static let choicesBaseline = 27.5
    /// The mark of a critical alert, from memory.
    static let markSize = 13.0
}
