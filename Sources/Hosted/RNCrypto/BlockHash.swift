@_exported import RNFoundation

/// The padding and blocks that MD5, SHA-1 and SHA-2 share (RFC 1321, RFC 6234).
package struct BlockHash<Word: FixedWidthInteger & UnsignedInteger> {
    package typealias Compression = (_ state: inout [Word], _ block: [Word]) -> Void

    private var state: [Word]
    private var rest: [UInt8] = []
    private var length: UInt64 = 0
    private let isBigEndian: Bool
    private let digestLength: Int
    private let compress: Compression

    package init(_ state: [Word], isBigEndian: Bool = true, digestLength: Int, compress: @escaping Compression) {
        (self.state, self.isBigEndian, self.digestLength) = (state, isBigEndian, digestLength)
        self.compress = compress
    }

    private static var wordBytes: Int { Word.bitWidth / 8 }
    package static var blockBytes: Int { wordBytes * 16 }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        let old = rest.count
        rest += bytes
        length += UInt64(rest.count - old)
        let end = rest.count / Self.blockBytes * Self.blockBytes
        for start in stride(from: 0, to: end, by: Self.blockBytes) {
            compress(&state, words(rest[start..<start + Self.blockBytes]))
        }
        rest.removeFirst(end)
    }

    private func words(_ bytes: ArraySlice<UInt8>) -> [Word] {
        stride(from: bytes.startIndex, to: bytes.endIndex, by: Self.wordBytes).map { start in
            let word = bytes[start..<start + Self.wordBytes]
            return (isBigEndian ? Array(word) : word.reversed()).reduce(0) { $0 << 8 | Word($1) }
        }
    }

    private func bytes(of word: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: isBigEndian ? word.bigEndian : word.littleEndian) { Array($0) }
    }

    /// The digest of what came so far.
    package func finish() -> [UInt8] {
        var copy = self
        let bits = length << 3
        // The length takes two words; SHA-512's upper one is beyond any length here.
        let lengthBytes = Self.wordBytes * 2
        let zeros = (2 * Self.blockBytes - 1 - lengthBytes - rest.count) % Self.blockBytes
        let padding = [0x80] + [UInt8](repeating: 0, count: zeros + lengthBytes - 8) + bytes(of: bits)
        copy.update(padding)
        return Array(copy.state.flatMap { bytes(of: $0) }.prefix(digestLength))
    }
}

extension FixedWidthInteger {
    func rotatedLeft(_ count: Int) -> Self { self << Self(count) | self >> Self(Self.bitWidth - count) }
    func rotatedRight(_ count: Int) -> Self { rotatedLeft(Self.bitWidth - count) }
}
