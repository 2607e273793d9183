import CDeflate

/// The checksums of PNG files, by libdeflate's functions, which use what the processor has for them.
enum Checksum {
    /// zlib's checksum of bytes that follow those of another checksum; 1 is the checksum of none.
    static func adler32(_ checksum: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_adler32(checksum, bytes.baseAddress, bytes.count)
    }

    /// The checksum at the end of a chunk.
    static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_crc32(0, bytes.baseAddress, bytes.count)
    }
}
