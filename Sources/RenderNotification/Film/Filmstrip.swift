/// The states of a scenario side by side, each with a caption below.
struct Filmstrip {
    /// Lengths in points of the strip.
    private enum Metrics {
        static let margin = 28.0
        static let gap = 24.0
        static let captionGap = 10.0
        /// A row is about as wide as a page of documentation.
        static let width = 1_240.0
        /// Size of the frames relative to the device; smaller from `manyStates` on.
        static let frameScale = 0.5
        static let smallFrameScale = 0.4
        static let manyStates = 24
        static let cornerRadius = 10.0
        /// The characters of a caption that are laid out; two lines hold fewer.
        static let captionLength = 120
    }

    let recorder: FilmRecorder

    /// The strip as PNG.
    func draw(on renderer: NotificationRenderer) throws -> [UInt8] {
        var states = FilmState.states(of: recorder.takeMoments())
        guard !states.isEmpty else { throw recorder.empty }
        if states.count > Limits.filmstripStates {
            recorder.cut(
                "a filmstrip shows \(Limits.filmstripStates) states; the scenario has \(states.count)",
                hint: "show all of it with --animate, or make a scenario of each part")
            states.removeLast(states.count - Limits.filmstripStates)
        }
        let pictures = compositions(of: states, on: renderer)
        let shrink = states.count > Metrics.manyStates ? Metrics.smallFrameScale : Metrics.frameScale
        let frames = pictures.map { Size(width: $0.size.width * shrink, height: $0.size.height * shrink) }
        let sheet = Self.sheet(states, frames: frames)
        let composer = renderer.composer.with(Device(appearance: .light))
        let layout = composer.frames(of: sheet.view, width: sheet.width)
        let places = frames.indices.map { layout.first(withID: "frame-\($0)")?.frame ?? .zero }
        let size = Size(width: layout.frame.width, height: layout.frame.height)
        let scale = recorder.scale.map { $0 / shrink } ?? Self.scale(for: size)

        let background = Composition(size: size, backdrop: nil, nodes: [layout], device: Device(appearance: .light))
        let canvas = try renderer.context.paint(background, scale: scale, opaque: true)
        var borders = DisplayList(size: size)
        for (picture, place) in zip(pictures, places) {
            let outline = Outline.roundedRect(place, radius: Metrics.cornerRadius, curve: .continuous)
            let frame = try renderer.context.paint(picture, scale: scale * shrink, opaque: true)
            try renderer.context.lay(frame, over: canvas, in: place, within: outline)
            borders.commands.append(.strokeInside(outline, width: 0.5, RGBA(white: 0, alpha: 0.18)))
        }
        try renderer.context.paint(borders, over: canvas)
        return try PNGEncoder(effort: .small).encode(canvas)
    }

    /// The pictures; those of one device have the same size.
    private func compositions(of states: [FilmState], on renderer: NotificationRenderer) -> [Composition] {
        var options = recorder.options
        if states.contains(where: \.scene.hasInput) { options.crop = .screen }
        var sizes: [Size: FilmSizes] = [:]
        for state in states {
            renderer.device = state.device
            if let screen = state.activities {
                sizes[state.device.screen, default: FilmSizes()].add(screen, on: renderer, options)
            } else {
                sizes[state.device.screen, default: FilmSizes()].add(state.scene.atRest, on: renderer, options)
            }
        }
        return states.map { state in
            renderer.startPicture()
            renderer.device = state.device
            let picture = renderer.composer.compose(state.screen, options)
            recorder.note(renderer.diagnostics)
            guard let size = sizes[state.device.screen]?.size, size.height > 0 else { return picture }
            return picture.resized(to: size)
        }
    }

    /// Two pixels for a point, or as many as the limits on pictures allow.
    private static func scale(for size: Size) -> Double {
        [2, 1.5, 1].first { scale in
            let (width, height) = (size.width * scale, size.height * scale)
            return max(width, height) <= Double(Limits.canvasPixelsPerSide) - 1
                && width * height <= Double(Limits.canvasPixels) * 0.9
        } ?? 0.5
    }

    /// The views of the strip: rows of cells, each a frame with its caption below.
    private static func sheet(_ states: [FilmState], frames: [Size]) -> (view: ViewNode, width: Double) {
        let cell = frames.map(\.width).max() ?? 0
        let room = Metrics.width - 2 * Metrics.margin
        let most = max(1, Int((room + Metrics.gap) / max(1, cell + Metrics.gap)))
        // Rows of about the same length.
        let rows = (states.count + most - 1) / most
        let columns = (states.count + rows - 1) / rows
        let cells = zip(states, frames).enumerated().map { Self.cell($0, $1.0, frame: $1.1, width: cell) }
        let lines = stride(from: 0, to: cells.count, by: columns).map { start in
            ViewNode(
                .stack(Stack(.horizontal, alignment: .top, spacing: Metrics.gap)),
                children: Array(cells[start..<min(start + columns, cells.count)]))
        }
        let margin = Metrics.margin
        let view = ViewNode(
            .stack(Stack(.vertical, alignment: .leading, spacing: Metrics.gap)), id: "strip",
            style: ViewStyle(backgroundColor: .rgba(RGBA(246, 246, 248))),
            sizing: ViewSizing(margins: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)),
            children: lines)
        return (view, Double(columns) * (cell + Metrics.gap) - Metrics.gap + 2 * margin)
    }

    private static func cell(_ index: Int, _ state: FilmState, frame: Size, width: Double) -> ViewNode {
        let place = ViewNode(
            .view, id: "frame-\(index)",
            style: ViewStyle(
                backgroundColor: .white, cornerRadius: .points(Metrics.cornerRadius), cornerCurve: .continuous,
                shadow: Shadow(opacity: 0.16, radius: 7, offset: Point(x: 0, y: 3))),
            sizing: ViewSizing(width: frame.width, height: frame.height))
        let number = ViewNode(
            .label(Label("\(index + 1)", font: .system(13, .semibold), textColor: .rgba(RGBA(white: 0.1)))))
        let time = ViewNode(
            .label(Label(VirtualTime.text(state.time), font: .system(12), textColor: .rgba(RGBA(white: 0.5)))))
        let caption = ViewNode(
            .label(
                Label(
                    String(state.caption.prefix(Metrics.captionLength)).withVisibleCharacters, font: .system(13),
                    textColor: .rgba(RGBA(white: 0.25)), numberOfLines: 2)), sizing: ViewSizing(width: width))
        let words = ViewNode(
            .stack(Stack(.vertical, alignment: .leading, spacing: 2)),
            children: [
                ViewNode(.stack(Stack(.horizontal, alignment: .lastBaseline, spacing: 7)), children: [number, time]),
                caption,
            ])
        return ViewNode(
            .stack(Stack(.vertical, alignment: .leading, spacing: Metrics.captionGap)),
            sizing: ViewSizing(width: width), children: [place, words])
    }
}
