import ContentExtensionHost
import Renderer
import Views

/// The expanded notification of iOS 10–12: header, custom content, default content, actions.
struct IOS10Style: Style {
    let device: Device
    let colors: IOS10Colors

    init(device: Device) { (self.device, colors) = (device, IOS10Colors(device)) }

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
        return column([platter(scene, images: images), actions], crop, gaps: ["actions-frame": IOS10Metrics.gap])
    }

    /// Deep teal to sand, similar to the wallpapers in the measured screenshots.
    static let defaultWallpaper = [
        RGBA(24, 72, 92), RGBA(52, 118, 128), RGBA(126, 170, 160), RGBA(196, 198, 176), RGBA(120, 158, 160),
    ]

    func platter(_ scene: Scene, images: any ImageMeasuring) -> ViewNode {
        let header = header(scene)
        let metrics = SystemMediaMetrics(
            inset: IOS10Metrics.textInset, glyph: colors.title, time: colors.body, track: colors.track)
        let custom = SystemMedia(metrics: metrics).content(of: scene, images: images, on: device)
        let texts = scene.showsDefaultContent ? defaultContent(scene.notification.request.content) : nil
        let content = [custom, texts].compactMap { $0 }
        let parts = ViewNode(.stack(Stack(.vertical)), children: [header] + content)
        var hairline = topLine(colors.hairline)
        (hairline.id, hairline.part, hairline.placement.top) = ("hairline", .hairline, header.sizing.height ?? 0)
        return ViewNode(
            .view, id: "platter",
            style: ViewStyle(
                backgroundColor: colors.platter, cornerRadius: .points(IOS10Metrics.cornerRadius),
                cornerCurve: .continuous, clipsToBounds: true), part: .platter,
            children: [parts] + (content.isEmpty ? [] : [hairline]))
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
            case .screen: (0, RGBA(white: 0, alpha: 0))
            }
        return Backdrop(
            source: source ?? .gradient(Self.defaultWallpaper), screen: screen, blurRadius: blur, tint: tint)
    }

    var rowColors: IOS10NotificationRowColors { IOS10NotificationRowColors(device) }
}
