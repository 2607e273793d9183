import Basics
import CCairo
import FastPNG
import Views

/// Resources for painting that are reused between pictures: fonts, decoded images, wallpapers, memory.
///
/// Use a context on one thread only; parallel painting needs one for each thread.
package final class RenderContext {
    /// Measures and draws texts.
    package let text: TextEngine
    /// Measures and decodes images, and collects findings about them.
    package let images: ImageStore
    /// Collects findings about constraints.
    package let layout = LayoutFindings()
    /// Collects the duration of stages; `nil` measures nothing.
    package var timings: StageTimings?

    /// Other threads decode images during layout and compress bands: for a process that draws a single picture.
    package var usesBackgroundThreads = false { didSet { images.prefetches = usesBackgroundThreads } }

    private let wallpapers = WallpaperStore()
    private let fitted = FittedImages()
    private let shadows = ShadowMasks()
    var bandCache = BandCache()
    var lastFileBytes = 0
    /// The queue that compressed the last picture.
    var bandQueue: BandQueue?
    /// The last canvas's memory, reused for the next one of the same size if the canvas is released.
    private var lastBuffer: Pixmap?

    /// Makes a context with a library's fonts and an optional movie decoder; throws if the machine lacks the fonts.
    package init(library: FontLibrary, ffmpeg: @autoclosure @escaping () -> FFmpeg? = nil) throws(InputError) {
        text = try TextEngine(library: library)
        images = ImageStore(ffmpeg: ffmpeg())
        layout.text = text
    }

    /// Paints a display list.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - opaque: `true` for a picture with a background; otherwise unpainted pixels are transparent.
    /// - Throws: `InputError`: `canvas-too-large` (77) before any allocation, or a failure of cairo (70).
    package func paint(_ list: DisplayList, scale: Double, opaque: Bool) throws -> PaintedPixmap {
        try paint(list, scale: scale, opaque: opaque, bandHeight: nil)
    }

    /// Paints in bands of a number of rows; as high as a PNG's when `nil`.
    func paint(_ list: DisplayList, scale: Double, opaque: Bool, bandHeight: Int?) throws -> PaintedPixmap {
        try reportingAsInputError {
            let (width, height) = try Self.pixels(of: list.size, scale: scale)
            try startPainting(list, scale: scale)
            let buffer = try buffer(width: width, height: height, isCovered: opaque && list.coversCanvas)
            let canvas = PaintedPixmap(buffer: buffer, scale: scale, isOpaque: opaque)
            try paintBands(of: list, on: canvas, height: bandHeight)
            return canvas
        }
    }

    /// Paints a display list over a canvas.
    package func paint(_ list: DisplayList, over canvas: PaintedPixmap) throws {
        try reportingAsInputError {
            try startPainting(list, scale: canvas.scale)
            try paintBands(of: list, on: canvas, height: nil)
        }
    }

    /// Refuses a list whose texts were refused or that is too dear, and starts painting with what it leaves to images.
    /// - Parameter isPage: `true` for a vector format.
    func startPainting(_ list: DisplayList, scale: Double, isPage: Bool = false) throws(Diagnostic) {
        if let refusal = text.budget.refusal { throw refusal }
        let (left, painting) = (cost.left, PaintingCost(of: list, scale: scale, isPage: isPage, text: text))
        try painting.check(left: left)
        images.startPainting(left: left - painting.share)
    }

    /// Paints a list on a picture band by band.
    ///
    /// The pixels are the same as in one go, except for single ones at the edge of a stroke or symbol under a
    /// curved clip, and of a large symbol: cairo cuts their polygons at the band's end (`Pen.fill`).
    private func paintBands(of list: DisplayList, on canvas: PaintedPixmap, height: Int?) throws {
        let plan = try BandPlan(list, scale: canvas.scale, height: canvas.height, text: text)
        let height =
            plan.isLocal ? height ?? PNGBand.height(width: canvas.width, isOpaque: canvas.isOpaque) : canvas.height
        for top in stride(from: 0, to: canvas.height, by: height) {
            let rows = top..<min(canvas.height, top + height)
            let part = plan.list(in: rows)
            if part.commands.isEmpty { continue }
            try paint(
                part, on: Pixmap(rows: rows, of: canvas.buffer), top: rows.lowerBound, scale: canvas.scale,
                isOpaque: canvas.isOpaque)
        }
    }

    /// Paints a picture over another.
    /// - Parameters:
    ///   - rect: the position in points of the canvas; pixels that fit the canvas's are copied.
    ///   - outline: clips the picture.
    package func lay(_ picture: PaintedPixmap, over canvas: PaintedPixmap, in rect: Rect, within outline: Outline)
        throws
    {
        try reportingAsInputError {
            if picture.isOpaque { picture.fillAlpha() }
            try on(canvas.buffer, top: 0, scale: canvas.scale, isOpaque: canvas.isOpaque) { context, target in
                let painter = Painter(
                    on: context, target: target, scale: canvas.scale,
                    resources: PaintResources(
                        text: text, images: images, wallpapers: wallpapers, fitted: fitted, shadows: shadows, time: 0))
                try painter.draw(picture.buffer, in: rect, within: outline, template: nil)
            }
        }
    }

    /// Calls the body with a context for rows of the canvas from `top` on.
    func on(
        _ buffer: Pixmap, top: Int, scale: Double, isOpaque: Bool,
        _ body: (CObject<OpaquePointer>, Painter.Target) throws -> Void
    ) throws {
        try buffer.withSurface(isOpaque: isOpaque) { surface in
            cairo_surface_set_device_offset(surface.pointer, 0, -Double(top))
            let context = try CairoSurface.context(on: surface)
            cairo_scale(context.pointer, scale, scale)
            try body(context, .pixels(buffer, top: top, isOpaque: isOpaque))
        }
    }

    /// Begins another picture: resets the budgets and findings.
    package func startPicture() {
        text.computing.reset()
        text.startPicture()
        text.budget.computing = text.computing
        images.startPicture()
        layout.startPicture()
    }

    /// Begins another step of the picture: resets the findings alone.
    package func startStep() {
        text.startStep()
        images.startPicture()
        layout.startPicture()
    }

    /// The resources used by this picture, and the findings about it; setting it resumes an earlier picture.
    package var cost: ResourceUsage {
        get { ResourceUsage(text: text.budget, images: images.budget, layout: layout.found) }
        set { (text.budget, images.budget, layout.found) = (newValue.text, newValue.images, newValue.layout) }
    }

    /// The findings about the current picture's fonts, texts, images and constraints.
    package var diagnostics: [Diagnostic] { text.diagnostics + images.diagnostics + layout.diagnostics }

    /// Runs a step whose result is cached for other pictures.
    /// - Returns: the result, and the resources and findings of this step.
    func recording<Value>(_ body: () throws -> Value) rethrows -> (value: Value, cost: ResourceUsage) {
        var whole = cost
        text.startPicture()
        images.budget = whole.images.empty()
        defer {
            whole.add(cost)
            cost = whole
        }
        return (try body(), cost)
    }

    /// Paints a list on rows of the canvas from `top` on.
    func paint(_ list: DisplayList, on buffer: Pixmap, top: Int, scale: Double, isOpaque: Bool) throws {
        try on(buffer, top: top, scale: scale, isOpaque: isOpaque) { try paint(list, on: $0, target: $1, scale: scale) }
    }

    func paint(_ list: DisplayList, on context: CObject<OpaquePointer>, target: Painter.Target, scale: Double) throws {
        var painter = Painter(
            on: context, target: target, scale: scale,
            resources: PaintResources(
                text: text, images: images, wallpapers: wallpapers, fitted: fitted, shadows: shadows,
                time: list.time))
        try painter.paint(list)
    }

    /// Memory for a canvas, cleared unless it will be completely painted.
    private func buffer(width: Int, height: Int, isCovered: Bool) throws -> Pixmap {
        var last = lastBuffer
        // Release it before allocating the next one.
        lastBuffer = nil
        if isKnownUniquelyReferenced(&last), let last, last.width == width, last.height == height {
            if !isCovered { last.clear() }
            lastBuffer = last
            return last
        }
        last = nil
        let buffer = try Pixmap(width: width, height: height)
        lastBuffer = buffer
        return buffer
    }

    /// The canvas's size in pixels, checked against the limits.
    static func pixels(of size: Size, scale: Double) throws -> (width: Int, height: Int) {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard scale > 0, width >= 1, height >= 1 else {
            throw Diagnostic(
                .error, "canvas-empty", "a picture of \(size.width) × \(size.height) points at \(scale)x has no pixels")
        }
        let side = Double(Limits.canvasPixelsPerSide)
        guard width <= side, height <= side, width * height <= Double(Limits.canvasPixels) else {
            throw Diagnostic(
                .error, "canvas-too-large",
                "a picture of \(size.width) × \(size.height) points at \(scale)x is refused; the limit is "
                    + "\(Limits.canvasPixelsPerSide) pixels a side and \(Limits.canvasPixels) in all",
                hint: "draw at a smaller scale", exit: .refused)
        }
        return (Int(width), Int(height))
    }

    /// Turns the errors of the stages into `InputError`.
    func reportingAsInputError<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let diagnostic as Diagnostic {
            throw InputError(diagnostic)
        } catch let failure as OutOfMemory {
            throw InputError(failure.diagnostic)
        }
    }
}
