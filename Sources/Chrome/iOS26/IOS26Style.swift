import Renderer
import Views

/// iOS 26: rows, menus and buttons of glass (facts: ios26/row, ios26/platter, ios26/menu, ios26/heading, ios26/glass).
/// Numbers without a measurement are those of iOS 16–18; docs/looks.md marks them.
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
        metrics.row.hasCount = true
        metrics.platter.cornerRadius = metrics.row.cornerRadius
        metrics.platter.menuCornerRadius = 26
        metrics.platter.menuPadding = 8
        metrics.platter.hasMenuSeparators = false
        metrics.list.headingSize = 22
        metrics.list.headingWeight = .regular
        metrics.list.headingInset = 10
        metrics.list.pillHeight = 34
        metrics.list.pillChevron = 10
        metrics.list.clearWidth = 107
        metrics.list.dimmingRows = 4
        metrics.list.clock = .glass
        // An alert's texts at the leading side, its buttons capsules (fact: ios26/alert).
        metrics.alert.width = 320
        metrics.alert.cornerRadius = 35
        (metrics.alert.side, metrics.alert.top, metrics.alert.bottom) = (30, 22, 5)
        (metrics.alert.messageSize, metrics.alert.messageStyle, metrics.alert.messagePitch) = (15, .subheadline, 20)
        metrics.alert.messageTop = 8
        metrics.alert.hasCapsules = true
        (metrics.alert.capsuleInset, metrics.alert.capsuleGap, metrics.alert.buttonPadding) = (16, 8, 14)
        // Torch and camera by phone (fact: ios26/lock.buttons).
        (metrics.list.buttonSize, metrics.list.aboveButtons) = (58, 128)
        switch device.screen.width {
        case 414:
            (metrics.list.buttonSize, metrics.list.buttonSide, metrics.list.buttonBottom) = (64, 51, 55)
            metrics.list.aboveButtons = 137.5
        case 420...: metrics.list.buttonSide = 54
        default: break
        }
        return metrics
    }
}

extension ModernColors {
    static func ios26(_ device: Device) -> ModernColors {
        var colors = ModernColors(device)
        colors.rim = [0.25, 0.18, 0.11].map { .rgba(RGBA(white: 1, alpha: $0)) }
        // White at 11 % over little blur, in both appearances.
        colors.control = .white
        (colors.lockButton, colors.activityCard) = (nil, nil)
        colors.listControl = glass(RGBA(white: 1), 0.11, device, blur: smallFrost)
        let isLight = device.appearance == .light
        // Regular glass: in dark appearance black at 80 %, then white at 6 %.
        let black = RGBA(white: 0.06 / (1 - 0.2 * 0.94))
        let (grey, opacity) = isLight ? (RGBA(white: 250 / 255), 0.7) : (black, 1 - 0.2 * 0.94)
        colors.alert = glass(grey, opacity, device)
        (colors.banner, colors.menuFill) = (colors.alert, colors.alert)
        colors.row = clear(towards: grey, isLight ? 0.92 : opacity, device)
        // Texts are white on clear glass, and follow the appearance where the user has made it opaque.
        if device.glassOpacity < 0.5 {
            (colors.rowTitle, colors.rowTime) = (.white, .rgba(RGBA(white: 1, alpha: 0.7)))
            colors.intelligence = .rgba(RGBA(190, 200, 224))
            // 81 lighter than what lies behind it, with its hue.
            if !device.increasesContrast {
                colors.rowTimeVibrancy = MaterialRecipe(
                    multiply: 1, add: 81 / 255, approximation: RGBA(white: 1, alpha: 0.7))
            }
        }
        return colors
    }

    /// The frost of small and of large glass: the Gaussian's sigma in points (fact: ios26/glass.material).
    private static let smallFrost = 7.0
    private static let frost = 14.0

    /// Clear glass, which is lighter than what lies behind by the same everywhere (fact: ios26/row.fill); the user's
    /// slider turns it into a grey at an opacity.
    private static func clear(towards grey: RGBA, _ opacity: Double, _ device: Device) -> MaterialRecipe {
        let share = opacity * device.glassOpacity
        let light = 20 / 255.0
        return MaterialRecipe(
            multiply: 1 - share, add: light * (1 - share) + grey.red * share, saturation: 1,
            approximation: RGBA(white: 1 - share + grey.red * share, alpha: max(light, share)), blurRadius: smallFrost)
    }

    /// A grey at an opacity, to which the user's slider adds.
    private static func glass(_ grey: RGBA, _ opacity: Double, _ device: Device, blur: Double = frost) -> MaterialRecipe
    {
        recipe(grey, opacity + (1 - opacity) * device.glassOpacity, saturation: 1, blur: blur)
    }
}
