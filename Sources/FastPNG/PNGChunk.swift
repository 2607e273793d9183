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

    package mutating func append(chunk type: String, _ data: some Collection<UInt8>) {
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
