import ContentExtensionHost

/// The expanded notification of iOS 10–12: header, custom content, default content, actions.
struct IOS10Style: Style {
    let traits: Device
    let colors: IOS10Colors

    init(traits: Device) {
        self.traits = traits
        colors = IOS10Colors(traits)
    }

    /// The recipes of the style's own materials.
    var materials: [Material: MaterialRecipe] {
        let short = rowColors
        return [
            .actions: colors.actionFill, .actionSeparator: colors.actionSeparator, .banner: short.banner,
            .row: short.row, .rowHeader: short.strip, .listControl: short.control, .listFoot: short.foot,
            .alert: short.alert,
        ]
    }

    /// The width of the platter and its custom content in points: the screen's safe width minus 8 on both sides.
    var platterWidth: Double {
        min(
            traits.screen.width - traits.safeArea.horizontal - 2 * IOS10Metrics.margin,
            IOS10Metrics.maximumPlatterWidth)
    }

    /// The platter's top left corner in a crop, in points.
    func platterOrigin(_ crop: Crop) -> Point {
        guard crop != .platter else { return .zero }
        let x = traits.roundToPixel((traits.screen.width - platterWidth) / 2)
        // A notch or island moves the platter down; a plain status bar is hidden.
        let top = crop == .screen && traits.model.hasCutout ? traits.safeArea.top : 0
        let y = max(top, IOS10Metrics.margin)
        return Point(x: x, y: y)
    }

    var contentWidth: Double { platterWidth }
    var keyboard: Keyboard { Keyboard(traits: traits) }
    var passcodePad: PasscodePad { PasscodePad(traits: traits) }
    let motion = MotionTimings()

    func expanded(_ scene: Scene, crop: Crop, images: any ImageMeasuring) -> Arrangement {
        let origin = platterOrigin(crop)
        let views = [platter(scene, images: images)] + [crop == .platter ? nil : actions(scene)].compactMap { $0 }
        return Arrangement(
            items: views.enumerated().map { index, view in
                Arrangement.Item(view: view, x: origin.x, width: platterWidth, gap: index == 0 ? 0 : IOS10Metrics.gap)
            }, top: origin.y, bottomMargin: IOS10Metrics.margin)
    }

    /// Deep teal to sand, similar to the wallpapers in the measured screenshots.
    static let defaultWallpaper = [
        RGBA(24, 72, 92), RGBA(52, 118, 128), RGBA(126, 170, 160), RGBA(196, 198, 176), RGBA(120, 158, 160),
    ]

    /// The platter with its contents.
    func platter(_ scene: Scene, images: any ImageMeasuring) -> ViewNode {
        let header = header(scene)
        let custom = media.content(of: scene, images: images)
        let texts = scene.showsDefaultContent ? defaultContent(scene.notification.request.content) : nil
        let content = [custom, texts].compactMap { $0 }
        let parts = ViewNode(.stack(Stack(.vertical)), children: [header] + content)
        let line = content.isEmpty ? [] : [hairline(at: header.sizing.height ?? 0)]
        return ViewNode(
            .view, id: "platter",
            style: ViewStyle(
                backgroundColor: colors.platter, cornerRadius: .points(IOS10Metrics.cornerRadius),
                cornerCurve: .continuous, clipsToBounds: true), part: .platter, children: [parts] + line)
    }

    /// A line of one pixel over the top of the content.
    private func hairline(at top: Double) -> ViewNode {
        ViewNode(
            .view, id: "hairline", style: ViewStyle(backgroundColor: colors.hairline),
            sizing: ViewSizing(height: 1 / traits.model.scale), placement: Placement(leading: 0, trailing: 0, top: top),
            part: .hairline)
    }
}
