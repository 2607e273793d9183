import Views

/// iOS 16–18 (facts: ios18/row, ios18/platter): the numbers and colours that the other styles since iOS 15 vary.
extension ModernStyle {
    static func ios18(_ device: Device) -> ModernStyle {
        ModernStyle(device: device, metrics: .ios18(device), colors: ModernColors(device))
    }
}

extension ModernMetrics {
    static func ios18(_ device: Device) -> ModernMetrics {
        var metrics = ModernMetrics()
        let isWide = device.screen.width >= wideScreen
        metrics.platter.margin = isWide ? 20 : 16
        metrics.platter.gap = isWide ? 20.33 : 16
        metrics.row.listMargin = isWide ? 14 : 10
        return metrics
    }
}
