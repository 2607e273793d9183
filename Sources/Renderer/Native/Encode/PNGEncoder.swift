import Basics
import CDeflate
import FastPNG

/// Encodes PNG files.
///
/// With the default effort the bytes depend on the pixels only, not on library versions, processor or threads.
public struct PNGEncoder: Sendable {
    public enum Effort: String, Sendable, Hashable, CaseIterable {
        /// Our own deflate, bands of rows filtered Up.
        case fast
        /// An eighth fewer bytes than `fast` in four to six times the time: the best of three filters for each row,
        /// compressed by libdeflate. The bytes may differ between versions of that library. Pictures with more than 16
        /// million pixels, or with eight million that differ from the one before, are compressed as `fast`.
        case small
    }

    /// `fast` by default.
    public var effort: Effort

    public init(effort: Effort = .fast) { self.effort = effort }

    /// Consecutive rows of a picture that is assembled from parts, ready for its file.
    package enum Part: Sendable {
        case bands([PNGBand])
        case filtered([UInt8])
    }

    /// Throws `OutOfMemory`.
    package func encode(_ canvas: PaintedPixmap) throws -> [UInt8] {
        try file([part(of: canvas)], width: canvas.width, height: canvas.height, isOpaque: canvas.isOpaque)
    }

    /// Compresses as `fast` what would take longer as `small` than the rest of a picture may.
    package func encode(_ canvas: PaintedPixmap, left: Double) throws -> [UInt8] {
        let most = min(Double(Limits.smallPNGChanges), Self.smallWork * left)
        let isDear = effort == .small && Double(canvas.changes) > most
        return try isDear ? PNGEncoder().encode(canvas) : encode(canvas)
    }

    /// The pixels that differ from the one before and take all of a picture's time, 190 instructions each.
    private static let smallWork = 17_000_000.0

    package func part(of canvas: PaintedPixmap) -> Part {
        withExtendedLifetime(canvas) {
            switch effort {
            case .fast: .bands(PNGFile.bands(of: canvas.rows))
            case .small: .filtered(BestFilter.filtered(canvas.rows))
            }
        }
    }

    /// The file of vertically adjacent parts.
    package func file(_ parts: [Part], width: Int, height: Int, isOpaque: Bool) throws -> [UInt8] {
        switch effort {
        case .fast:
            var file: [UInt8] = []
            var stream = try PNGFile(width: width, height: height, isOpaque: isOpaque) { file.append(contentsOf: $0) }
            for case .bands(let bands) in parts { for band in bands { try stream.add(band) } }
            try stream.finish()
            return file
        case .small:
            var filtered: [UInt8] = []
            for case .filtered(let rows) in parts { if filtered.isEmpty { filtered = rows } else { filtered += rows } }
            return PNGFile.file(
                width: width, height: height, isOpaque: isOpaque, zlibStream: try Self.zlibStream(of: filtered))
        }
    }

    /// libdeflate's default: 5 takes 3/4 of the time for 1 % more bytes, 7 takes 3/2 for 0.5 % fewer.
    private static let level: Int32 = 6

    private static func zlibStream(of bytes: [UInt8]) throws -> [UInt8] {
        guard
            let compressor = CObject(
                owning: libdeflate_alloc_compressor(level), release: { libdeflate_free_compressor($0) })
        else { throw OutOfMemory(bytes: 1 << 20) }
        let bound = libdeflate_zlib_compress_bound(compressor.pointer, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { stream, count in
            count = libdeflate_zlib_compress(compressor.pointer, bytes, bytes.count, stream.baseAddress, bound)
        }
    }
}

extension PNGEncoder: PixelEncoder {
    package var endings: [String] { ["png"] }
    package var mediaType: String { "image/png" }
    package var isReadable: Bool { true }
    package var input: EncoderInput { effort == .fast ? .bands : .pixels(self) }
}
