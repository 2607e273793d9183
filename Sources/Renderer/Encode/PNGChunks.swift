/// The pieces that PNG files are made of.
extension [UInt8] {
    static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    mutating func append(bigEndian value: UInt32) {
        for shift in [UInt32(24), 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    mutating func append(bigEndian value: UInt16) {
        append(UInt8(truncatingIfNeeded: value >> 8))
        append(UInt8(truncatingIfNeeded: value))
    }

    /// A PNG chunk: length, type, data, checksum of type and data.
    mutating func append(chunk type: String, _ data: [UInt8]) {
        append(bigEndian: UInt32(data.count))
        let body = Array(type.utf8) + data
        self += body
        append(bigEndian: body.withUnsafeBytes(Checksum.crc32))
    }

    /// The header chunk of a picture of 8 bits a channel: RGB when it is opaque, RGBA when not.
    mutating func appendPNGHeader(width: Int, height: Int, isOpaque: Bool) {
        var header = [UInt8]()
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        append(chunk: "IHDR", header)
    }
}
