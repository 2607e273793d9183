/// Some rows of a picture as a chunk of its PNG file.
///
/// The chunk depends on those rows' pixels alone: its first row is filtered Sub, no match reaches before it, and it
/// ends on a whole byte. So a strip that another picture has too needn't be compressed again.
struct PNGBand: Sendable {
    /// Length, type, compressed rows and checksum; of a `small` file several such chunks may be needed.
    let chunk: [UInt8]
    /// zlib's checksum of the filtered rows.
    let checksum: UInt32
    /// The bytes of the filtered rows.
    let count: Int

    /// The bytes of a band's rows: enough for a code of their own to be worth it, few enough for it to be theirs.
    static let bytes = 172_032

    /// How many rows a band of a picture has.
    static func height(width: Int, isOpaque: Bool) -> Int { max(1, bytes / (width * (isOpaque ? 3 : 4) + 1)) }

    /// The rows of a picture's bands.
    static func rows(width: Int, height: Int, isOpaque: Bool) -> [Range<Int>] {
        let count = self.height(width: width, isOpaque: isOpaque)
        return stride(from: 0, to: height, by: count).map { $0..<min(height, $0 + count) }
    }
}

/// Compresses bands, one after the other in the same memory.
final class BandCompressor {
    private let stream: DeflateStream
    private let memory: UnsafeMutableRawPointer
    private let capacity: Int
    private let isOpaque: Bool

    /// - Parameters:
    ///   - width: of the pictures, in pixels.
    ///   - isOpaque: whether alpha says nothing.
    init(width: Int, isOpaque: Bool) {
        let pixel = isOpaque ? 3 : 4
        capacity = max(PNGBand.bytes, width * pixel + 1)
        stream = DeflateStream(capacity: capacity + RowFilter.excess, period: pixel)
        // A chunk's length, type and checksum, and the block that ends a band.
        memory = .allocate(byteCount: BlockWriter.bound(capacity) + 32, alignment: 8)
        self.isOpaque = isOpaque
    }

    deinit { memory.deallocate() }

    /// The chunk of a band; it has as many rows as `PNGBand.rows` says at the most.
    func compress(_ rows: PixelRows) -> PNGBand {
        let filter = RowFilter(rows)
        let count = rows.height * filter.rowBytes
        stream.restart()
        filter.write(0..<rows.height, into: stream.piece)
        let checksum = Checksum.adler32(1, UnsafeRawBufferPointer(start: stream.piece, count: count))
        var writer = BitWriter(at: memory + PNGChunk.head)
        stream.write(count: count, isLast: false, into: &writer)
        writer.endOnWholeByte()
        let size = writer.place - (memory + PNGChunk.head)
        let chunk = UnsafeMutableRawBufferPointer(start: memory, count: size + 12)
        PNGChunk.complete(chunk)
        return PNGBand(
            chunk: Array(chunk), checksum: checksum, count: count)
    }
}
