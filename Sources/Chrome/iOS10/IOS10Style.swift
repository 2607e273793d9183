import ContentExtensionHost
import Renderer
import Views

/// The notifications of iOS 10–14. An expanded one has a header, custom content, default content, actions.
struct IOS10Style: Style {
    let device: Device
    let header: IOS10HeaderMetrics
    let colors: IOS10Colors

    init(device: Device, header: IOS10HeaderMetrics) {
        (self.device, self.header, colors) = (device, header, IOS10Colors(device))
    }

    var materials: [Material: MaterialRecipe] {
        let short = rowColors
        return [
            .actions: colors.actionFill, .actionSeparator: colors.actionSeparator, .banner: short.banner,
            .row: short.row, .rowHeader: short.strip, .listControl: short.control, .listFoot: short.foot,
            .alert: short.alert,
        ]
    }

    /// The platter's width in points: the screen's safe width minus 8 on both sides.
    var contentWidth: Double {
        min(
            device.screen.width - device.safeArea.horizontal - 2 * IOS10Metrics.margin,
            IOS10Metrics.maximumPlatterWidth)
    }

    /// The platter's top left corner in a crop, in points.
    func platterOrigin(_ crop: Crop) -> Point {
        guard crop != .platter else { return .zero }
        let x = device.roundToPixel((device.screen.width - contentWidth) / 2)
        // A notch or island moves the platter down; a plain status bar is hidden.
        let top = crop == .screen && device.model.hasCutout ? device.safeArea.top : 0
        return Point(x: x, y: max(top, IOS10Metrics.margin))
    }

    func expanded(_ scene: Scene, crop: Crop, images: any ImageMeasuring) -> Arrangement {
        let actions = crop == .platter ? nil : actions(scene)
        var column = column(
            [platter(scene, images: images), actions], crop, gaps: ["actions-frame": IOS10Metrics.gap])
        if scene.offersManagement, crop != .platter {
            let side = IOS10Metrics.roundCloseSize
            let end = device.isRightToLeft ? column.items[0].x : column.items[0].x + contentWidth - side
            column.items[0].gap = IOS10Metrics.roundCloseGap
            column.items.insert(Arrangement.Item(view: roundClose, x: end, width: side, gap: 0), at: 0)
        }
        return column
    }

    /// Deep teal to sand, similar to the wallpapers in the measured screenshots.
    static let defaultWallpaper = [
        RGBA(24, 72, 92), RGBA(52, 118, 128), RGBA(126, 170, 160), RGBA(196, 198, 176), RGBA(120, 158, 160),
    ]

    func platter(_ scene: Scene, images: any ImageMeasuring) -> ViewNode {
        let line = headerLine(scene)
        let metrics = SystemMediaMetrics(
            inset: IOS10Metrics.textInset, glyph: colors.title, time: colors.body, track: colors.track)
        var custom = SystemMedia(metrics: metrics).content(of: scene, images: images, on: device)
        if scene.offersManagement, scene.custom == nil, let media = custom {
            let margins = EdgeInsets(top: IOS10Metrics.aboveManagedMedia, bottom: IOS10Metrics.belowManagedMedia)
            custom = ViewNode(
                .stack(Stack(.vertical)), sizing: ViewSizing(margins: margins), part: .custom, children: [media])
        }
        let texts = scene.showsDefaultContent ? defaultContent(scene.notification.request.content) : nil
        let content = [custom, texts].compactMap { $0 }
        let parts = ViewNode(.stack(Stack(.vertical)), children: [line] + content)
        var hairline = topLine(colors.hairline)
        (hairline.id, hairline.part, hairline.placement.top) = ("hairline", .hairline, line.sizing.height ?? 0)
        return ViewNode(
            .view, id: "platter",
            style: ViewStyle(
                backgroundColor: colors.platter, cornerRadius: .points(IOS10Metrics.cornerRadius),
                cornerCurve: .continuous, clipsToBounds: true), part: .platter,
            children: [parts] + (content.isEmpty || !header.hasHairline ? [] : [hairline]))
    }

    /// A line of one pixel at a view's top.
    func topLine(_ color: Color) -> ViewNode {
        ViewNode(
            .view, style: ViewStyle(backgroundColor: color), sizing: ViewSizing(height: pixel),
            placement: Placement(leading: 0, trailing: 0, top: 0))
    }

    func backdrop(_ source: Backdrop.Fill?, behind place: Place, screen: Rect) -> Backdrop {
        let (blur, tint): (Double, RGBA) =
            switch place {
            case .expanded: (IOS10Metrics.backdropBlur, colors.backdropTint)
            case .banner, .lockScreen: (0, RGBA(white: 0, alpha: 0))
            case .notificationCenter, .group, .swipe, .manage: (IOS10ListMetrics.backdropBlur, rowColors.listTint)
            case .prompt: (0, rowColors.alertDim)
            case .screen, .islandCompact, .islandMinimal, .islandExpanded: (0, RGBA(white: 0, alpha: 0))
            }
        return Backdrop(
            source: source ?? .gradient(Self.defaultWallpaper), screen: screen, blurRadius: blur, tint: tint)
    }

    var rowColors: IOS10NotificationRowColors { IOS10NotificationRowColors(device) }
}
