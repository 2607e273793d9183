/// Writes a PNG file a band at a time.
struct PNGStream {
    private let sink: (UnsafeRawBufferPointer) throws -> Void
    private var checksum: UInt32 = 1

    /// Begins a file: its header, and that of the compressed data.
    init(
        width: Int, height: Int, isOpaque: Bool, into sink: @escaping (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        self.sink = sink
        var head = [UInt8].pngSignature
        head.appendPNGHeader(width: width, height: height, isOpaque: isOpaque)
        // Deflate with a window of 32 KiB, the fastest of four levels.
        head.append(chunk: "IDAT", [0x78, 0x01])
        try head.withUnsafeBytes(sink)
    }

    /// Adds the next band.
    mutating func add(_ band: PNGBand) throws {
        checksum = Checksum.combined(checksum, with: band.checksum, of: band.count)
        try band.chunk.withUnsafeBytes(sink)
    }

    /// Ends the file.
    func finish() throws {
        // An empty last block with the fixed codes, and the checksum.
        var data: [UInt8] = [0x03, 0x00]
        data.append(bigEndian: checksum)
        var end: [UInt8] = []
        end.append(chunk: "IDAT", data)
        end.append(chunk: "IEND", [])
        try end.withUnsafeBytes(sink)
    }

    /// Writes a picture as a file.
    static func write(_ picture: PixelRows, into sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
        var file = try PNGStream(
            width: picture.width, height: picture.height, isOpaque: picture.isOpaque, into: sink)
        try eachBand(of: picture) { try file.add($0) }
        try file.finish()
    }

    /// Calls the body with the bands of a picture, one after the other.
    static func eachBand(of picture: PixelRows, _ body: (PNGBand) throws -> Void) rethrows {
        let compressor = BandCompressor(width: picture.width, isOpaque: picture.isOpaque)
        for rows in PNGBand.rows(width: picture.width, height: picture.height, isOpaque: picture.isOpaque) {
            try body(
                compressor.compress(
                    PixelRows(
                        start: picture.row(rows.lowerBound), stride: picture.stride, width: picture.width,
                        height: rows.count, isOpaque: picture.isOpaque)))
        }
    }
}
