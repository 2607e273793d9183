import Basics

/// Writes successive pictures as one file: equal pictures are merged, and only the changed rectangle of each is stored.
///
/// It holds only the last picture and the file so far in memory.
package final class AnimationWriter {
    /// Limits on a file.
    package struct Bounds {
        /// The number of different pictures.
        var frames = Limits.filmFrames
        /// The number of changed pixels in all pictures together.
        var pixels = Limits.filmPixels
        /// The file's size.
        var bytes = Limits.filmBytes
    }

    /// Pictures per second of film.
    package static let framesPerSecond = 30

    /// The size of all pictures in pixels.
    package let width: Int
    package let height: Int
    /// `true` when `Limits.filmFrames` or `Limits.filmPixels` is reached; further pictures are dropped.
    package private(set) var isFull = false

    private let bounds: Bounds
    private let encoder: any AnimationEncoder
    private var last: (canvas: PaintedPixmap, tick: Int)?
    private var frames = 0
    private var pixels = 0

    /// Begins a file; throws if the machine lacks the library for it.
    package init(_ format: AnimationFormat, width: Int, height: Int, bounds: Bounds? = nil) throws {
        let bounds = bounds ?? Bounds()
        (self.width, self.height, self.bounds) = (width, height, bounds)
        encoder = try format.encoder.init(width: width, height: height, maxBytes: bounds.bytes)
    }

    /// Adds a picture.
    /// - Parameters:
    ///   - canvas: an opaque picture of the writer's size; others are dropped.
    ///   - tick: the start in thirtieths of a second, at least one after the last picture.
    /// - Throws: `animation-too-large` (77) beyond `Limits.filmBytes`.
    package func add(_ canvas: PaintedPixmap, at tick: Int) throws {
        guard canvas.width == width, canvas.height == height, canvas.isOpaque else { return }
        guard let last else {
            let whole = PixelRect(x: 0, y: 0, width: width, height: height)
            return try show(whole, of: canvas, since: nil, at: max(0, tick))
        }
        guard !isFull, let region = ChangedPixels.bounds(from: last.canvas, to: canvas) else { return }
        let tick = max(tick, last.tick + 1)
        try encoder.write(from: last.tick, to: tick)
        try show(region, of: canvas, since: last.canvas, at: tick)
    }

    /// Ends the file.
    /// - Parameter tick: the end of the last picture, which is shown for at least one frame.
    package func finish(at tick: Int) throws -> [UInt8] {
        if let last { try encoder.write(from: last.tick, to: max(tick, last.tick + 1)) }
        last = nil
        return try encoder.finish()
    }

    private func show(_ region: PixelRect, of canvas: PaintedPixmap, since old: PaintedPixmap?, at tick: Int) throws {
        frames += 1
        pixels += region.width * region.height
        isFull = frames >= bounds.frames || pixels >= bounds.pixels
        try encoder.prepare(region, of: canvas, since: old)
        last = (canvas, tick)
    }

    /// The error for a file beyond the limit.
    package static func tooLarge(_ limit: Int) -> Diagnostic {
        Diagnostic(
            .error, "animation-too-large", "the animation is refused: it is larger than \(limit) bytes",
            hint: "draw it at a smaller scale, or play fewer steps", exit: .refused)
    }
}
