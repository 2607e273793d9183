import ContentExtensionHost

/// Puts a scene and the system's chrome together and lays them out.
public struct Composer {
    private let engine: LayoutEngine
    private let look: IOS10Look

    public init(traits: Traits, text: any TextMeasuring, images: any ImageMeasuring) {
        engine = LayoutEngine(traits: traits, text: text, images: images)
        look = IOS10Look(traits: traits)
    }

    /// The width that the host gives an extension's view on this device, in points.
    public static func contentWidth(_ traits: Traits) -> Double { IOS10Look(traits: traits).platterWidth }

    /// The frames of a scene's picture.
    public func compose(_ scene: Scene, _ options: CompositionOptions) -> Composition {
        let traits = engine.traits
        let screen = traits.device.screen
        let origin = look.platterOrigin(options.crop)
        var nodes: [LayoutNode] = []
        var bottom = origin.y
        if scene.presentation == .expanded {
            let platter = look.platter(scene, images: engine.images)
            let height = engine.fittingSize(platter, width: look.platterWidth).height
            let frame = Rect(x: origin.x, y: origin.y, width: look.platterWidth, height: height)
            nodes.append(engine.layout(platter, in: frame, part: Part.platter))
            bottom = frame.maxY
            if options.crop != .platter, let actions = look.actions(scene) {
                let top = bottom + IOS10Metrics.gap
                let size = engine.fittingSize(actions, width: look.platterWidth)
                let frame = Rect(x: origin.x, y: top, width: look.platterWidth, height: size.height)
                nodes.append(engine.layout(actions, in: frame, part: Part.actions))
                bottom = frame.maxY
            }
        }
        let size: Size
        switch options.crop {
        case .platter: size = Size(width: look.platterWidth, height: bottom)
        case .notification: size = Size(width: screen.width, height: bottom + IOS10Metrics.margin)
        case .screen: size = Size(width: screen.width, height: max(screen.height, bottom + IOS10Metrics.margin))
        }
        // The screen ends where it ends: iOS scrolls, and what doesn't fit isn't seen.
        let limit = options.showsFullHeight ? Limits.canvasPoints : screen.height
        let cut = Size(width: size.width, height: traits.roundToPixel(min(size.height, limit)))
        let backdrop =
            options.crop == .platter
            ? nil
            : look.backdrop(
                options.wallpaper,
                screen: Rect(origin: .zero, size: Size(width: screen.width, height: max(screen.height, cut.height))))
        return Composition(size: cut, backdrop: backdrop, nodes: nodes, traits: traits)
    }
}

/// The host's question about heights, answered by layout.
extension Composer: ContentMeasuring {
    public func fittingHeight(of view: ViewNode, width: Double) -> Double {
        engine.fittingSize(view, width: width).height
    }
}

/// The names of a picture's parts (docs/layout-json.md).
public enum Part {
    public static let backdrop = "backdrop"
    public static let platter = "platter"
    public static let header = "header"
    public static let hairline = "hairline"
    public static let custom = "custom"
    public static let `default` = "default"
    public static let actions = "actions"
}
