import ContentExtensionHost
import Renderer
import Views

/// The notifications since iOS 15: icon and texts in one block, the custom content below, a menu of actions.
///
/// Each style is a value of numbers and one of colours, in a folder of its own: iOS15, iOS18, iOS26.
struct ModernStyle: Style {
    let device: Device
    let metrics: ModernMetrics
    let colors: ModernColors

    var materials: [Material: MaterialRecipe] {
        var materials = [
            Material.actions: colors.menuFill, .actionSeparator: colors.menuSeparator, .banner: colors.banner,
            .row: colors.row, .listControl: colors.listControl, .alert: colors.alert,
        ]
        materials[.rowTime] = colors.rowTimeVibrancy
        return materials
    }

    /// The platter's width in points: the screen's safe width minus the margins.
    var contentWidth: Double {
        min(
            device.screen.width - device.safeArea.horizontal - 2 * metrics.platter.margin,
            metrics.platter.maximumWidth)
    }

    /// The wallpaper behind a place: blurred and slightly darker behind an expanded notification.
    func backdrop(_ source: Backdrop.Fill?, behind place: Place, screen: Rect) -> Backdrop {
        let isBlurred = place == .expanded
        return Backdrop(
            source: source ?? .gradient(Self.defaultWallpaper), screen: screen,
            blurRadius: isBlurred ? metrics.platter.backdropBlur : 0,
            tint: isBlurred ? colors.backdropTint : RGBA(white: 0, alpha: 0))
    }

    /// Night blue to peach, similar to the wallpapers of these years.
    private static let defaultWallpaper = [
        RGBA(30, 42, 94), RGBA(70, 78, 158), RGBA(148, 106, 176), RGBA(222, 140, 152), RGBA(246, 190, 150),
    ]

    /// The leading edge of views in the middle of a crop, in points.
    func centred(_ width: Double, _ crop: Crop) -> Double {
        crop == .platter ? 0 : device.roundToPixel((device.screen.width - width) / 2)
    }

    func expanded(_ scene: Scene, crop: Crop, images: any ImageMeasuring) -> Arrangement {
        let platter = Arrangement.Item(
            view: platter(scene, images: images), x: centred(contentWidth, crop), width: contentWidth, gap: 0,
            minHeight: metrics.platter.minHeight)
        let width = min(metrics.platter.menuWidth, contentWidth)
        let menu = crop == .platter ? nil : menu(scene, images: images)
        let items =
            [platter]
            + [menu].compactMap { $0 }.map {
                Arrangement.Item(
                    view: $0, x: centred(width, crop), width: width, gap: metrics.platter.gap,
                    minHeight: metrics.platter.rowPitch)
            }
        let margin = metrics.platter.margin
        let screenTop = device.safeArea.top + metrics.platter.top
        // Over the lock screen the notification stays low, where its row was (fact: ios18/platter.low).
        let isLow = scene.statusTime == nil && scene.textInput == nil && metrics.list.isAtBottom
        return Arrangement(
            items: items, top: top(crop, margin: margin, onScreen: screenTop), bottomMargin: margin,
            bottomAnchor: isLow ? device.safeArea.bottom + margin : nil, room: roomBelow(screenTop),
            above: crop == .screen ? overExpanded(scene) : [])
    }

    /// The height of a column that begins at a height of the screen, and gives way at its bottom; points.
    func roomBelow(_ top: Double) -> Double {
        device.screen.height - top - max(device.safeArea.bottom, metrics.platter.margin)
    }

    /// Status bar, island and corners around the expanded notification (fact: ios18/platter.screen).
    private func overExpanded(_ scene: Scene) -> [ViewNode] {
        let clock = scene.statusTime.map {
            SystemWords(language: device.locale).clock(at: $0.date, timeZone: $0.timeZone)
        }
        return DeviceChrome(device).views(
            clock: clock ?? "", ink: colors.overWallpaper,
            indicator: scene.textInput == nil ? colors.overWallpaper : .label)
    }

    /// The top of views in a crop.
    func top(_ crop: Crop, margin: Double, onScreen: Double) -> Double {
        switch crop {
        case .platter: 0
        case .notification: margin
        case .screen: device.roundToPixel(onScreen)
        }
    }
}
