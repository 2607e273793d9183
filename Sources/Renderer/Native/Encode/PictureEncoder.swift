import Basics

/// A format that pictures are written in; one file per format, registered in `PictureFormat`.
package protocol PictureEncoder: Sendable {
    /// The endings of file names without the dot, the usual one first.
    var endings: [String] { get }
    var mediaType: String { get }
    /// `true` when `ImageDecoder` reads the format.
    var isReadable: Bool { get }
    /// The error for a picture without a background; `nil` when the format has alpha.
    var refusalOfAlpha: Diagnostic? { get }

    /// Refuses a size that the format can't hold, before the picture is painted.
    func check(width: Int, height: Int) throws
    var input: EncoderInput { get }
}

extension PictureEncoder {
    var isReadable: Bool { false }
    package var refusalOfAlpha: Diagnostic? { nil }
    package func check(width: Int, height: Int) throws {}
}

/// The form in which an encoder takes a picture.
package enum EncoderInput {
    /// All pixels at once.
    case pixels(any PixelEncoder)
    /// Rows as soon as they are painted, for a PNG.
    case bands
    /// Cairo's commands, on a page measured in points.
    case page(any PageEncoder)
}

/// An encoder that takes all pixels at once.
package protocol PixelEncoder: PictureEncoder {
    func encode(_ canvas: PaintedPixmap) throws -> [UInt8]
    /// - Parameter left: the share of a picture's work that texts, constraints, painting and images have left, 0…1.
    func encode(_ canvas: PaintedPixmap, left: Double) throws -> [UInt8]
}

extension PixelEncoder {
    package var input: EncoderInput { .pixels(self) }
    package func encode(_ canvas: PaintedPixmap, left: Double) throws -> [UInt8] { try encode(canvas) }
}

/// Writes pixels as they are, without a header.
struct RawEncoder: PixelEncoder {
    var endings: [String] { ["raw"] }
    var mediaType: String { "application/octet-stream" }

    /// - Throws: `canvas-too-large` where canvas and file take too much memory.
    func check(width: Int, height: Int) throws {
        guard width * height > Limits.rawPixels else { return }
        throw Diagnostic(
            .error, "canvas-too-large",
            "a raw picture of \(width) × \(height) pixels is refused; the limit is \(Limits.rawPixels) in all",
            hint: "draw at a smaller scale, or write a PNG", exit: .refused)
    }

    func encode(_ canvas: PaintedPixmap) -> [UInt8] { canvas.image.rgba }
}
