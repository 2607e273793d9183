import CCairo
import ContentExtensionHost
import FastPNG

/// Everything that painting keeps from one picture to the next: fonts, decoded images, wallpapers, memory.
///
/// A context belongs to one thread; pictures are painted in parallel with one context each.
package final class RenderContext {
    /// Measures and sets texts.
    package let text: TextEngine
    /// Measures and decodes images, and collects what is wrong with them.
    package let images: ImageStore
    /// Whom the stages' times are told, if anybody asks.
    package var timings: StageTimings?

    /// Whether the machine has nothing else to do than this one picture: images are decoded while texts are laid out, and
    /// strips compressed while the next are painted, on threads of their own.
    package var usesBackgroundThreads = false {
        didSet { images.prefetches = usesBackgroundThreads }
    }

    private let wallpapers = WallpaperStore()
    private let fitted = FittedImages()
    private var kept = BandCache()
    private var lastFileBytes = 0
    /// What compressed the last picture's strips.
    private var compressor: BandQueue?
    /// The last canvas's memory, for the next one of the same size when nobody holds it any more.
    private var lastBuffer: PixelBuffer?

    /// Makes a context with the fonts of a library, and a decoder of movies if there is one; throws when the machine
    /// lacks the fonts.
    package init(
        library: FontLibrary, ffmpeg: @autoclosure @escaping () -> FFmpeg? = nil
    ) throws(InputError) {
        text = try TextEngine(library: library)
        images = ImageStore(ffmpeg: ffmpeg())
    }

    /// Paints a display list.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - opaque: whether the picture has a ground; without one, what nothing is painted on stays clear.
    /// - Throws: an `InputError`: `canvas-too-large` (77) before anything is allocated, or what cairo failed with (70).
    package func paint(_ list: DisplayList, scale: Double, opaque: Bool) throws -> Canvas {
        try paint(list, scale: scale, opaque: opaque, stripHeight: nil)
    }

    /// The same in strips of so many rows; as many as a PNG's bands have when `nil`.
    func paint(_ list: DisplayList, scale: Double, opaque: Bool, stripHeight: Int?) throws -> Canvas {
        try reportingAsInputError {
            let (width, height) = try Self.pixels(of: list.size, scale: scale)
            try PaintingCost(of: list, scale: scale, text: text).check()
            let buffer = try buffer(width: width, height: height, isCovered: opaque && list.coversCanvas)
            let canvas = Canvas(buffer: buffer, scale: scale, isOpaque: opaque)
            try paintStrips(of: list, on: canvas, height: stripHeight)
            return canvas
        }
    }

    /// Paints a display list over what is on a canvas already.
    package func paint(_ list: DisplayList, over canvas: Canvas) throws {
        try reportingAsInputError {
            try PaintingCost(of: list, scale: canvas.scale, text: text).check()
            try paintStrips(of: list, on: canvas, height: nil)
        }
    }

    /// Paints a list on a canvas, one strip after the other.
    ///
    /// The pixels are those of the canvas painted in one go, but for single ones at the edge of a stroke or a symbol under
    /// a clip with curves, and of a large symbol: cairo cuts their polygons where the strip ends (`Pen.fill`).
    private func paintStrips(of list: DisplayList, on canvas: Canvas, height: Int?) throws {
        images.startPainting()
        let plan = try BandPlan(list, scale: canvas.scale, height: canvas.height, text: text)
        let strip = height ?? PNGBand.height(width: canvas.width, isOpaque: canvas.isOpaque)
        let height = plan.isLocal ? strip : canvas.height
        for top in stride(from: 0, to: canvas.height, by: height) {
            let rows = top..<min(canvas.height, top + height)
            let part = plan.list(in: rows)
            if part.commands.isEmpty { continue }
            let buffer = PixelBuffer(rows: rows, of: canvas.buffer)
            try on(buffer, top: rows.lowerBound, scale: canvas.scale, isOpaque: canvas.isOpaque) {
                try self.paint(part, on: $0, target: $1, scale: canvas.scale)
            }
        }
    }

    /// Lays a painted picture over another.
    /// - Parameters:
    ///   - rect: where, in points of the canvas; the same pixels at whole pixels are copied.
    ///   - outline: what it is seen through.
    package func lay(_ picture: Canvas, over canvas: Canvas, in rect: Rect, within outline: Outline) throws {
        try reportingAsInputError {
            if picture.isOpaque { picture.fillAlpha() }
            try on(canvas.buffer, top: 0, scale: canvas.scale, isOpaque: canvas.isOpaque) { context, target in
                let painter = Painter(
                    on: context, target: target, scale: canvas.scale,
                    resources: PaintResources(
                        text: text, images: images, wallpapers: wallpapers, fitted: fitted, time: 0))
                try painter.draw(picture.buffer, in: rect, within: outline, template: nil)
            }
        }
    }

    /// Calls the body with what paints on the canvas's rows that a buffer holds, from `top` on.
    private func on(
        _ buffer: PixelBuffer, top: Int, scale: Double, isOpaque: Bool,
        _ body: (CObject<OpaquePointer>, Painter.Target) throws -> Void
    ) throws {
        try buffer.withSurface(isOpaque: isOpaque) { surface in
            cairo_surface_set_device_offset(surface.pointer, 0, -Double(top))
            let context = try Surface.context(on: surface)
            cairo_scale(context.pointer, scale, scale)
            try body(context, .pixels(buffer, top: top, isOpaque: isOpaque))
        }
    }

    /// Paints a display list and writes it as a file of a format; SVG and PDF have its size in points.
    package func encode(
        _ list: DisplayList, as format: PictureFormat, scale: Double, opaque: Bool, png: PNGEncoder = PNGEncoder()
    ) throws -> [UInt8] {
        try reportingAsInputError {
            switch format {
            case .png:
                guard png.effort == .fast else {
                    let canvas = try paint(list, scale: scale, opaque: opaque)
                    return try timings.measure(.encode) { try png.encode(canvas) }
                }
                var file: [UInt8] = []
                // As much as the picture before, or a byte a pixel, so that files are written into their place.
                let (width, height) = try Self.pixels(of: list.size, scale: scale)
                file.reserveCapacity(
                    lastFileBytes > 0 ? lastFileBytes + lastFileBytes / 16 : min(width * height, 4 << 20))
                try writeStrips(of: list, scale: scale, opaque: opaque) { file.append(contentsOf: $0) }
                lastFileBytes = file.count
                return file
            case .webp, .jpeg, .raw:
                let (width, height) = try Self.pixels(of: list.size, scale: scale)
                try PreviewEncoder.check(format, width: width, height: height, isOpaque: opaque)
                let canvas = try paint(list, scale: scale, opaque: opaque)
                return try timings.measure(.encode) {
                    switch format {
                    case .webp: try PreviewEncoder.webP(canvas)
                    case .jpeg: try PreviewEncoder.jpeg(canvas)
                    default: canvas.image.rgba
                    }
                }
            case .svg, .pdf:
                _ = try Self.pixels(of: list.size, scale: scale)
                try PaintingCost(of: list, scale: scale, text: text).check()
                images.startPainting()
                return try PageEncoder.encode(list, as: format) { context in
                    try self.paint(list, on: context, target: .page, scale: scale)
                }
            }
        }
    }

    /// Writes a PNG file strip by strip: the bytes of `png.encode(paint(list))`, without a canvas of all rows.
    private func writeStrips(
        of list: DisplayList, scale: Double, opaque: Bool,
        into sink: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let (width, height) = try Self.pixels(of: list.size, scale: scale)
        let plan = try BandPlan(list, scale: scale, height: height, text: text)
        guard plan.isLocal else {
            return try PNGEncoder().encode(paint(list, scale: scale, opaque: opaque)).withUnsafeBytes(sink)
        }
        try PaintingCost(of: list, scale: scale, text: text).check()
        images.startPainting()
        var file = try PNGFile(width: width, height: height, isOpaque: opaque, into: sink)
        let strips = PNGBand.rows(width: width, height: height, isOpaque: opaque)
        let compressor = try stripCompressor(width: width, isOpaque: opaque, strips: strips.count)
        // What is under way when painting fails is nobody's.
        self.compressor = nil
        for rows in strips {
            let part = plan.list(in: rows)
            let key =
                usesBackgroundThreads || text.isExhausted
                ? nil
                : BandCache.Key(
                    part, rows: rows, width: width, height: height, scale: scale, isOpaque: opaque)
            if let known = key.flatMap({ kept.strip(for: $0) }) {
                cost.add(known.cost)
                try file.add(known.band)
                continue
            }
            let strip = timings.measure(.encode) { compressor.next(rows: rows.count) }
            if !(opaque && part.coversCanvas) { strip.clear() }
            let paint = {
                try self.on(strip, top: rows.lowerBound, scale: scale, isOpaque: opaque) {
                    try self.paint(part, on: $0, target: $1, scale: scale)
                }
            }
            var cost: ResourceUsage?
            if key == nil { try paint() } else { cost = try recording(paint).cost }
            let done = timings.measure(.encode) { compressor.compress(strip) }
            if let key, let cost, let band = done.last, cost.isWhole {
                kept.keep(BandCache.Strip(band: band, cost: cost), for: key)
            }
            for band in done { try file.add(band) }
        }
        for band in timings.measure(.encode, { compressor.finish() }) { try file.add(band) }
        try file.finish()
        self.compressor = compressor
    }

    /// What this picture's texts and images have cost, and what was wrong with them.
    var cost: ResourceUsage {
        get { ResourceUsage(text: text.ledger, images: images.ledger) }
        set { (text.ledger, images.ledger) = (newValue.text, newValue.images) }
    }

    /// Runs a step whose result is kept for other pictures.
    /// - Returns: its result, with what its texts and images have cost and what was wrong with them.
    func recording<Value>(_ body: () throws -> Value) rethrows -> (value: Value, cost: ResourceUsage) {
        var whole = cost
        text.startPicture()
        images.startPicture()
        defer {
            whole.add(cost)
            cost = whole
        }
        return (try body(), cost)
    }

    /// The last compressor if it is for such pictures, or another.
    private func stripCompressor(width: Int, isOpaque: Bool, strips: Int) throws -> BandQueue {
        if let compressor, compressor.width == width, compressor.isOpaque == isOpaque { return compressor }
        compressor = nil
        let isBeside = usesBackgroundThreads && Threads.cores > 1
        return try BandQueue(
            width: width, isOpaque: isOpaque, strips: isBeside ? min(strips, BandQueue.strips) : 1)
    }

    private func paint(
        _ list: DisplayList, on context: CObject<OpaquePointer>, target: Painter.Target, scale: Double
    ) throws {
        var painter = Painter(
            on: context, target: target, scale: scale,
            resources: PaintResources(
                text: text, images: images, wallpapers: wallpapers, fitted: fitted,
                time: list.time))
        try painter.paint(list)
    }

    /// Memory for a canvas, clear unless all of it is painted anyway.
    private func buffer(width: Int, height: Int, isCovered: Bool) throws -> PixelBuffer {
        var last = lastBuffer
        // Given up before the next one is asked for.
        lastBuffer = nil
        if isKnownUniquelyReferenced(&last), let last, last.width == width, last.height == height {
            if !isCovered { last.clear() }
            lastBuffer = last
            return last
        }
        last = nil
        let buffer = try PixelBuffer(width: width, height: height)
        lastBuffer = buffer
        return buffer
    }

    /// The canvas in whole pixels, if it is one that may be made.
    private static func pixels(of size: Size, scale: Double) throws -> (width: Int, height: Int) {
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

    /// Turns what the stages throw into the one kind of error that callers see.
    private func reportingAsInputError<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let diagnostic as Diagnostic {
            throw InputError(diagnostic)
        } catch let failure as OutOfMemory {
            throw InputError(failure.diagnostic)
        }
    }
}
