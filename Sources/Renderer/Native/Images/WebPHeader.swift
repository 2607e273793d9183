/// The three kinds of WebP header (RFC 9649).
enum WebPHeader {
    /// The size in pixels; `nil` for truncated data or an unknown kind.
    static func size(_ bytes: UnsafeRawBufferPointer) -> (Int, Int)? {
        guard bytes.count >= 30 else { return nil }
        switch bytes.bigEndian32(at: 12) {
        case 0x5650_3820:  // "VP8 ": 14 bits each after the key frame's start code
            return (bytes.littleEndian16(at: 26) & 0x3FFF, bytes.littleEndian16(at: 28) & 0x3FFF)
        case 0x5650_384C:  // "VP8L": 14 bits each, less one, after the signature byte
            let bits = bytes.littleEndian32(at: 21)
            return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        case 0x5650_3858:  // "VP8X": 24 bits each, less one
            return (bytes.littleEndian24(at: 24) + 1, bytes.littleEndian24(at: 27) + 1)
        default: return nil
        }
    }
}
