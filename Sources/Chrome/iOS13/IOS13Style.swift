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
        metrics.stripHeight = 40
        metrics.smallStripHeight = 35.5
        metrics.hasStrip = false
        metrics.rowIconLeading = 10
        metrics.rowNameLeading = 37
        metrics.rowTextInset = 12
        metrics.rowBaseline = 13
        metrics.thumbnailInset = 10
        metrics.bannerDrop = 6
        metrics.bannerTopBelowNotch = 40
        return metrics
    }
}
