/// Compresses one band after the other in the same memory.
package final class BandCompressor {
    private let filtered: UnsafeMutablePointer<UInt8>
    private let tokens: UnsafeMutablePointer<DeflateToken>
    private let data: UnsafeMutableRawPointer
    private let matcher = GreedyMatcher()
    private let block = BlockWriter()
    /// The position of the next band's first byte in the matcher's count: beyond its window from all earlier bands.
    private var position = UInt32(GreedyMatcher.window) * 2

    /// - Parameters:
    ///   - width: the pictures' width in pixels.
    ///   - isOpaque: `true` for pictures without alpha.
    package init(width: Int, isOpaque: Bool) {
        let capacity = max(PNGBand.bytes, width * (isOpaque ? 3 : 4) + 1)
        filtered = .allocate(capacity: capacity + RowFilter.excess)
        tokens = .allocate(capacity: GreedyMatcher.maxTokens(capacity))
        // Includes room for the final empty block.
        data = .allocate(byteCount: BlockWriter.bound(capacity) + 32, alignment: 8)
    }

    deinit {
        filtered.deallocate()
        tokens.deallocate()
        data.deallocate()
    }

    /// Compresses a band of at most `PNGBand.height` rows.
    package func compress(_ rows: PixelRows) -> PNGBand {
        var filter = RowFilter(rows)
        let count = rows.height * filter.rowBytes
        filter.write(into: filtered)
        let checksum = Checksum.adler32(1, UnsafeRawBufferPointer(start: filtered, count: count))
        let found = matcher.scan(filtered, count: count, position: position, period: filter.period, tokens: tokens)
        position &+= UInt32(truncatingIfNeeded: count) &+ UInt32(GreedyMatcher.window) * 2
        if position > 1 << 30 {
            matcher.clear()
            position = UInt32(GreedyMatcher.window) * 2
        }
        var writer = BitWriter(at: data)
        block.write(filtered, count: count, tokens: UnsafeBufferPointer(start: tokens, count: found), into: &writer)
        writer.endOnWholeByte()
        let size = writer.place - data
        var chunk: [UInt8] = []
        chunk.reserveCapacity(size + 12)
        chunk.append(chunk: "IDAT", UnsafeRawBufferPointer(start: data, count: size))
        return PNGBand(chunk: chunk, checksum: checksum, count: count)
    }
}
