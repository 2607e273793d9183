/// Writes PNG files a chunk at a time.
enum PNGStream {
    /// Writes a picture as a file.
    static func write(_ picture: PixelRows, into sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
        var head = [UInt8].pngSignature
        head.appendPNGHeader(width: picture.width, height: picture.height, isOpaque: picture.isOpaque)
        try head.withUnsafeBytes(sink)
        try RowCompressor.compress(picture, .stream) { pieceBytes in
            DeflateOutput(block: pieceBytes, head: 8, tail: 4) { chunk in
                let count = chunk.count - 12
                chunk.storeBytes(of: UInt32(truncatingIfNeeded: count).bigEndian, as: UInt32.self)
                chunk.storeBytes(of: Self.dataType, toByteOffset: 4, as: UInt32.self)
                let body = UnsafeRawBufferPointer(rebasing: chunk[4..<8 + count])
                chunk.storeBytes(of: Checksum.crc32(body).bigEndian, toByteOffset: 8 + count, as: UInt32.self)
                try sink(UnsafeRawBufferPointer(chunk))
            }
        }
        var end: [UInt8] = []
        end.append(chunk: "IEND", [])
        try end.withUnsafeBytes(sink)
    }

    /// "IDAT" as it lies in memory.
    private static let dataType = UInt32(0x4944_4154).bigEndian
}
