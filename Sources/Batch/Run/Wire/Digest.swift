/// A SHA-256, as four numbers: quick to compare and to look up.
package struct Digest: Hashable, Sendable {
    var first: UInt64
    var second: UInt64
    var third: UInt64
    var fourth: UInt64

    init(first: UInt64, second: UInt64, third: UInt64, fourth: UInt64) {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
    }

    /// From 32 bytes; missing ones count as 0.
    package init(_ bytes: [UInt8]) {
        var words: [UInt64] = [0, 0, 0, 0]
        for (index, byte) in bytes.prefix(32).enumerated() {
            words[index / 8] |= UInt64(byte) << UInt64(56 - index % 8 * 8)
        }
        self.init(first: words[0], second: words[1], third: words[2], fourth: words[3])
    }

    /// 64 hexadecimal digits, in lower case.
    package var hex: String {
        String(unsafeUninitializedCapacity: 64) { text in
            var index = 0
            for word in [first, second, third, fourth] {
                for shift in stride(from: UInt64(60), through: 0, by: -4) {
                    let digit = UInt8(truncatingIfNeeded: word >> shift & 15)
                    text[index] = digit < 10 ? 0x30 + digit : 0x57 + digit
                    index += 1
                }
            }
            return 64
        }
    }

    /// It spreads already, and nobody chooses looks by their digests.
    package func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
