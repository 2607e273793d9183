import ContentExtensionHost

/// Draws hosted notifications: the way from a scene to a file, on one thread.
public final class NotificationRenderer {
    /// The device and settings that pictures are drawn for. Once they change, a host's answers about sizes are old: hand
    /// it `measuring` and `contentWidth` again.
    public var traits: Device { didSet { composer = composer.with(traits) } }
    package let context: RenderContext
    package private(set) var composer: Composer
    /// Whom the stages' times are told, if anybody asks.
    package var timings: StageTimings? {
        didSet {
            context.timings = timings
            context.images.timings = timings
        }
    }

    /// Whether the machine has nothing else to do than one picture, so that threads of their own decode and compress: for
    /// whoever draws it and is gone.
    package var usesBackgroundThreads: Bool {
        get { context.usesBackgroundThreads }
        set { context.usesBackgroundThreads = newValue }
    }

    /// Makes a renderer for a device and its settings.
    /// - Parameter ffmpeg: what decodes a frame of a movie, looked for when the first movie is drawn; without one, movies
    ///   are stand-ins on every machine alike.
    /// - Throws: `missing-fonts` (69) when the machine lacks the fonts.
    public init(
        traits: Device, fonts: FontLibrary, ffmpeg: @autoclosure @escaping () -> FFmpeg? = nil
    ) throws(InputError) {
        self.traits = traits
        context = try RenderContext(library: fonts, ffmpeg: ffmpeg())
        composer = Composer(traits: traits, text: context.text, images: context.images)
    }

    /// What the host asks about heights.
    public var measuring: any ContentMeasuring {
        guard let timings else { return composer }
        return TimedMeasuring(measuring: composer, timings: timings)
    }

    /// The width that the host gives an extension's view, in points.
    public var contentWidth: Double { Composer.contentWidth(traits) }

    /// Begins another notification's picture: the limits on a picture's texts and images count anew, and what was wrong
    /// with the images of the one before is forgotten.
    public func startPicture() {
        context.text.startPicture()
        context.images.startPicture()
        composer.startPicture()
    }

    /// How far a picture is: what its texts and images have cost, and what was wrong with them and with constraints.
    package struct Progress {
        package var cost: ResourceUsage
        package var findings: LayoutFindings.Found
    }

    /// How far this picture is; one that was laid aside is gone on with.
    package var progress: Progress {
        get { Progress(cost: context.cost, findings: composer.findings.found) }
        set { (context.cost, composer.findings.found) = (newValue.cost, newValue.findings) }
    }

    /// Runs a step whose result is kept for other pictures.
    /// - Returns: its result, with how far it alone brings a picture.
    package func recording<Value>(_ body: () -> Value) -> (value: Value, progress: Progress) {
        var findings = composer.findings.found
        composer.findings.startPicture()
        let (value, cost) = context.recording(body)
        let part = Progress(cost: cost, findings: composer.findings.found)
        findings.add(part.findings)
        composer.findings.found = findings
        return (value, part)
    }

    /// Counts a step's result that was kept, as if it had been made for this picture.
    package func add(_ part: Progress) {
        context.cost.add(part.cost)
        composer.findings.found.add(part.findings)
    }

    /// What was wrong with this picture's fonts, texts, images and constraints, so far.
    public var diagnostics: [Diagnostic] {
        context.text.diagnostics + context.images.diagnostics + composer.diagnostics
    }

    /// The views of a screen's picture before layout, for dumps.
    public func tree(of screen: Screen, crop: Crop = .notification) -> [ViewNode] {
        composer.tree(of: screen, crop: crop)
    }

    /// The frames of a screen's picture.
    public func compose(_ screen: Screen, _ options: CompositionOptions = .init()) -> Composition {
        timings.measure(.layout) { composer.compose(screen, options) }
    }

    /// A picture as a file's bytes.
    /// - Parameters:
    ///   - scale: pixels per point; the device's own when `nil`. SVG and PDF are in points whatever it is.
    ///   - png: how hard a PNG is compressed.
    /// - Throws: `InputError`: a canvas beyond the limits (77), a transparent JPEG (64), a library that this machine lacks
    ///   (69), or what cairo or a library failed with (70).
    public func encode(
        _ composition: Composition, as format: PictureFormat = .png, scale: Double? = nil,
        png: PNGEncoder = PNGEncoder()
    ) throws -> [UInt8] {
        try timings.measure(.paint) {
            try context.encode(
                DisplayListBuilder.build(composition), as: format, scale: scale ?? traits.model.scale,
                opaque: composition.backdrop != nil, png: png)
        }
    }
}

/// What measures for the host, with its times.
private struct TimedMeasuring: ContentMeasuring {
    let measuring: Composer
    let timings: StageTimings

    func fittingHeight(of view: ViewNode, width: Double) -> Double {
        timings.measure(.layout) { measuring.fittingHeight(of: view, width: width) }
    }
}
