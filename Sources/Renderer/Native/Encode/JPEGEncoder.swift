import Basics
import CImageCodecs

/// Writes JPEG files by libjpeg, which is loaded for the first one.
struct JPEGEncoder: PixelEncoder {
    var endings: [String] { ["jpg", "jpeg"] }
    var mediaType: String { "image/jpeg" }
    var isReadable: Bool { true }

    var refusalOfAlpha: Diagnostic? {
        Diagnostic(
            .error, "jpeg-transparent", "a JPEG can't be transparent, and this picture has nothing behind it",
            hint: "write a PNG or a WebP, or another --crop than platter", exit: .usage)
    }

    /// At 90, ringing around text is hardly visible.
    private static let quality: Int32 = 90

    func encode(_ canvas: PaintedPixmap) throws -> [UInt8] {
        try withExtendedLifetime(canvas) {
            try CodecOutput.file(of: canvas.buffer, .jpeg) { image_codec_jpeg_write($0, Self.quality, $1, $2) }
        }
    }
}
