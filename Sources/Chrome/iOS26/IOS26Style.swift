import Renderer
import Views

/// iOS 26: rows and buttons of glass (facts: ios26/row, ios26/heading, ios26/glass). What wasn't measured is taken from
/// iOS 16–18; docs/looks.md marks it.
extension ModernStyle {
    static func ios26(_ device: Device) -> ModernStyle {
        ModernStyle(device: device, metrics: .ios26(device), colors: .ios26(device))
    }
}

extension ModernMetrics {
    static func ios26(_ device: Device) -> ModernMetrics {
        var metrics = ios18(device)
        metrics.row.listMargin = 14
        metrics.row.cornerRadius = 24
        metrics.row.plateInsets = [8.7, 19]
        metrics.list.headingSize = 22
        metrics.list.headingWeight = .regular
        metrics.list.headingInset = 10
        metrics.list.pillHeight = 34
        metrics.list.pillChevron = 10
        metrics.list.clearWidth = 107
        metrics.list.dimmingRows = 4
        metrics.list.clock = .glass
        return metrics
    }
}

extension ModernColors {
    static func ios26(_ device: Device) -> ModernColors {
        var colors = ModernColors(device)
        colors.rim = [0.25, 0.18, 0.11].map { .rgba(RGBA(white: 1, alpha: $0)) }
        // White at 11 % over little blur, in both appearances.
        colors.control = .white
        colors.lockButton = nil
        colors.listControl = glass(RGBA(white: 1), 0.11, device, blur: smallFrost)
        switch device.appearance {
        case .light:
            // Nearly opaque since iOS 26.1; the share is a guess.
            colors.row = glass(RGBA(white: 250 / 255), 0.92, device)
            colors.alert = glass(RGBA(white: 250 / 255), 0.7, device)
        case .dark:
            // Black at 80 %, then white at 6 %.
            let grey = RGBA(white: 0.06 / (1 - 0.2 * 0.94))
            colors.row = glass(grey, 1 - 0.2 * 0.94, device)
            colors.alert = colors.row
        }
        return colors
    }

    /// The frost of small and of large glass: the Gaussian's sigma in points (fact: ios26/glass.material).
    private static let smallFrost = 7.0
    private static let frost = 14.0

    /// A grey at an opacity, to which the user's slider adds.
    private static func glass(_ grey: RGBA, _ opacity: Double, _ device: Device, blur: Double = frost) -> MaterialRecipe
    {
        recipe(grey, opacity + (1 - opacity) * device.glassOpacity, saturation: 1, blur: blur)
    }
}
