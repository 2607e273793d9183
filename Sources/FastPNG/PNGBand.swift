/// Some rows of a picture as a chunk of its PNG file.
///
/// A band depends only on the pixels of its own rows: its first row is filtered Sub, no match reaches before it, and
/// its block ends on a byte boundary by an empty stored block, as after zlib's `Z_SYNC_FLUSH`. Bands can therefore be
/// compressed on several threads, and a band that occurs in several pictures is reused.
package struct PNGBand: Sendable {
    /// Length, type, compressed rows and CRC.
    package let chunk: [UInt8]
    /// The Adler-32 of the filtered rows.
    let checksum: UInt32
    /// The bytes of the filtered rows.
    let count: Int

    /// The compressed rows without the chunk's length and type before them and the CRC after them.
    var data: ArraySlice<UInt8> { chunk.dropFirst(8).dropLast(4) }

    /// The size of a band's filtered rows: large enough to pay for a Huffman code, small enough that it fits them.
    static let bytes = 172_032

    /// The rows of each band but the last.
    package static func height(width: Int, isOpaque: Bool) -> Int { max(1, bytes / (width * (isOpaque ? 3 : 4) + 1)) }

    /// The rows of a picture's bands.
    package static func rows(width: Int, height: Int, isOpaque: Bool) -> [Range<Int>] {
        let count = self.height(width: width, isOpaque: isOpaque)
        return stride(from: 0, to: height, by: count).map { $0..<min(height, $0 + count) }
    }
}
