/// A SHA-256, as four numbers: quick to compare, to look up and to keep.
package struct Digest: Hashable, Codable, Sendable {
    /// The first 64 bits.
    package let first: UInt64
    private let second: UInt64
    private let third: UInt64
    private let fourth: UInt64

    /// From 32 bytes; missing ones count as 0.
    package init(_ bytes: [UInt8]) {
        func word(_ index: Int) -> UInt64 {
            (index * 8..<index * 8 + 8).reduce(0) { $0 << 8 | UInt64($1 < bytes.count ? bytes[$1] : 0) }
        }
        (first, second, third, fourth) = (word(0), word(1), word(2), word(3))
    }

    /// 64 hexadecimal digits, in lower case.
    package var hex: String { [first, second, third, fourth].map(\.hex).joined() }

    /// A digest is spread already.
    package func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

extension UInt64 {
    /// 16 hexadecimal digits, in lower case.
    package var hex: String { FixedText.padded(String(self, radix: 16), to: 16) }
}
