import CImageCodecs
import ContentExtensionHost
import FastPNG

/// Writes pictures through libwebp and libjpeg, which are opened when the first one is written.
enum PreviewEncoder {
    /// Of libwebp's levels from 0 to 9 the last that pays: 0 is five times as quick for a third more bytes, 4 takes twice
    /// the time for a twelfth fewer.
    private static let webPLevel: Int32 = 1
    /// At 90 the rings around text are hard to see.
    private static let jpegQuality: Int32 = 90

    /// Refuses what a format can't hold, before it is painted.
    /// - Throws: `canvas-too-large` for sides that WebP's header has no bits for, `jpeg-transparent`.
    static func check(_ format: PictureFormat, width: Int, height: Int, isOpaque: Bool) throws {
        let limit = Limits.webPPixelsPerSide
        if format == .webp, max(width, height) > limit {
            throw Diagnostic(
                .error, "canvas-too-large",
                "a WebP of \(width) × \(height) pixels is refused; the limit is \(limit) pixels a side",
                hint: "draw at a smaller scale, or write a PNG", exit: .refused)
        }
        try check(format, isOpaque: isOpaque)
    }

    fileprivate static func check(_ format: PictureFormat, isOpaque: Bool) throws(Diagnostic) {
        guard format == .jpeg, !isOpaque else { return }
        throw Diagnostic(
            .error, "jpeg-transparent", "a JPEG can't be transparent, and this picture has nothing behind it",
            hint: "write a PNG or a WebP, or another --crop than platter", exit: .usage)
    }

    /// The file of a picture without loss.
    static func webP(_ canvas: Canvas) throws -> [UInt8] {
        let straight = try PixelBuffer(width: canvas.width, height: canvas.height)
        for i in 0..<straight.count {
            let pixel = canvas.buffer.pixels[i]
            straight.pixels[i] = canvas.isOpaque ? pixel | 0xFF00_0000 : Unpremultiplied.pixel(pixel)
        }
        return try withExtendedLifetime((canvas, straight)) {
            try file(of: straight, .webp) { image_codec_webp_write($0, webPLevel, $1, $2) }
        }
    }

    /// The file of an opaque picture.
    static func jpeg(_ canvas: Canvas) throws -> [UInt8] {
        try withExtendedLifetime(canvas) {
            try file(of: canvas.buffer, .jpeg) { image_codec_jpeg_write($0, jpegQuality, $1, $2) }
        }
    }

    /// Collects what a library writes.
    private static func file(
        of buffer: PixelBuffer, _ format: ImageFormat,
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

extension PictureFormat {
    /// Finds out whether this machine has the library that writes pictures of the format, by writing one.
    /// - Throws: `image-codec-missing` (69).
    package func checkCodec() throws {
        guard self == .webp || self == .jpeg else { return }
        let canvas = Canvas(buffer: try PixelBuffer(width: 1, height: 1), scale: 1, isOpaque: true)
        _ = try self == .webp ? PreviewEncoder.webP(canvas) : PreviewEncoder.jpeg(canvas)
    }

    /// Refuses a crop that leaves pictures without a ground in a format that has to have one, before anything is drawn.
    /// - Throws: `jpeg-transparent` (64).
    package func check(_ crop: Crop) throws(InputError) {
        do {
            try PreviewEncoder.check(self, isOpaque: crop != .platter)
        } catch {
            throw InputError(error)
        }
    }
}
