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
    /// - Parameters:
    ///   - changes: the pixels that differ from the one before; libwebp's time grows with them.
    ///   - left: the share of a picture's work.
    private static func level(changes: Int, pixels: Int, left: Double) -> Int32 {
        let isThorough =
            changes <= Limits.webPThoroughChanges && pixels <= Limits.webPThoroughPixels
            && Double(changes) <= thorough.changes * left && Double(pixels) <= thorough.pixels * left
        return isThorough ? 1 : 0
    }

    /// The pixels of noise, and of a smooth picture, that take all of a picture's time: 1,300 and 500 instructions each
    /// on the better way, 230 and 140 on the fastest one.
    private static let thorough = (changes: 2_500_000.0, pixels: 6_600_000.0)
    private static let fast = (changes: 14_000_000.0, pixels: 24_000_000.0)

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

    func encode(_ canvas: PaintedPixmap) throws -> [UInt8] { try encode(canvas, left: 1) }

    func encode(_ canvas: PaintedPixmap, left: Double) throws -> [UInt8] {
        let (changes, pixels) = (canvas.changes, canvas.buffer.count)
        let most = min(Double(Limits.webPChanges), Self.fast.changes * left)
        guard Double(changes) <= most, Double(pixels) <= Self.fast.pixels * left else {
            throw Diagnostic(
                .error, "canvas-too-large",
                "a WebP is refused in which more than \(Limits.webPChanges) pixels differ from the one before"
                    + (changes > Limits.webPChanges ? "" : ", fewer beside much text, painting or many images"),
                hint: "draw at a smaller scale, or write a PNG", exit: .refused)
        }
        let straight = try Pixmap(width: canvas.width, height: canvas.height)
        for i in 0..<straight.count {
            let pixel = canvas.buffer.pixels[i]
            straight.pixels[i] = canvas.isOpaque ? pixel | 0xFF00_0000 : Unpremultiplied.pixel(pixel)
        }
        let level = Self.level(changes: changes, pixels: pixels, left: left)
        return try withExtendedLifetime((canvas, straight)) {
            try CodecOutput.file(of: straight, .webp) {
                image_codec_webp_write($0, level, $1, $2)
            }
        }
    }
}
