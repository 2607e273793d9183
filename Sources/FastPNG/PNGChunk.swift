/// Chunks of PNG files (PNG specification, 5.3): length, type, data, and the CRC of type and data.
extension [UInt8] {
    package static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package mutating func append(bigEndian value: UInt32) {
        for shift in [UInt32(24), 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    package mutating func append(bigEndian value: UInt16) {
        append(UInt8(truncatingIfNeeded: value >> 8))
        append(UInt8(truncatingIfNeeded: value))
    }

    package mutating func append(chunk type: String, _ data: [UInt8]) {
        append(bigEndian: UInt32(data.count))
        let start = count
        self += type.utf8
        self += data
        append(bigEndian: withUnsafeBytes { Checksum.crc32(UnsafeRawBufferPointer(rebasing: $0[start...])) })
    }

    /// The header chunk of a picture with 8 bits a channel: RGB when opaque, otherwise RGBA.
    package mutating func appendPNGHeader(width: Int, height: Int, isOpaque: Bool) {
        var header = [UInt8]()
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        append(chunk: "IHDR", header)
    }
}

/// Completes a chunk of compressed rows in place, around its data.
enum PNGChunk {
    /// The bytes of the chunk before and after the data.
    static let head = 8
    static let tail = 4
    /// "IDAT" in memory order.
    private static let dataType = UInt32(0x4944_4154).bigEndian

    /// Writes length, type and CRC around the data.
    /// - Parameter chunk: `head` bytes, the data, `tail` bytes.
    static func complete(_ chunk: UnsafeMutableRawBufferPointer) {
        let count = chunk.count - head - tail
        guard count >= 0 else { return }
        chunk.storeBytes(of: UInt32(truncatingIfNeeded: count).bigEndian, as: UInt32.self)
        chunk.storeBytes(of: dataType, toByteOffset: 4, as: UInt32.self)
        let checksum = Checksum.crc32(UnsafeRawBufferPointer(rebasing: chunk[4..<head + count]))
        withUnsafeBytes(of: checksum.bigEndian) { bytes in
            UnsafeMutableRawBufferPointer(rebasing: chunk[(head + count)...]).copyMemory(from: bytes)
        }
    }
}
