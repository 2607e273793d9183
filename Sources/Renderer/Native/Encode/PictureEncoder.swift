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
}

extension PixelEncoder {
    package var input: EncoderInput { .pixels(self) }
}

/// Writes pixels as they are, without a header.
struct RawEncoder: PixelEncoder {
    var endings: [String] { ["raw"] }
    var mediaType: String { "application/octet-stream" }

    func encode(_ canvas: PaintedPixmap) -> [UInt8] { canvas.image.rgba }
}
