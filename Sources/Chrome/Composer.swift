import Basics
import ContentExtensionHost
import LiveActivities
import Renderer
import Views

/// Combines a scene with the system's chrome and lays them out.
package struct Composer {
    private let engine: LayoutEngine
    /// Lays out the keyboard, which is left-to-right in all languages.
    private let leftToRight: LayoutEngine
    private let style: any Style
    private let findings: LayoutFindings
    private let subtrees = ConstraintSubtreeCache()
    /// Collects the duration of layouts; `nil` measures nothing.
    var timings: StageTimings?

    /// - Parameter findings: collects those about constraints.
    package init(
        device: Device, text: any TextMeasuring, images: any ImageMeasuring, findings: LayoutFindings = LayoutFindings()
    ) {
        self.findings = findings
        engine = LayoutEngine(device: device, text: text, images: images, findings: findings, subtrees: subtrees)
        var turned = device
        turned.isRightToLeft = false
        leftToRight = LayoutEngine(device: turned, text: text, images: images)
        style = device.chrome
    }

    var device: Device { engine.device }

    /// A composer for another device or settings, with the same findings.
    package func with(_ device: Device) -> Composer {
        var composer = Composer(device: device, text: engine.text, images: engine.images, findings: findings)
        composer.timings = timings
        return composer
    }

    /// The width that the host gives an extension's view on this device, in points.
    package static func contentWidth(_ device: Device) -> Double { device.chrome.contentWidth }

    /// The width of a Live Activity's card on the locked screen of this device, in points.
    package static func cardWidth(_ device: Device) -> Double { device.chrome.cardWidth }

    /// Forgets the last picture's layouts.
    package func startPicture() { subtrees.startPicture() }

    /// The views of a screen's picture before layout: background views, platters, actions, text input.
    package func tree(of screen: Screen, crop: Crop = .notification) -> [ViewNode] {
        let crop = screen.crop(crop)
        switch screen {
        case .expanded(let scene, _):
            let arrangement = expanded(scene, crop: crop)
            return arrangement.items.map(\.view) + inputViews(scene, crop: crop) + arrangement.above
        case .center(let center, let place):
            return tree(of: .activities(ActivityScene(), over: center, in: place), crop: crop)
        case .activities(let activities, let center, let place):
            let arrangement = arrangement(
                of: activities, over: center, as: place, crop: crop, upTo: engine.device.screen.height
            ).arrangement
            return arrangement.below + arrangement.items.map(\.view) + arrangement.above
        }
    }

    /// The notifications of a place with Live Activities above them, or activities around the camera.
    private func arrangement(
        of activities: ActivityScene, over center: CenterScene, as place: Place, crop: Crop, upTo height: Double
    ) -> (arrangement: Arrangement, place: Place) {
        let island = Island(device)
        if place.isIsland, !device.hasIsland { return (Arrangement(), place) }
        if place.isIsland, crop != .screen { return (island.arrangement(activities, as: place, crop: crop), place) }
        let shown = center.asShown(in: place.isIsland ? .banner : place)
        var result = style.arrangement(
            of: shown.center, as: shown.place, crop: crop, upTo: height, images: engine.images)
        switch shown.place {
        case .lockScreen, .notificationCenter:
            result.insert(style.cards(of: activities.items, asBanner: false, crop: crop))
        case .banner where device.hasIsland && crop == .screen:
            let form = place.isIsland ? place : island.form(of: activities)
            result.above = island.over(result.above, activities, as: form)
        case .banner:
            let alerted = place == .banner ? activities.expandedItem : activities.alertedItem
            result.insert(style.cards(of: [alerted].compactMap(\.self), asBanner: true, crop: crop))
        default: break
        }
        return (result, shown.place)
    }

    func expanded(_ scene: Scene, crop: Crop) -> Arrangement {
        guard scene.phase == .expanded, !asksForPasscode(scene, crop) else { return Arrangement() }
        return style.expanded(scene, crop: crop, images: engine.images)
    }

    func inputViews(_ scene: Scene, crop: Crop) -> [ViewNode] {
        if asksForPasscode(scene, crop) { return [style.passcodePad.view()] }
        guard scene.phase == .expanded, crop != .platter else { return [] }
        return style.inputViews(scene) { engine.fittingHeight($0, width: engine.device.screen.width) }
    }

    /// `true` when the passcode pad replaces all other views.
    private func asksForPasscode(_ scene: Scene, _ crop: Crop) -> Bool {
        scene.passcodePrompt != nil && crop != .platter
    }

    /// The layout of a screen's picture.
    package func compose(_ screen: Screen, _ options: CompositionOptions = .init()) -> Composition {
        timings.measure(.layout) {
            var options = options
            options.crop = screen.crop(options.crop)
            switch screen {
            case .expanded(let scene, _):
                let presented = PresentedScene(scene, options.motion, style.motion)
                if presented.isMoving { return MotionComposer(self, options).picture(of: presented) }
                let input = layOutInput(scene, crop: options.crop)
                // With a keyboard, which is at the screen's bottom, the picture shows the whole screen.
                if input.height > 0 { options.crop = .screen }
                return picture(
                    of: expanded(scene, crop: options.crop), behind: .expanded, options, input: input,
                    scrolledBy: scene.scrollOffset ?? 0, time: scene.time - scene.expandedAt)
            case .center(let center, let place):
                return centerPicture(ActivityScene(), over: center, in: place, options)
            case .activities(let activities, let center, let place):
                return centerPicture(activities, over: center, in: place, options)
            }
        }
    }

    private func centerPicture(
        _ activities: ActivityScene, over center: CenterScene, in place: Place, _ options: CompositionOptions
    ) -> Composition {
        let (arrangement, shown) = arrangement(
            of: activities, over: center, as: place, crop: options.crop, upTo: heightLimit(options))
        return picture(of: arrangement, behind: shown, options)
    }

    private func picture(
        of arrangement: Arrangement, behind place: Place, _ options: CompositionOptions,
        input: (nodes: [LayoutNode], height: Double) = ([], 0), scrolledBy offset: Double = 0, time: Double = 0
    ) -> Composition {
        let device = engine.device
        let palette = Palette(device)
        var materials = style.materials
        if device.reducesTransparency {
            // A header strip and the time lie on an opaque plate and must differ from it.
            for (material, recipe) in materials where material != .rowHeader && material != .rowTime {
                materials[material] = recipe.opaque(palette)
            }
        }
        let nodes = column(arrangement, options, input: input.height, scrolledBy: offset).nodes
        let size = pictureSize(options, arrangement, below: nodes.last?.frame.maxY, input: input.height)
        let wholeScreen = Rect(x: 0, y: 0, width: device.screen.width, height: max(device.screen.height, size.height))
        func layer(_ views: [ViewNode]) -> [LayoutNode] {
            views.map { view in
                var view = view
                view.sizing.height = wholeScreen.height
                return engine.layout(view, at: .zero, width: wholeScreen.width, part: view.part ?? .backdrop)
            }
        }
        let backdrop =
            options.crop == .platter
            ? nil : style.backdrop(options.wallpaper, behind: place, screen: wholeScreen)
        return Composition(
            size: size, backdrop: backdrop,
            nodes: layer(arrangement.below) + nodes + input.nodes.map { $0.offset(x: 0, y: size.height) }
                + layer(arrangement.above), device: device, materials: materials, time: time)
    }

    /// The whole screen's column of an expanded notification, with the parts of it that scroll.
    func scrolledColumn(_ scene: Scene) -> ScrolledColumn {
        let options = CompositionOptions(crop: .screen)
        return column(
            expanded(scene, crop: .screen), options, input: layOutInput(scene, crop: .screen).height,
            scrolledBy: scene.scrollOffset ?? 0)
    }

    /// The items below one another, within the screen where the style says so.
    /// - Parameter offset: the points by which the user has scrolled; parts that give way scroll before the whole.
    private func column(
        _ arrangement: Arrangement, _ options: CompositionOptions, input: Double, scrolledBy offset: Double
    ) -> ScrolledColumn {
        let screen = device.screen.height
        var column = ScrolledColumn()
        var bottom = arrangement.top
        for item in arrangement.items {
            let top = bottom + item.gap
            let node = engine.layout(
                item.view, at: Point(x: item.x, y: top), width: item.width, part: item.view.part ?? .platter)
            column.nodes.append(node)
            bottom = node.frame.maxY
        }
        if !options.showsFullHeight {
            let offset = device.roundToPixel(offset)
            if options.crop != .platter {
                let aboveInput = input > 0 ? screen - input - arrangement.bottomMargin - arrangement.top : .infinity
                column.shorten(
                    by: bottom - arrangement.top - min(arrangement.room, aboveInput), arrangement, device,
                    scrolledBy: offset)
            }
            let margin = options.crop == .platter ? 0 : arrangement.bottomMargin
            column.scroll(from: arrangement.top, to: screen - input - margin, by: offset)
        }
        guard options.crop == .screen else { return column }
        if let reserved = arrangement.bottomLimit {
            let limit = screen - reserved
            let fitting = column.nodes.prefix { $0.frame.maxY <= limit }
            column.nodes =
                fitting.isEmpty
                ? column.nodes.prefix(1).map { $0.shortened(by: device.ceilToPixel($0.frame.maxY - limit)) }
                : Array(fitting)
        }
        if let anchor = arrangement.bottomAnchor, let bottom = column.nodes.last?.frame.maxY {
            let free = device.roundToPixel(max(0, screen - anchor - bottom))
            column.nodes = column.nodes.map { $0.offset(x: 0, y: free) }
        }
        return column
    }

    /// The views for text input, stacked upwards; the lowest ends at y = 0.
    private func layOutInput(_ scene: Scene, crop: Crop) -> (nodes: [LayoutNode], height: Double) {
        var nodes: [LayoutNode] = []
        var bottom = 0.0
        for view in inputViews(scene, crop: crop) {
            let part = view.part ?? .keyboard
            let engine = part == .keyboard || part == .passcode ? leftToRight : engine
            var node = engine.layout(view, at: .zero, width: engine.device.screen.width, part: part)
            if part == .inputBar {
                node = InputCaret.added(
                    to: node, typed: scene.textInput?.text ?? "", of: style.keyboard, engine: engine)
            }
            bottom -= node.frame.height
            nodes.append(node.offset(x: 0, y: bottom))
        }
        return (nodes, -bottom)
    }

    /// The layout of an extension's view alone, at a width in points.
    package func frames(of view: ViewNode, width: Double) -> LayoutNode {
        engine.layout(view, at: .zero, width: width, part: .custom)
    }

    /// The height of a picture cropped to a dismissed notification's platter, in points: pictures can't be empty, and
    /// this is the minimum height of a platter in iOS 10.
    private static let missingPlatterHeight = 52.0

    /// The picture's size around views that end at `bottom` and the input below; without both, the bare screen.
    private func pictureSize(
        _ options: CompositionOptions, _ arrangement: Arrangement, below bottom: Double?, input: Double
    ) -> Size {
        let screen = engine.device.screen
        let margin = arrangement.bottomMargin
        let wanted =
            switch options.crop {
            case .platter:
                Size(
                    width: arrangement.items.map { $0.x + $0.width }.max() ?? style.contentWidth,
                    height: bottom ?? Self.missingPlatterHeight)
            case .notification: Size(width: screen.width, height: bottom.map { $0 + margin } ?? screen.height)
            case .screen:
                Size(width: screen.width, height: max(screen.height, bottom.map { $0 + margin + input } ?? input))
            }
        return Size(width: wanted.width, height: engine.device.roundToPixel(min(wanted.height, heightLimit(options))))
    }

    /// The lower limit of visible views: content below the screen isn't seen until the user scrolls.
    private func heightLimit(_ options: CompositionOptions) -> Double {
        options.showsFullHeight ? Limits.canvasPoints : engine.device.screen.height
    }
}

