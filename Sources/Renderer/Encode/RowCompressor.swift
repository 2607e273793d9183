/// Compresses a picture's rows as small as it can in a few times what `BandCompressor` takes, in memory of a few rows.
struct RowCompressor {
    /// How the compressed bytes go on.
    enum Ending {
        /// They are a whole stream of zlib's, with its checksum.
        case stream
        /// More follow; the bytes begin and end on whole bytes.
        case open
    }

    /// The bytes of a piece: enough rows for a code of their own to be worth it, few enough for it to be theirs.
    private static let pieceBytes = 172_032
    /// Deflate with a window of 32 KiB, the slowest of four levels.
    private static let zlibHeader: UInt64 = 0xDA78

    /// Compresses a picture.
    /// - Returns: the checksum of the filtered rows, and how many bytes they are.
    @discardableResult
    static func compress(
        _ picture: PixelRows, as layout: PNGLayout, _ ending: Ending, output: (_ pieceBytes: Int) -> DeflateOutput
    ) throws -> (checksum: UInt32, count: Int) {
        let filter = BestFilter(count: layout.rowBytes(width: picture.width), period: layout.period)
        let rowBytes = layout.rowBytes(width: picture.width) + 1
        let rows = min(picture.height, max(1, pieceBytes / rowBytes))
        let stream = DeflateStream(
            capacity: rows * rowBytes + BestFilter.excess, period: layout.period,
            finder: .thorough(LazyMatcher()))
        let output = output(rows * rowBytes)
        if ending == .stream { output.writer.add(Self.zlibHeader, bits: 16) }
        var checksum: UInt32 = 1
        for top in Swift.stride(from: 0, to: picture.height, by: rows) {
            let end = min(picture.height, top + rows)
            var row = stream.piece
            for y in top..<end {
                layout.write(picture.row(y), count: picture.width, into: filter.row)
                if case .indexed = layout {
                    filter.writePlain(into: row)
                } else {
                    // What follows another band has that one's last row above it.
                    filter.write(into: row, knowsAbove: y > 0 || ending == .stream)
                }
                row += rowBytes
            }
            let count = (end - top) * rowBytes
            checksum = Checksum.adler32(checksum, UnsafeRawBufferPointer(start: stream.piece, count: count))
            try output.makeRoom()
            stream.write(count: count, isLast: ending == .stream && end == picture.height, into: &output.writer)
        }
        switch ending {
        case .stream:
            output.writer.align()
            output.writer.add(UInt64(checksum.byteSwapped), bits: 32)
            output.writer.flush()
        case .open: output.writer.endOnWholeByte()
        }
        try output.handOn()
        return (checksum, picture.height * rowBytes)
    }
}
