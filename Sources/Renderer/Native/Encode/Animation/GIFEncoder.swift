import Basics
import CImageCodecs

/// Writes an animated GIF with giflib.
final class GIFEncoder: AnimationEncoder {
    static let ending = "gif"
    /// One pixel per point suffices for few colours.
    static let maxScale = 1.0

    private let writer: CObject<OpaquePointer>
    private let maxBytes: Int
    private var next: IndexedPixels?

    init(width: Int, height: Int, maxBytes: Int) throws {
        self.maxBytes = maxBytes
        var pointer: OpaquePointer?
        let status = image_codec_gif_writer_open(
            UInt16(clamping: width), UInt16(clamping: height), max(0, maxBytes), &pointer)
        try Self.check(status, maxBytes)
        guard let writer = CObject(owning: pointer, release: { image_codec_gif_writer_release($0) }) else {
            throw OutOfMemory(bytes: 1 << 16).diagnostic
        }
        self.writer = writer
    }

    func prepare(_ region: PixelRect, of canvas: PaintedPixmap, since old: PaintedPixmap?) {
        next = IndexedPixels(region, of: canvas, since: old)
    }

    func write(from start: Int, to end: Int) throws {
        guard let pixels = next else { return }
        // Round the points in time rather than the durations, so that errors don't add up.
        func hundredths(_ tick: Int) -> Int { (tick * 100 + 15) / AnimationWriter.framesPerSecond }
        let status = pixels.indices.withUnsafeBufferPointer { indices in
            pixels.palette.bytes.withUnsafeBufferPointer { colors -> image_codec_status in
                guard let indices = indices.baseAddress, let colors = colors.baseAddress else {
                    return image_codec_unreadable
                }
                var frame = image_codec_gif_writer_frame(
                    left: UInt16(clamping: pixels.region.x), top: UInt16(clamping: pixels.region.y),
                    width: UInt16(clamping: pixels.region.width), height: UInt16(clamping: pixels.region.height),
                    indices: indices, colors: colors, color_count: Int32(pixels.palette.colors.count),
                    clear_index: Int32(pixels.clearIndex ?? -1),
                    delay: UInt16(clamping: hundredths(end) - hundredths(start)))
                return image_codec_gif_writer_add(writer.pointer, &frame)
            }
        }
        try Self.check(status, maxBytes)
    }

    func finish() throws -> [UInt8] {
        var bytes: UnsafePointer<UInt8>?
        var size = 0
        try Self.check(image_codec_gif_writer_finish(writer.pointer, &bytes, &size), maxBytes)
        return Array(UnsafeBufferPointer(start: bytes, count: size))
    }

    private static func check(_ status: image_codec_status, _ limit: Int) throws {
        switch status {
        case image_codec_ok: return
        case image_codec_too_large: throw AnimationWriter.tooLarge(limit)
        case image_codec_no_memory: throw OutOfMemory(bytes: 1 << 16).diagnostic
        case image_codec_missing: throw ImageFailure.codecMissing(.gif).diagnostic()
        default:
            throw Diagnostic(
                .error, "drawing-failed", "giflib failed while writing an animation",
                hint: "this is a defect of render-notification; please report it with the input", exit: .internalError)
        }
    }
}
