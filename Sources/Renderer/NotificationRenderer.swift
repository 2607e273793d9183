import ContentExtensionHost

/// Draws hosted notifications, from a scene to a file, on one thread.
package final class NotificationRenderer {
    /// The device and settings. After a change, give the host `measuring` and `contentWidth` again to update its sizes.
    package var traits: Device { didSet { composer = composer.with(traits) } }
    package let context: RenderContext
    package private(set) var composer: Composer
    /// Collects the duration of stages; `nil` measures nothing.
    package var timings: StageTimings? {
        didSet {
            context.timings = timings
            context.images.timings = timings
        }
    }

    /// Decodes and compresses on other threads: for a process that draws one picture and exits.
    package var usesBackgroundThreads: Bool {
        get { context.usesBackgroundThreads }
        set { context.usesBackgroundThreads = newValue }
    }

    /// Makes a renderer for a device and its settings.
    /// - Parameter ffmpeg: decodes frames of movies, looked up when the first movie is drawn; without it, movies are
    ///   drawn as
    ///   placeholders on every machine.
    /// - Throws: `missing-fonts` (69) when the machine lacks the fonts.
    package init(
        traits: Device, fonts: FontLibrary, ffmpeg: @autoclosure @escaping () -> FFmpeg? = nil
    ) throws(InputError) {
        self.traits = traits
        context = try RenderContext(library: fonts, ffmpeg: ffmpeg())
        composer = Composer(traits: traits, text: context.text, images: context.images)
    }

    /// Measures views for the host.
    package var measuring: any ContentMeasuring {
        guard let timings else { return composer }
        return TimedMeasuring(measuring: composer, timings: timings)
    }

    /// The width that the host gives an extension's view, in points.
    package var contentWidth: Double { Composer.contentWidth(traits) }

    /// Begins the picture of another notification: resets the budgets for texts and images and the findings.
    package func startPicture() {
        context.text.startPicture()
        context.images.startPicture()
        composer.startPicture()
    }

    /// The state of a picture: the resources used by its texts and images, and the findings about them and constraints.
    package struct Progress {
        package var cost: ResourceUsage
        package var findings: LayoutFindings.Found
    }

    /// The state of the current picture; setting it resumes an earlier picture.
    package var progress: Progress {
        get { Progress(cost: context.cost, findings: composer.findings.found) }
        set { (context.cost, composer.findings.found) = (newValue.cost, newValue.findings) }
    }

    /// The findings about the current picture's fonts, texts, images and constraints.
    package var diagnostics: [Diagnostic] {
        context.text.diagnostics + context.images.diagnostics + composer.diagnostics
    }

    /// The views of a screen's picture before layout, for dumps.
    package func tree(of screen: Screen, crop: Crop = .notification) -> [ViewNode] {
        composer.tree(of: screen, crop: crop)
    }

    /// The layout of a screen's picture.
    package func compose(_ screen: Screen, _ options: CompositionOptions = .init()) -> Composition {
        timings.measure(.layout) { composer.compose(screen, options) }
    }

    /// Encodes a picture.
    /// - Parameters:
    ///   - scale: pixels per point; the device's own when `nil`. SVG and PDF are in points at any scale.
    ///   - png: the PNG encoder and its effort.
    /// - Throws: `InputError`: a canvas beyond the limits (77), a transparent JPEG (64), a missing library (69), or a
    ///   failure of
    ///   cairo or a library (70).
    package func encode(
        _ composition: Composition, as format: PictureFormat = .png, scale: Double? = nil,
        png: PNGEncoder = PNGEncoder()
    ) throws -> [UInt8] { try encode(DisplayListBuilder.build(composition), as: format, scale: scale, png: png) }

    /// A picture as a file's bytes, from the commands that paint it.
    package func encode(
        _ list: DisplayList, as format: PictureFormat = .png, scale: Double? = nil, png: PNGEncoder = PNGEncoder()
    ) throws -> [UInt8] {
        try timings.measure(.paint) {
            try context.encode(list, as: format, scale: scale ?? traits.model.scale, opaque: list.hasBackdrop, png: png)
        }
    }
}

/// Measures for the host and records the time.
private struct TimedMeasuring: ContentMeasuring {
    let measuring: Composer
    let timings: StageTimings

    func fittingHeight(of view: ViewNode, width: Double) -> Double {
        timings.measure(.layout) { measuring.fittingHeight(of: view, width: width) }
    }
}
