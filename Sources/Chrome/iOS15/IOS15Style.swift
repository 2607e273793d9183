import Views

/// iOS 15: rows 58 high with smaller corners, 13-point texts in the expanded notification, a list that begins at the top
/// (facts: ios15/row, ios15/platter, ios15/list).
extension ModernStyle {
    static func ios15(_ device: Device) -> ModernStyle {
        ModernStyle(device: device, metrics: .ios15(device), colors: .ios15(device))
    }
}

extension ModernMetrics {
    static func ios15(_ device: Device) -> ModernMetrics {
        var metrics = ios18(device)
        metrics.row.listMargin = 10
        metrics.row.cornerRadius = 19
        metrics.row.padding = 10
        metrics.row.textLeading = 58
        metrics.row.textTop = 10
        metrics.row.textBottom = 10
        metrics.row.timeTrailing = 15
        metrics.row.timeBaseline = nil
        metrics.platter.header = header
        metrics.list.isAtBottom = false
        metrics.list.clock = .light
        return metrics
    }

    /// Icon, texts and time of the expanded notification (fact: ios15/platter.texts).
    private static var header: ModernRowMetrics {
        var row = ModernRowMetrics()
        row.texts = ModernTexts(iconSize: 30, size: 13, pitch: 15.67, spacing: 2.33, timeSize: 12)
        row.padding = 11
        row.textLeading = 53
        row.textTop = 11
        row.textBottom = 7.33
        row.bottom = 1.33
        row.timeTrailing = 14
        row.timeBaseline = nil
        return row
    }
}

extension ModernColors {
    static func ios15(_ device: Device) -> ModernColors {
        var colors = ModernColors(device)
        if !device.increasesContrast {
            colors.rowTitle = .dynamic(light: RGBA(white: 21 / 255), dark: RGBA(white: 233 / 255))
        }
        return colors
    }
}
