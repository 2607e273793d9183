import Views

/// iOS 13–14: lower headers without a hairline, rows without a strip (facts: ios13/row, ios13/platter, ios13/banner).
/// Other numbers are those of iOS 10–12.
extension IOS10Style {
    static func ios13(_ device: Device) -> IOS10Style { IOS10Style(device: device, header: .ios13) }
}

extension IOS10HeaderMetrics {
    static var ios13: IOS10HeaderMetrics {
        var metrics = IOS10HeaderMetrics()
        metrics.height = 38
        metrics.smallHeight = 34
        metrics.hasHairline = false
        metrics.stripHeight = 30
        metrics.smallStripHeight = 25.5
        metrics.hasStrip = false
        metrics.belowRowTexts = 19.2
        metrics.bannerDrop = 6
        return metrics
    }
}
