import CDeflate

/// The checksums of PNG files, by libdeflate's functions, which use what the processor has for them.
enum Checksum {
    /// zlib's checksum of bytes that follow those of another checksum; 1 is the checksum of none.
    static func adler32(_ checksum: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_adler32(checksum, bytes.baseAddress, bytes.count)
    }

    /// zlib's checksum of bytes and so many more that have a checksum of their own.
    static func combined(_ first: UInt32, with second: UInt32, of count: Int) -> UInt32 {
        let base: UInt64 = 65_521
        let (low, high) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (nextLow, nextHigh) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
        // The second's sums began at 1 and 0, and each of its bytes adds the first's low sum to the high one again.
        let before = low + base - 1
        let sum = (before + nextLow) % base
        let weighted = (high + nextHigh + UInt64(count) % base * before) % base
        return UInt32(weighted << 16 | sum)
    }

    /// The checksum at the end of a chunk.
    static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_crc32(0, bytes.baseAddress, bytes.count)
    }
}
