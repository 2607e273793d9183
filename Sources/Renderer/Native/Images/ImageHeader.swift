import Basics
import CImageCodecs
import Views

/// The header of an image, read before decoding, so that decompression bombs are refused by their size.
package struct ImageHeader: Equatable {
    let format: ImageFormat
    /// The stored size, before the orientation is applied.
    package let width: Int
    let height: Int
    let orientation: ExifOrientation
    /// The halves of a pixel that decoding a PNG's pixel counts as.
    private let pngHalves: Int
    /// The frame and the scans of a JPEG.
    private let jpeg: JPEGHeader?

    /// The size in the orientation.
    package var shownWidth: Int { orientation.swapsSides ? height : width }
    package var shownHeight: Int { orientation.swapsSides ? width : height }

    /// The denominator for decoding an image that covers a size in pixels: 1 for full size, 2, 4 or 8.
    package func denominator(coveringWidth width: Int, height: Int) -> Int {
        guard format == .jpeg else { return 1 }
        return [8, 4, 2].first { shownWidth / $0 >= width && shownHeight / $0 >= height } ?? 1
    }

    /// The pixels that decoding a file counts as, each some 170 instructions; a byte of the file takes as long as a pixel.
    ///
    /// Rows of a PNG may all have the Paeth filter. Its bytes beyond those of its pixels may be blocks that hold nothing,
    /// each of which takes as long as eight pixels.
    func decodingCost(coveringWidth width: Int, height: Int, fileBytes: Int) -> Int {
        let denominator = denominator(coveringWidth: width, height: height)
        let pixels = self.width * self.height
        let drawn = pixels / (denominator * denominator)
        switch format {
        case .png:
            let hollow = max(0, fileBytes - (pngHalves >= 6 ? 8 : 4) * pixels)
            return pixels * pngHalves / 2 + fileBytes + 8 * hollow
        case .jpeg: return drawn + (jpeg?.scanningCost(fileBytes: fileBytes) ?? fileBytes)
        case .gif, .webp: return drawn + fileBytes
        }
    }

    /// Reads a header; throws an `ImageFailure` for an unknown format, broken data or a size beyond the limits.
    package init(_ bytes: UnsafeRawBufferPointer) throws(ImageFailure) {
        guard let format = ImageFormat(sniffing: bytes) else {
            switch MediaType.sniff(bytes) {
            case .heic, .avif: throw .notDecoded
            default: throw .unreadable("it is no PNG, JPEG or GIF")
            }
        }
        jpeg = format == .jpeg ? JPEGHeader(bytes) : nil
        let found: (width: Int, height: Int, orientation: ExifOrientation)?
        switch format {
        // In IHDR, the first chunk by specification.
        case .png: found = bytes.count < 24 ? nil : (bytes.bigEndian32(at: 16), bytes.bigEndian32(at: 20), .up)
        // The logical screen, which contains all frames.
        case .gif: found = bytes.count < 10 ? nil : (bytes.littleEndian16(at: 6), bytes.littleEndian16(at: 8), .up)
        case .webp: found = Self.webP(bytes).map { ($0, $1, .up) }
        case .jpeg: found = jpeg.map { ($0.width, $0.height, $0.orientation) }
        }
        guard let found, found.width > 0, found.height > 0 else { throw .unreadable("its header is broken") }
        // Measured on rows of the Paeth filter: 240 instructions a pixel, 300 interlaced, 440 and 500 with 16 bits a channel.
        pngHalves =
            format == .png && bytes.count > 28 ? 3 + (bytes[24] == 16 ? 3 : 0) + (bytes[28] == 1 ? 1 : 0) : 3
        (self.format, width, height, orientation) = (format, found.width, found.height, found.orientation)
        let side = Limits.imagePixelsPerSide
        guard width <= side, height <= side, width * height <= Limits.imagePixels else {
            throw .tooLarge(
                "it has \(width)×\(height) pixels; the limit is \(side) a side and \(Limits.imagePixels) in all")
        }
    }

    /// Reads the size from one of the three kinds of WebP header (RFC 9649).
    static func webP(_ bytes: UnsafeRawBufferPointer) -> (Int, Int)? {
        guard bytes.count >= 30 else { return nil }
        switch bytes.bigEndian32(at: 12) {
        case 0x5650_3820:  // "VP8 ": 14 bits each after the key frame's start code
            return (bytes.littleEndian16(at: 26) & 0x3FFF, bytes.littleEndian16(at: 28) & 0x3FFF)
        case 0x5650_384C:  // "VP8L": 14 bits each, less one, after the signature byte
            let bits = bytes.littleEndian32(at: 21)
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case 0x5650_3858:  // "VP8X": 24 bits each, less one
            return (bytes.littleEndian24(at: 24) + 1, bytes.littleEndian24(at: 27) + 1)
        default: return nil
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Numbers in file headers; the caller checks the bounds.
    func bigEndian32(at offset: Int) -> Int { bigEndian16(at: offset) << 16 | bigEndian16(at: offset + 2) }
    func bigEndian16(at offset: Int) -> Int { Int(self[offset]) << 8 | Int(self[offset + 1]) }
    func littleEndian16(at offset: Int) -> Int { Int(self[offset + 1]) << 8 | Int(self[offset]) }
    func littleEndian24(at offset: Int) -> Int { Int(self[offset + 2]) << 16 | littleEndian16(at: offset) }
    func littleEndian32(at offset: Int) -> Int { littleEndian16(at: offset + 2) << 16 | littleEndian16(at: offset) }
}
