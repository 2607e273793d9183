import ContentExtensionHost

/// The notifications of iOS 15–18: icon and texts in one block, the custom content below, a menu of actions.
struct IOS18Style: Style {
    let traits: Device
    let colors: IOS18Colors

    init(traits: Device) { (self.traits, colors) = (traits, IOS18Colors(traits)) }

    var materials: [Material: MaterialRecipe] {
        [
            .actions: colors.menuFill, .actionSeparator: colors.menuSeparator, .banner: colors.row,
            .row: colors.row, .listControl: colors.listControl, .alert: colors.alert,
        ]
    }

    /// The platter's width in points: the screen's safe width minus 16 on both sides.
    var contentWidth: Double {
        min(
            traits.screen.width - traits.safeArea.horizontal - 2 * IOS18Metrics.margin,
            IOS18Metrics.maximumPlatterWidth)
    }

    /// The wallpaper behind a place: blurred and slightly darker behind an expanded notification.
    func backdrop(_ source: Backdrop.Fill?, behind presentation: Place, screen: Rect) -> Backdrop {
        let isBlurred = presentation == .expanded
        return Backdrop(
            source: source ?? .gradient(Self.defaultWallpaper), screen: screen,
            blurRadius: isBlurred ? IOS18Metrics.backdropBlur : 0,
            tint: isBlurred ? colors.backdropTint : RGBA(white: 0, alpha: 0))
    }

    /// Night blue to peach, similar to the wallpapers of these years.
    private static let defaultWallpaper = [
        RGBA(30, 42, 94), RGBA(70, 78, 158), RGBA(148, 106, 176), RGBA(222, 140, 152), RGBA(246, 190, 150),
    ]

    /// The leading edge of views in the middle of a crop, in points.
    func centred(_ width: Double, _ crop: Crop) -> Double {
        crop == .platter ? 0 : traits.roundToPixel((traits.screen.width - width) / 2)
    }

    func expanded(_ scene: Scene, crop: Crop, images: any ImageMeasuring) -> Arrangement {
        let platter = Arrangement.Item(
            view: platter(scene, images: images), x: centred(contentWidth, crop), width: contentWidth, gap: 0,
            minHeight: IOS18Metrics.minimumPlatterHeight)
        let width = min(IOS18Metrics.menuWidth, contentWidth)
        let menu = crop == .platter ? nil : menu(scene, images: images)
        let items =
            [platter]
            + [menu].compactMap { $0 }.map {
                Arrangement.Item(
                    view: $0, x: centred(width, crop), width: width, gap: IOS18Metrics.gap,
                    minHeight: IOS18Metrics.rowHeight)
            }
        let margin = IOS18Metrics.margin
        let screenTop = top(.screen, margin: margin)
        return Arrangement(
            items: items, top: top(crop, margin: margin), bottomMargin: margin,
            room: traits.screen.height - screenTop - max(traits.safeArea.bottom, margin),
            above: crop == .screen ? overExpanded(scene) : [])
    }

    /// Status bar, island and corners around the expanded notification (fact: ios18/platter.screen).
    private func overExpanded(_ scene: Scene) -> [ViewNode] {
        let clock = scene.statusTime.map {
            SystemWords(language: traits.locale).clock(at: $0.date, timeZone: $0.timeZone)
        }
        return DeviceChrome(traits).views(
            clock: clock ?? "", ink: colors.overWallpaper,
            indicator: scene.textInput == nil ? colors.overWallpaper : .label)
    }

    /// The top of views in a crop: on a whole screen below the notch or island.
    func top(_ crop: Crop, margin: Double) -> Double {
        switch crop {
        case .platter: 0
        case .notification: margin
        case .screen: max(traits.safeArea.top, margin)
        }
    }
}
