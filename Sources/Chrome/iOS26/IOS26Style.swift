import Renderer
import Views

/// iOS 26: rows and buttons of glass (facts: ios26/row, ios26/heading, ios26/glass). What wasn't measured is taken from
/// iOS 16–18; docs/looks.md marks it.
extension ModernStyle {
    static func ios26(_ traits: Device) -> ModernStyle {
        ModernStyle(traits: traits, metrics: .ios26(traits), colors: .ios26(traits))
    }
}

extension ModernMetrics {
    static func ios26(_ traits: Device) -> ModernMetrics {
        var metrics = ios18(traits)
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
    static func ios26(_ traits: Device) -> ModernColors {
        var colors = ModernColors(traits)
        colors.rim = [0.25, 0.18, 0.11].map { .rgba(RGBA(white: 1, alpha: $0)) }
        // White at 11 % over little blur, in both appearances.
        colors.control = .white
        colors.lockButton = nil
        colors.listControl = glass(RGBA(white: 1), 0.11, traits, blur: smallFrost)
        switch traits.appearance {
        case .light:
            // Nearly opaque since iOS 26.1; the share is a guess.
            colors.row = glass(RGBA(white: 250 / 255), 0.92, traits)
            colors.alert = glass(RGBA(white: 250 / 255), 0.7, traits)
        case .dark:
            // Black at 80 %, then white at 6 %.
            let grey = RGBA(white: 0.06 / (1 - 0.2 * 0.94))
            colors.row = glass(grey, 1 - 0.2 * 0.94, traits)
            colors.alert = colors.row
        }
        return colors
    }

    /// The frost of small and of large glass: the Gaussian's sigma in points (fact: ios26/glass.material).
    private static let smallFrost = 7.0
    private static let frost = 14.0

    /// A grey at an opacity, to which the user's slider adds.
    private static func glass(_ grey: RGBA, _ opacity: Double, _ traits: Device, blur: Double = frost) -> MaterialRecipe
    {
        recipe(grey, opacity + (1 - opacity) * traits.glassOpacity, saturation: 1, blur: blur)
    }
}
