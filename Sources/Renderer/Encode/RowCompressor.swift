/// Compresses a picture's rows a few at a time, as zlib's format has it, in memory of a few rows.
struct RowCompressor {
    /// How the compressed bytes go on.
    enum Ending {
        /// They are a whole stream, with its checksum.
        case stream
        /// More follow; the bytes begin and end on whole bytes.
        case open
    }

    /// The bytes of a piece: enough rows for a code of their own to be worth it, few enough for it to be theirs.
    private static let pieceBytes = 172_032

    /// Compresses a picture.
    /// - Returns: the checksum of the rows, and how many bytes they are.
    @discardableResult
    static func compress(
        _ picture: PixelRows, _ ending: Ending, output: (_ pieceBytes: Int) -> DeflateOutput
    ) throws -> (checksum: UInt32, count: Int) {
        let filter = RowFilter(picture)
        let rows = min(picture.height, max(1, pieceBytes / filter.rowBytes))
        let stream = DeflateStream(capacity: rows * filter.rowBytes + RowFilter.excess, period: filter.period)
        let output = output(rows * filter.rowBytes)
        if ending == .stream { output.writer.add(Self.zlibHeader, bits: 16) }
        var checksum: UInt32 = 1
        for y in Swift.stride(from: 0, to: picture.height, by: rows) {
            let end = min(picture.height, y + rows)
            let count = (end - y) * filter.rowBytes
            filter.write(y..<end, into: stream.piece)
            checksum = Checksum.adler32(checksum, UnsafeRawBufferPointer(start: stream.piece, count: count))
            try output.makeRoom()
            stream.write(count: count, isLast: ending == .stream && end == picture.height, into: &output.writer)
        }
        switch ending {
        case .stream:
            output.writer.align()
            output.writer.add(UInt64(checksum.byteSwapped), bits: 32)
            output.writer.flush()
        case .open:
            // An empty stored block ends on a whole byte.
            output.writer.add(0, bits: 3)
            output.writer.align()
            output.writer.add(0xFFFF_0000, bits: 32)
            output.writer.flush()
        }
        try output.handOn()
        return (checksum, picture.height * filter.rowBytes)
    }

    /// Deflate with a window of 32 KiB, the fastest of four levels.
    static let zlibHeader: UInt64 = 0x0178
}
