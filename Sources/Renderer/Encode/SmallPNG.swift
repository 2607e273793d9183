/// Writes PNG files as small as they get in a few times what `PNGStream` takes.
enum SmallPNG {
    /// Writes a picture as a file.
    static func write(_ picture: PixelRows, into sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
        let layout = PNGLayout(picture)
        try layout.head(width: picture.width, height: picture.height).withUnsafeBytes(sink)
        try compress(picture, as: layout, .stream, into: sink)
        var end: [UInt8] = []
        end.append(chunk: "IEND", [])
        try end.withUnsafeBytes(sink)
    }

    /// Opaque rows as chunks of a larger picture's file.
    static func band(_ rows: PixelRows) throws -> PNGBand {
        var chunks: [UInt8] = []
        let (checksum, count) = try compress(rows, as: .rgb, .open) { chunks.append(contentsOf: $0) }
        return PNGBand(chunk: chunks, checksum: checksum, count: count)
    }

    /// Opaque rows as the data of one frame of an animation.
    static func data(_ rows: PixelRows) throws -> [UInt8] {
        var data: [UInt8] = []
        try RowCompressor.compress(rows, as: .rgb, .stream) { pieceBytes in
            DeflateOutput(block: pieceBytes) { data.append(contentsOf: $0) }
        }
        return data
    }

    @discardableResult
    private static func compress(
        _ rows: PixelRows, as layout: PNGLayout, _ ending: RowCompressor.Ending,
        into sink: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws -> (checksum: UInt32, count: Int) {
        try RowCompressor.compress(rows, as: layout, ending) { pieceBytes in
            DeflateOutput(block: pieceBytes, head: PNGChunk.head, tail: PNGChunk.tail) { chunk in
                PNGChunk.complete(chunk)
                try sink(UnsafeRawBufferPointer(chunk))
            }
        }
    }
}
