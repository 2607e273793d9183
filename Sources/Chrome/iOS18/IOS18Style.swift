import Views

/// iOS 16–18 (facts: ios18/row, ios18/platter): the numbers and colours that the other styles since iOS 15 vary.
extension ModernStyle {
    static func ios18(_ traits: Device) -> ModernStyle {
        ModernStyle(traits: traits, metrics: .ios18(traits), colors: ModernColors(traits))
    }
}

extension ModernMetrics {
    static func ios18(_ traits: Device) -> ModernMetrics {
        var metrics = ModernMetrics()
        let isWide = traits.screen.width >= wideScreen
        metrics.platter.margin = isWide ? 20 : 16
        metrics.platter.gap = isWide ? 20.33 : 16
        metrics.row.listMargin = isWide ? 14 : 10
        return metrics
    }
}
