import Basics
import Renderer
import Views

/// Draws hosted notifications on one thread: `composer` lays out a screen, `context` paints and encodes it.
package final class NotificationRenderer {
    /// The device and settings. After a change, give the host `composer` and `contentWidth` again to update its sizes.
    package var device: Device { didSet { composer = composer.with(device) } }
    package let context: RenderContext
    package private(set) var composer: Composer
    /// Collects the duration of stages; `nil` measures nothing.
    package var timings: StageTimings? {
        didSet {
            composer.timings = timings
            context.timings = timings
            context.images.timings = timings
        }
    }

    /// Makes a renderer for a device and its settings.
    /// - Parameter ffmpeg: decodes frames of movies, looked up when the first movie is drawn; without it, movies are
    ///   drawn as placeholders on every machine.
    /// - Throws: `missing-fonts` (69) when the machine lacks the fonts.
    package init(
        device: Device, fonts: FontLibrary, ffmpeg: @autoclosure @escaping () -> FFmpeg? = nil
    ) throws(InputError) {
        self.device = device
        context = try RenderContext(library: fonts, ffmpeg: ffmpeg())
        composer = Composer(
            device: device, text: context.text, images: context.images, findings: context.layout)
    }

    /// The width that the host gives an extension's view, in points.
    package var contentWidth: Double { Composer.contentWidth(device) }

    /// Begins the picture of another notification: resets the budgets for texts and images and the findings.
    package func startPicture() {
        context.startPicture()
        composer.startPicture()
    }

    /// Begins another step that leads to the picture: resets the findings, but not the budgets.
    package func startStep() {
        context.startStep()
        composer.startPicture()
    }

    /// Paints views on nothing, for code that draws an image.
    /// - Returns: a PNG; `nil` for a canvas beyond the limits.
    package func image(of view: ViewNode, size: Size, scale: Double) -> [UInt8]? {
        let composition = composer.composition(of: view, size: size)
        return try? context.encode(composition, as: PictureEncoding(scale: scale))
    }

    /// A screen after layout, and its file.
    package struct Picture {
        package var composition: Composition
        /// Empty when nothing was to be painted.
        package var bytes: [UInt8]
    }

    /// Lays out a screen, and paints it.
    /// - Parameter encoding: `nil` paints nothing.
    /// - Throws: `InputError`: a canvas beyond the limits (77), a transparent JPEG (64), a missing library (69), or a
    ///   failure of cairo or a library (70).
    package func draw(
        _ screen: Screen, _ options: CompositionOptions = .init(), as encoding: PictureEncoding?
    ) throws -> Picture {
        let composition = composer.compose(screen, options)
        return Picture(
            composition: composition, bytes: try encoding.map { try context.encode(composition, as: $0) } ?? [])
    }

    /// The findings about the current picture's fonts, texts, images and constraints.
    package var diagnostics: [Diagnostic] { context.diagnostics }
}
