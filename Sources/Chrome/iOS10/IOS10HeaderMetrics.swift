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
    /// The icon's distance to a row's leading edge, and that of the name and of the texts.
    var rowIconLeading = 8.0
    var rowNameLeading = 36.0
    var rowTextInset = 15.0
    /// The first baseline of a row's texts below the strip.
    var rowBaseline = 23.0
    /// The thumbnail's distance to a row's strip, trailing edge and end; with 15 an iOS 10 row is 101 high.
    var thumbnailInset = 15.0
    /// The distance of a banner from the place of iOS 10's on a whole screen, and its top on a phone with a notch; `nil`
    /// for the safe area's.
    var bannerDrop = 0.0
    var bannerTopBelowNotch: Double?

    /// The name's baseline below the middle of the line.
    static let baselineBelowMiddle = 5.0
}
