/// The line with icon and name at the top of platters and rows, and what depends on it: where the styles `ios10` and
/// `ios13` differ, in points (facts: ios10/header, ios10/row).
struct IOS10HeaderMetrics: Sendable {
    /// The platter's header, which ends with the hairline, and its height at text sizes below the default.
    var height = 52.0
    var smallHeight = 48.0
    var hasHairline = true
    /// The same of rows and banners, in a lighter strip.
    var stripHeight = 36.0
    var smallStripHeight = 31.5
    var hasStrip = true
    /// The distance from a row's last baseline to its end.
    var belowRowTexts = 15.0
    /// The distance of a banner from the place of iOS 10's on a whole screen.
    var bannerDrop = 0.0

    /// The name's baseline below the middle of the line.
    static let baselineBelowMiddle = 5.0
}
