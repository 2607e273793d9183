import ContentExtensionHost

/// Writes PNG files by compression of our own, a few rows at a time.
///
/// The bytes depend on the pixels alone: not on a library's version, the processor or the number of threads.
public struct PNGEncoder: Sendable {
    /// How hard it tries.
    public enum Effort: String, Sendable, Hashable, CaseIterable {
        /// RGB when the picture is opaque, RGBA when not, every row filtered Up.
        case fast
        /// Three to four times the time of `fast` for an eighth fewer bytes, for files that are kept: each row by the best
        /// of three filters, matches that are looked for longer, and pictures of at most 256 colours as a palette or grey.
        case small
    }

    /// `fast` unless set.
    public var effort: Effort

    public init(effort: Effort = .fast) { self.effort = effort }

    /// The file of a picture; throws when there isn't enough memory.
    package func encode(_ canvas: Canvas) throws -> [UInt8] {
        var file: [UInt8] = []
        try encode(canvas) { file.append(contentsOf: $0) }
        return file
    }

    /// Hands the file of a picture to a sink, a part at a time; throws what the sink throws.
    package func encode(_ canvas: Canvas, into sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
        try withExtendedLifetime(canvas) {
            switch effort {
            case .fast: try PNGStream.write(canvas.rows, into: sink)
            case .small: try SmallPNG.write(canvas.rows, into: sink)
            }
        }
    }

    /// An opaque picture as rows of a larger one's file, which stand below one another in it.
    func bands(of canvas: Canvas) throws -> [PNGBand] {
        try withExtendedLifetime(canvas) {
            switch effort {
            case .fast:
                var bands: [PNGBand] = []
                PNGStream.eachBand(of: canvas.rows) { bands.append($0) }
                return bands
            case .small: return [try SmallPNG.band(canvas.rows)]
            }
        }
    }

    /// A part of an opaque picture as the data of one frame of an animation.
    func compress(_ region: PixelRect, of canvas: Canvas) throws -> [UInt8] {
        let whole = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
        let part = region.intersection(whole)
        return try withExtendedLifetime(canvas) {
            try SmallPNG.data(
                PixelRows(
                    start: UnsafePointer(canvas.buffer.row(part.y) + part.x), stride: canvas.width, width: part.width,
                    height: part.height, isOpaque: true))
        }
    }
}
