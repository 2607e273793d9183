import Basics
import CImageCodecs
import FastPNG

/// Writes lossless WebP files by libwebp, which is loaded for the first one.
struct WebPEncoder: PixelEncoder {
    var endings: [String] { ["webp"] }
    var mediaType: String { "image/webp" }
    var isReadable: Bool { true }

    /// The best of libwebp's levels from 0 to 9: 0 is five times as fast for a third more bytes, 4 takes twice the time
    /// for a twelfth fewer.
    private static let level: Int32 = 1

    /// - Throws: `canvas-too-large` beyond the header's limit on the sides, and the limit on pixels.
    func check(width: Int, height: Int) throws {
        let limit = Limits.webPPixelsPerSide
        let pixels = Limits.webPPixels
        guard max(width, height) > limit || width * height > pixels else { return }
        throw Diagnostic(
            .error, "canvas-too-large",
            "a WebP of \(width) × \(height) pixels is refused; the limit is \(limit) pixels a side and \(pixels) in all",
            hint: "draw at a smaller scale, or write a PNG", exit: .refused)
    }

    func encode(_ canvas: PaintedPixmap) throws -> [UInt8] {
        let straight = try Pixmap(width: canvas.width, height: canvas.height)
        for i in 0..<straight.count {
            let pixel = canvas.buffer.pixels[i]
            straight.pixels[i] = canvas.isOpaque ? pixel | 0xFF00_0000 : Unpremultiplied.pixel(pixel)
        }
        return try withExtendedLifetime((canvas, straight)) {
            try CodecOutput.file(of: straight, .webp) { image_codec_webp_write($0, Self.level, $1, $2) }
        }
    }
}
