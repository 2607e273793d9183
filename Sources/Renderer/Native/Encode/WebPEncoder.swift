import Basics
import CImageCodecs
import FastPNG

/// Writes lossless WebP files by libwebp, which is loaded for the first one.
struct WebPEncoder: PixelEncoder {
    var endings: [String] { ["webp"] }
    var mediaType: String { "image/webp" }
    var isReadable: Bool { true }

    /// libwebp's level from 0 to 9. 1 is the best: 4 takes twice the time for a twelfth fewer bytes. 0 is two to five
    /// times as fast for up to a third more bytes.
    /// - Parameter changes: the pixels that differ from the one before; libwebp's time grows with them.
    private static func level(changes: Int, pixels: Int) -> Int32 {
        changes <= Limits.webPThoroughChanges && pixels <= Limits.webPThoroughPixels ? 1 : 0
    }

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
        var (changes, last) = (0, UInt32(0))
        for i in 0..<straight.count {
            let pixel = canvas.buffer.pixels[i]
            straight.pixels[i] = canvas.isOpaque ? pixel | 0xFF00_0000 : Unpremultiplied.pixel(pixel)
            changes += pixel == last ? 0 : 1
            last = pixel
        }
        guard changes <= Limits.webPChanges else {
            throw Diagnostic(
                .error, "canvas-too-large",
                "a WebP is refused in which more than \(Limits.webPChanges) pixels differ from the one before",
                hint: "draw at a smaller scale, or write a PNG", exit: .refused)
        }
        return try withExtendedLifetime((canvas, straight)) {
            try CodecOutput.file(of: straight, .webp) {
                image_codec_webp_write($0, Self.level(changes: changes, pixels: straight.count), $1, $2)
            }
        }
    }
}
