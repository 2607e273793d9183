/// A chunk of compressed rows that is put together in its place.
enum PNGChunk {
    /// The bytes before the data and after it.
    static let head = 8
    static let tail = 4
    /// "IDAT" as it lies in memory.
    private static let dataType = UInt32(0x4944_4154).bigEndian

    /// Writes length, type and checksum around the data of a chunk.
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
