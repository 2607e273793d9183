/// Compresses bands one after the other, in the same memory.
package final class BandCompressor {
    private let filtered: UnsafeMutablePointer<UInt8>
    private let tokens: UnsafeMutablePointer<DeflateToken>
    private let chunk: UnsafeMutableRawPointer
    private let matcher = GreedyMatcher()
    private let block = BlockWriter()
    /// Position of the next band's first byte, as the matcher counts: farther than its window from all earlier bands.
    private var position = UInt32(GreedyMatcher.window) * 2

    /// - Parameters:
    ///   - width: of the pictures, in pixels.
    ///   - isOpaque: true when the pictures have no alpha.
    package init(width: Int, isOpaque: Bool) {
        let capacity = max(PNGBand.bytes, width * (isOpaque ? 3 : 4) + 1)
        filtered = .allocate(capacity: capacity + RowFilter.excess)
        tokens = .allocate(capacity: GreedyMatcher.maxTokens(capacity))
        // Room for the empty block at the end, too.
        chunk = .allocate(byteCount: BlockWriter.bound(capacity) + 32, alignment: 8)
    }

    deinit {
        filtered.deallocate()
        tokens.deallocate()
        chunk.deallocate()
    }

    /// Compresses a band of at most as many rows as `PNGBand.rows` says.
    package func compress(_ rows: PixelRows) -> PNGBand {
        let filter = RowFilter(rows)
        let count = rows.height * filter.rowBytes
        filter.write(into: filtered)
        let checksum = Checksum.adler32(1, UnsafeRawBufferPointer(start: filtered, count: count))
        let found = matcher.scan(filtered, count: count, position: position, period: filter.period, tokens: tokens)
        position &+= UInt32(truncatingIfNeeded: count) &+ UInt32(GreedyMatcher.window) * 2
        if position > 1 << 30 {
            matcher.clear()
            position = UInt32(GreedyMatcher.window) * 2
        }
        var writer = BitWriter(at: chunk + PNGChunk.head)
        block.write(
            filtered, count: count, tokens: UnsafeBufferPointer(start: tokens, count: found), into: &writer)
        writer.endOnWholeByte()
        let bytes = UnsafeMutableRawBufferPointer(start: chunk, count: writer.place - chunk + PNGChunk.tail)
        PNGChunk.complete(bytes)
        return PNGBand(chunk: Array(bytes), checksum: checksum, count: count)
    }
}
