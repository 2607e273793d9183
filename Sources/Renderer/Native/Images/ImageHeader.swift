import CImageCodecs
import ContentExtensionHost

/// What the first bytes of an image say about it; read before anything is decoded, so that a bomb is refused by its word.
package struct ImageHeader: Equatable {
    let format: ImageFormat
    /// The size as stored, before the orientation is applied.
    package let width: Int
    let height: Int
    let orientation: ExifOrientation

    /// The size as shown.
    package var shownWidth: Int { orientation.swapsSides ? height : width }
    package var shownHeight: Int { orientation.swapsSides ? width : height }

    /// The fraction that is decoded for an image that covers a size in pixels: 1 for the whole, 2, 4 or 8.
    package func denominator(coveringWidth width: Int, height: Int) -> Int {
        guard format == .jpeg else { return 1 }
        return [8, 4, 2].first { shownWidth / $0 >= width && shownHeight / $0 >= height } ?? 1
    }

    /// Reads a header; throws an `ImageFailure` when the bytes are of no known format, broken or over a limit.
    package init(_ bytes: UnsafeRawBufferPointer) throws(ImageFailure) {
        guard let format = ImageFormat(sniffing: bytes) else {
            throw .unreadable("it is no PNG, JPEG, GIF, WebP or HEIF")
        }
        let found: (width: Int, height: Int, orientation: ExifOrientation)?
        switch format {
        case .png: found = Self.png(bytes).map { ($0, $1, .up) }
        case .gif: found = Self.gif(bytes).map { ($0, $1, .up) }
        case .webp: found = WebPHeader.size(bytes).map { ($0, $1, .up) }
        case .jpeg: found = JPEGHeader(bytes).map { ($0.width, $0.height, $0.orientation) }
        case .heif: found = try Self.heif(bytes).map { ($0, $1, .up) }
        }
        guard let found, found.width > 0, found.height > 0 else { throw .unreadable("its header is broken") }
        (self.format, width, height, orientation) = (format, found.width, found.height, found.orientation)
        let side = Limits.imagePixelsPerSide
        guard width <= side, height <= side, width * height <= Limits.imagePixels else {
            throw .tooLarge(
                "it has \(width)×\(height) pixels; the limit is \(side) a side and \(Limits.imagePixels) in all")
        }
    }

    /// IHDR comes first, by the specification.
    private static func png(_ bytes: UnsafeRawBufferPointer) -> (Int, Int)? {
        guard bytes.count >= 24 else { return nil }
        return (bytes.bigEndian32(at: 16), bytes.bigEndian32(at: 20))
    }

    /// The logical screen, on which the frames lie.
    private static func gif(_ bytes: UnsafeRawBufferPointer) -> (Int, Int)? {
        guard bytes.count >= 10 else { return nil }
        return (bytes.littleEndian16(at: 6), bytes.littleEndian16(at: 8))
    }

    private static func heif(_ bytes: UnsafeRawBufferPointer) throws(ImageFailure) -> (Int, Int)? {
        guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
        var (width, height): (UInt32, UInt32) = (0, 0)
        try ImageFailure.check(image_codec_heif_size(start, bytes.count, &width, &height), format: .heif)
        return (Int(width), Int(height))
    }
}

extension UnsafeRawBufferPointer {
    /// Numbers in files; the caller has checked the count.
    func bigEndian32(at offset: Int) -> Int { bigEndian16(at: offset) << 16 | bigEndian16(at: offset + 2) }
    func bigEndian16(at offset: Int) -> Int { Int(self[offset]) << 8 | Int(self[offset + 1]) }
    func littleEndian16(at offset: Int) -> Int { Int(self[offset + 1]) << 8 | Int(self[offset]) }
    func littleEndian24(at offset: Int) -> Int { Int(self[offset + 2]) << 16 | littleEndian16(at: offset) }
    func littleEndian32(at offset: Int) -> Int { littleEndian16(at: offset + 2) << 16 | littleEndian16(at: offset) }
}
