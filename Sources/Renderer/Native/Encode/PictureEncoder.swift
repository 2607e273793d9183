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
    func encode(_ picture: UnpaintedPicture) throws -> [UInt8]
}

extension PictureEncoder {
    var isReadable: Bool { false }
    package var refusalOfAlpha: Diagnostic? { nil }
    package func check(width: Int, height: Int) throws {}
}

/// A picture for an encoder, which paints it whole, in bands or as a page.
package struct UnpaintedPicture {
    let context: RenderContext
    let list: DisplayList
    /// Pixels per point.
    let scale: Double
    /// `false` for a picture without a background.
    let isOpaque: Bool
    /// In pixels.
    let width: Int
    let height: Int
}

/// An encoder that takes all pixels at once.
protocol PixelEncoder: PictureEncoder {
    func encode(_ canvas: PaintedPixmap) throws -> [UInt8]
}

extension PixelEncoder {
    func encode(_ picture: UnpaintedPicture) throws -> [UInt8] {
        let canvas = try picture.context.paint(picture.list, scale: picture.scale, opaque: picture.isOpaque)
        return try picture.context.timings.measure(.encode) { try encode(canvas) }
    }
}

/// Writes pixels as they are, without a header.
struct RawEncoder: PixelEncoder {
    var endings: [String] { ["raw"] }
    var mediaType: String { "application/octet-stream" }

    func encode(_ canvas: PaintedPixmap) -> [UInt8] { canvas.image.rgba }
}
