/// Paints the pictures of one film, all of the same size.
struct FilmStage {
    /// The content of a moment's picture: equal for equal pictures.
    struct Sight: Equatable {
        let scene: Scene
        let activities: Screen?
        let device: Device

        /// - Parameter moves: `true` when the picture changes with time even if no change is under way.
        init(_ moment: ScenarioMoment, moves: Bool) {
            let hasTime = moves || PresentedScene(moment.scene, .instant, moment.device.motionTimings).isMoving
            (scene, device) = (hasTime ? moment.scene : moment.scene.atRest, moment.device)
            activities = moment.activities
        }
    }

    let renderer: NotificationRenderer
    let recorder: FilmRecorder
    let options: CompositionOptions
    /// The size of the pictures, in points.
    let size: Size
    /// Pixels per point.
    let scale: Double

    /// The screen at a moment.
    func composition(_ moment: ScenarioMoment, _ motion: Motion) -> Composition {
        if renderer.device != moment.device { renderer.device = moment.device }
        renderer.startPicture()
        var options = options
        options.motion = motion
        let picture = renderer.composer.compose(moment.screen, options).resized(to: size)
        recorder.note(renderer.diagnostics)
        return picture
    }

    /// The screen at a moment, without the expanded notification.
    func bare(_ moment: ScenarioMoment) -> Composition {
        var moment = moment
        moment.scene.phase = .nothing
        moment.activities = nil
        return composition(moment, .settled)
    }

    func paint(_ composition: Composition) throws -> PaintedPixmap {
        try renderer.context.paint(composition, scale: scale, opaque: true)
    }

    /// A picture with a note in its lower middle, on a dark pill.
    func note(_ words: String, on canvas: PaintedPixmap) throws -> PaintedPixmap {
        let label = ViewNode(.label(Label(words, font: .system(15, .semibold), textColor: .white, alignment: .center)))
        let pill = ViewNode(
            .stack(Stack(.vertical)), id: "note",
            style: ViewStyle(backgroundColor: .rgba(RGBA(white: 0, alpha: 0.72)), cornerRadius: .half),
            sizing: ViewSizing(margins: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)), children: [label])
        let row = ViewNode(
            .stack(Stack(.horizontal)),
            children: [ViewNode(.spacer(minLength: 0)), pill, ViewNode(.spacer(minLength: 0))])
        let layout = renderer.composer.with(Device()).frames(of: row, width: size.width)
        guard var node = layout.first(withID: "note") else { return canvas }
        node = node.offset(
            x: (size.width - node.frame.width) / 2 - node.frame.minX,
            y: size.height - node.frame.height - 24 - node.frame.minY)
        let picture = Composition(size: size, backdrop: nil, nodes: [node], device: Device())
        let copy = try canvas.copy()
        try renderer.context.paint(picture, over: copy)
        return copy
    }
}

extension Composition {
    /// `true` when the picture may change with time: it has an image file that may have frames.
    var moves: Bool { nodes.contains(where: \.moves) }
}

extension LayoutNode {
    /// `true` when an image file in it may have frames.
    fileprivate var moves: Bool {
        // The app's icon is never animated.
        if case .image(let view) = content, let image = view.image, id != "app-icon", image.mayMove { return true }
        return children.contains(where: \.moves)
    }
}

extension ImageReference {
    private static let still = [".jpg", ".jpeg", ".heic", ".heif"]

    fileprivate var mayMove: Bool {
        guard case .file(let path, _, frame: nil) = self else { return false }
        let name = path.lowercased()
        return !Self.still.contains(where: name.hasSuffix)
    }
}