/// Measures for an extension's own code, whose unfinished views cause no findings.
extension Composer: ViewMeasuring {
    private var unreported: LayoutEngine {
        LayoutEngine(device: device, text: engine.text, images: engine.images)
    }

    package func frames(of view: ViewNode, width: Double, height: Double?) -> [String: Rect] {
        let engine = unreported
        let height = height ?? engine.fittingHeight(view, width: width)
        let node = engine.layout(view.unclipped, in: Rect(x: 0, y: 0, width: width, height: height), part: .custom)
        var frames: [String: Rect] = [:]
        node.collectFrames(from: .zero, into: &frames)
        return frames
    }

    package func fittingSize(of view: ViewNode, width: Double?, height: Double?) -> Size {
        unreported.fittingSize(view, width: width, height: height)
    }

    /// A view by itself, at the size that it is given.
    package func composition(of view: ViewNode, size: Size) -> Composition {
        let node = unreported.layout(view, in: Rect(origin: .zero, size: size), part: .custom)
        return Composition(size: size, backdrop: nil, nodes: [node], device: device)
    }

    package func size(of label: Label, width: Double?) -> Size { engine.size(of: label, width: width) }
    package func size(of image: ImageReference) -> Size? { engine.images.sizeForCode(of: image) }
    package func hasFont(named name: String) -> Bool { engine.text.hasFont(named: name) }
    package func hasSymbol(named name: String) -> Bool { engine.images.hasSymbol(named: name) }
}

extension ViewNode {
    /// The view with everything that clips hide: code asks for the extent of all rows, seen or not. Frames in scroll
    /// views count from their content, wherever it is scrolled.
    fileprivate var unclipped: ViewNode {
        var view = self
        view.style.clipsToBounds = false
        view.content.scrolling?.contentOffset = .zero
        view.children = children.map(\.unclipped)
        return view
    }
}

extension LayoutNode {
    fileprivate func collectFrames(from origin: Point, into frames: inout [String: Rect]) {
        var inner = origin
        if let id, frames[id] == nil {
            frames[id] = frame.offset(x: -origin.x, y: -origin.y)
            inner = frame.origin
        }
        for child in children { child.collectFrames(from: inner, into: &frames) }
    }
}

/// Measures heights for the host.
extension Composer: ContentMeasuring {
    package func fittingHeight(of view: ViewNode, width: Double) -> Double {
        timings.measure(.layout) { engine.fittingHeight(view, width: width) }
    }
}
