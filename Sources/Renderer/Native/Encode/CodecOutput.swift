import Basics
import CImageCodecs

/// Collects a file that a library of `CImageCodecs` writes.
enum CodecOutput {
    static func file(
        of buffer: Pixmap, _ format: ImageFormat,
        write: (UnsafePointer<image_codec_picture>, image_codec_sink, UnsafeMutableRawPointer) -> image_codec_status
    ) throws -> [UInt8] {
        var file: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &file) { file in
            buffer.pixels.withMemoryRebound(to: UInt8.self, capacity: buffer.stride * buffer.height) { pixels in
                var picture = image_codec_picture(
                    pixels: pixels, width: UInt32(buffer.width), height: UInt32(buffer.height), stride: buffer.stride)
                let sink: image_codec_sink = { file, bytes, count in
                    file?.assumingMemoryBound(to: [UInt8].self).pointee
                        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
                }
                return write(&picture, sink, file)
            }
        }
        switch status {
        case image_codec_ok: return file
        case image_codec_missing: throw ImageFailure.codecMissing(format).diagnostic()
        case image_codec_no_memory: throw OutOfMemory(bytes: buffer.count * 4).diagnostic
        default:
            throw Diagnostic(
                .error, "drawing-failed", "the library for \(format.name) failed while writing a picture",
                hint: "this is a defect of render-notification; please report it with the input", exit: .internalError)
        }
    }
}
