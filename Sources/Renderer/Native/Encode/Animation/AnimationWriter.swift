import ContentExtensionHost

/// Writes pictures that follow one another as one file: equal ones become one that stays longer, and of each the
/// rectangle that changed is kept.
///
/// It holds the last picture and the file so far, however long the film is.
package final class AnimationWriter {
    /// A change of the picture in the words of a format, before it is known how long it stays.
    enum Change {
        case gif(IndexedPixels)
        case apng(PixelRect, data: [UInt8])
    }

    /// The encoder of one format.
    private enum Encoder {
        case gif(GIFEncoder)
        case apng(APNGEncoder)
    }

    /// How large a file may become.
    package struct Bounds {
        /// The different pictures.
        var frames = Limits.filmFrames
        /// The pixels that change, all pictures together.
        var pixels = Limits.filmPixels
        /// Of the file.
        var bytes = Limits.filmBytes
    }

    /// Pictures per second of film.
    package static let framesPerSecond = 30

    /// In pixels, of all pictures.
    package let width: Int
    package let height: Int
    /// Whether `Limits.filmFrames` or `Limits.filmPixels` is reached: what is added then isn't seen.
    package private(set) var isFull = false

    private let bounds: Bounds
    private let encoder: Encoder
    private var last: (canvas: Canvas, change: Change, tick: Int)?
    private var frames = 0
    private var pixels = 0

    /// Begins a file; throws when the machine lacks the library for it.
    package convenience init(_ format: AnimationFormat, width: Int, height: Int) throws {
        try self.init(format, width: width, height: height, bounds: Bounds())
    }

    package init(_ format: AnimationFormat, width: Int, height: Int, bounds: Bounds) throws {
        (self.width, self.height) = (width, height)
        self.bounds = bounds
        encoder =
            switch format {
            case .gif: .gif(try GIFEncoder(width: width, height: height, limit: bounds.bytes))
            case .apng: .apng(APNGEncoder(width: width, height: height))
            }
    }

    /// Adds a picture.
    /// - Parameters:
    ///   - canvas: opaque, and of the writer's size; others are left out.
    ///   - tick: from when it is seen, in thirtieths of a second; a tick after the picture before it at the earliest.
    /// - Throws: `animation-too-large` (77) beyond `Limits.filmBytes`.
    package func add(_ canvas: Canvas, at tick: Int) throws {
        guard canvas.width == width, canvas.height == height, canvas.isOpaque else { return }
        guard let last else {
            let whole = PixelRect(x: 0, y: 0, width: width, height: height)
            return self.last = (canvas, try change(whole, of: canvas, since: nil), max(0, tick))
        }
        guard !isFull, let region = ChangedPixels.bounds(from: last.canvas, to: canvas) else { return }
        let tick = max(tick, last.tick + 1)
        try write(last.change, from: last.tick, to: tick)
        self.last = (canvas, try change(region, of: canvas, since: last.canvas), tick)
    }

    /// Ends the file.
    /// - Parameter tick: when the last picture goes; it stays for a frame at least.
    package func finish(at tick: Int) throws -> [UInt8] {
        if let last { try write(last.change, from: last.tick, to: max(tick, last.tick + 1)) }
        last = nil
        switch encoder {
        case .gif(let gif): return try gif.finish()
        case .apng(let apng): return apng.file
        }
    }

    private func change(_ region: PixelRect, of canvas: Canvas, since old: Canvas?) throws -> Change {
        frames += 1
        pixels += region.width * region.height
        isFull = frames >= bounds.frames || pixels >= bounds.pixels
        switch encoder {
        case .gif: return .gif(IndexedPixels(region, of: canvas, since: old))
        case .apng: return .apng(region, data: APNGEncoder.data(of: region, in: canvas))
        }
    }

    private func write(_ change: Change, from start: Int, to end: Int) throws {
        switch (encoder, change) {
        case (.gif(let gif), .gif(let pixels)):
            try gif.add(pixels, from: start, to: end)
        case (.apng(let apng), .apng(let region, let data)):
            apng.add(region, data: data, ticks: end - start)
            guard apng.size <= bounds.bytes else { throw Self.tooLarge(bounds.bytes) }
        default: break
        }
    }

    /// What is said when a file would be larger than anyone looks at.
    package static func tooLarge(_ limit: Int) -> Diagnostic {
        Diagnostic(
            .error, "animation-too-large", "the animation is refused: it is larger than \(limit) bytes",
            hint: "draw it at a smaller scale, or play fewer steps", exit: .refused)
    }
}
