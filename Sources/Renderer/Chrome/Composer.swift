import ContentExtensionHost

/// Puts a scene and the system's chrome together and lays them out.
package struct Composer {
    private let engine: LayoutEngine
    private let look: IOS10Look
    private let findings = LayoutFindings()
    private let islands = IslandCache()

    package init(traits: Traits, text: any TextMeasuring, images: any ImageMeasuring) {
        engine = LayoutEngine(traits: traits, text: text, images: images, findings: findings, islands: islands)
        look = IOS10Look(traits: traits)
    }

    /// The width that the host gives an extension's view on this device, in points.
    package static func contentWidth(_ traits: Traits) -> Double { IOS10Look(traits: traits).platterWidth }

    /// What was wrong with the constraints of this picture.
    package var diagnostics: [Diagnostic] { findings.diagnostics }

    /// Forgets what was wrong with the picture before.
    package func startPicture() {
        findings.startPicture()
        islands.startPicture()
    }

    /// The views of a scene's picture before layout: the platter, then the actions.
    package func tree(of scene: Scene, crop: Crop) -> [ViewNode] {
        guard scene.presentation == .expanded else { return [] }
        let actions = crop == .platter ? nil : look.actions(scene)
        return [look.platter(scene, images: engine.images)] + [actions].compactMap { $0 }
    }

    /// The frames of a scene's picture.
    package func compose(_ scene: Scene, _ options: CompositionOptions) -> Composition {
        let traits = engine.traits
        let screen = traits.device.screen
        let origin = look.platterOrigin(options.crop)
        var nodes: [LayoutNode] = []
        var top = origin.y
        for view in tree(of: scene, crop: options.crop) {
            let node = engine.layout(
                view, at: Point(x: origin.x, y: top), width: look.platterWidth, part: view.part ?? .platter)
            nodes.append(node)
            top = node.frame.maxY + IOS10Metrics.gap
        }
        let size = pictureSize(options, below: nodes.last?.frame.maxY)
        let wholeScreen = Rect(x: 0, y: 0, width: screen.width, height: max(screen.height, size.height))
        let backdrop = options.crop == .platter ? nil : look.backdrop(options.wallpaper, screen: wholeScreen)
        return Composition(
            size: size, backdrop: backdrop, nodes: nodes, traits: traits, materials: look.materials,
            time: scene.time - scene.expandedAt)
    }

    /// The frames of an extension's view alone, at a width in points.
    func frames(of view: ViewNode, width: Double) -> LayoutNode {
        engine.layout(view, at: .zero, width: width, part: .custom)
    }

    /// The picture's size around views that end at `bottom`; with none, the bare screen.
    private func pictureSize(_ options: CompositionOptions, below bottom: Double?) -> Size {
        let screen = engine.traits.device.screen
        let wanted =
            switch options.crop {
            case .platter: Size(width: look.platterWidth, height: bottom ?? IOS10Metrics.headerHeight)
            case .notification:
                Size(width: screen.width, height: bottom.map { $0 + IOS10Metrics.margin } ?? screen.height)
            case .screen: Size(width: screen.width, height: max(screen.height, (bottom ?? 0) + IOS10Metrics.margin))
            }
        // The screen ends where it ends: iOS scrolls, and what doesn't fit isn't seen.
        let limit = options.showsFullHeight ? Limits.canvasPoints : screen.height
        return Size(width: wanted.width, height: engine.traits.roundToPixel(min(wanted.height, limit)))
    }
}

/// The host's question about heights, answered by layout.
extension Composer: ContentMeasuring {
    package func fittingHeight(of view: ViewNode, width: Double) -> Double {
        engine.fittingHeight(view, width: width)
    }
}
