import ContentExtensionHost

/// The notifications of iOS 15–18: icon and texts in one block, the custom content below, a menu of actions.
struct IOS18Style: Style {
    let traits: Device
    let colors: IOS18Colors

    init(traits: Device) {
        self.traits = traits
        colors = IOS18Colors(traits)
    }

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

    var keyboard: Keyboard { Keyboard(traits: traits) }
    var passcodePad: PasscodePad { PasscodePad(traits: traits) }
    /// From memory: as on iOS 10.
    let motion = MotionTimings()

    var words: SystemWords { traits.words }

    /// One device pixel in points.
    var pixel: Double { 1 / traits.model.scale }

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

    func expanded(_ scene: Scene, crop: Crop, images: any ImageMeasuring) -> Arrangement {
        let isAlone = crop == .platter
        let platter = Arrangement.Item(
            view: platter(scene, images: images),
            x: isAlone ? 0 : traits.roundToPixel((traits.screen.width - contentWidth) / 2), width: contentWidth, gap: 0)
        let width = min(IOS18Metrics.menuWidth, contentWidth)
        let menu = isAlone ? nil : menu(scene, images: images)
        let items =
            [platter]
            + [menu].compactMap { $0 }.map {
                Arrangement.Item(
                    view: $0, x: traits.roundToPixel((traits.screen.width - width) / 2), width: width,
                    gap: IOS18Metrics.gap)
            }
        return Arrangement(items: items, top: top(crop), bottomMargin: IOS18Metrics.margin)
    }

    /// The top of an expanded notification: on a whole screen below the notch or island.
    private func top(_ crop: Crop) -> Double {
        switch crop {
        case .platter: 0
        case .notification: IOS18Metrics.margin
        case .screen: max(traits.safeArea.top, IOS18Metrics.margin)
        }
    }
}
