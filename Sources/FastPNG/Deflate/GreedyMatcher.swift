/// Literal bytes, then a match: `length` bytes that repeat those `distance` bytes before.
struct DeflateToken {
    var literals: UInt32
    var length: UInt16
    var distance: UInt16
}

/// Finds matches as LZ77 does (Ziv and Lempel, 1977): greedily, in one pass, with one candidate for each hash.
///
/// At each position it first compares with the pixel before, the commonest match in filtered rows; then with the last
/// position whose next six bytes had the same hash (as LZ4 and zlib's `deflate_fast` do). Six bytes are two opaque
/// pixels.
/// Shorter matches are frequent in the noise of photos and cost more bits than they save. While nothing matches, the
/// step grows (LZ4's skip acceleration).
///
/// Example: 3 bytes a pixel, and the bytes `01 x y A B C D E F G H`, twelve `00`, `A B C D E F G H` and more. Positions 3,
/// 6, 9 and 12 match nothing and are remembered. At 15, eight bytes equal those 3 before: literals 15, length 8, distance
/// 3. At 23 the hash of `A B C D E F` leads back to position 3: literals 0, length 8, distance 20.
final class GreedyMatcher {
    /// The largest distance of a match.
    static let window = 32_768
    private static let longest = 258
    private static let shortest = 6
    private static let hashBits: UInt64 = 14
    /// The last position of each hash of six bytes.
    private let places = UnsafeMutablePointer<UInt32>.allocate(1 << Int(hashBits), of: 0)

    deinit { places.deallocate() }

    /// Forgets all positions. Later positions are beyond `window`, so that the value 0 is never close enough to match.
    func clear() { places.update(repeating: 0, count: 1 << Int(Self.hashBits)) }

    /// The maximum number of tokens for a number of bytes.
    static func maxTokens(_ count: Int) -> Int { count / 3 + 4 }

    @inline(__always) private static func hash(_ bytes: UInt64) -> Int {
        Int(truncatingIfNeeded: ((bytes &<< 16) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- hashBits))
    }

    /// Finds matches within the bytes.
    /// - Parameters:
    ///   - count: at least the bytes of a pixel.
    ///   - position: the position of the first byte, farther than `window` from all earlier scans.
    ///   - period: the bytes of a pixel.
    ///   - tokens: has room for `maxTokens(count)`.
    /// - Returns: the number of tokens; bytes after the last are literals.
    func scan(
        _ bytes: UnsafeRawPointer, count end: Int, position: UInt32, period: Int,
        tokens: UnsafeMutablePointer<DeflateToken>
    ) -> Int {
        let places = places
        var token = tokens
        // The first pixel has no pixel before it.
        var (index, literals, misses) = (period, period, 0)

        @inline(__always) func add(_ length: Int, _ distance: Int) {
            token.pointee = DeflateToken(
                literals: UInt32(truncatingIfNeeded: index &- literals), length: UInt16(truncatingIfNeeded: length),
                distance: UInt16(truncatingIfNeeded: distance))
            token += 1
            index &+= length
            literals = index
        }
        @inline(__always) func load(_ index: Int) -> UInt64 {
            bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        }
        @inline(__always) func byte(_ index: Int) -> UInt8 { bytes.load(fromByteOffset: index, as: UInt8.self) }

        // Loads of eight bytes stay within the buffer.
        let last = end &- 16
        while index < last {
            let next = load(index)
            if next == load(index &- period) {
                var rest = Self.equal(bytes, index &+ 8, index &+ 8 &- period, end) &+ 8
                while let part = Self.part(of: rest) {
                    add(part, period)
                    rest &-= part
                }
                misses = 0
                continue
            }
            let hash = Self.hash(next)
            let here = position &+ UInt32(truncatingIfNeeded: index)
            let distance = Int(truncatingIfNeeded: here &- places[hash])
            places[hash] = here
            var length = 0
            if distance <= Self.window {
                let difference = next ^ load(index &- distance)
                if difference != 0 {
                    length = difference.trailingZeroBitCount &>> 3
                } else {
                    let limit = min(end, index &+ Self.longest)
                    length = Self.equal(bytes, index &+ 8, index &+ 8 &- distance, limit) &+ 8
                }
            }
            if length >= Self.shortest {
                if length < 32 {
                    // Positions within a short match are candidates, too.
                    for inner in stride(from: index &+ 1, to: min(last, index &+ length), by: 2) {
                        places[Self.hash(load(inner))] = position &+ UInt32(truncatingIfNeeded: inner)
                    }
                }
                // Extend the match backwards over skipped bytes.
                while index > literals, length < Self.longest, index &- distance > 0,
                    byte(index &- 1) == byte(index &- 1 &- distance)
                {
                    index &-= 1
                    length &+= 1
                }
                add(length, distance)
                misses = 0
            } else {
                // Advance by a pixel, and by more the longer nothing matches.
                misses &+= 1
                index &+= 3 &+ misses &>> 6
            }
        }
        if token > tokens { tokens[0].literals &+= UInt32(truncatingIfNeeded: period) }
        return token - tokens
    }

    /// The next match of a run, such that the rest is 0 or at least 3; `nil` for an empty run.
    @inline(__always) private static func part(of run: Int) -> Int? {
        if run >= longest &+ 3 || run == longest { return longest }
        if run > longest { return 128 }
        return run > 0 ? run : nil
    }

    /// The number of equal bytes from two positions on, before the end.
    @inline(__always)
    private static func equal(_ bytes: UnsafeRawPointer, _ start: Int, _ other: Int, _ end: Int) -> Int {
        var (a, b) = (start, other)
        while a &+ 8 <= end {
            let difference =
                bytes.loadUnaligned(fromByteOffset: a, as: UInt64.self).littleEndian
                ^ bytes.loadUnaligned(fromByteOffset: b, as: UInt64.self).littleEndian
            if difference != 0 { return a &- start &+ difference.trailingZeroBitCount &>> 3 }
            a &+= 8
            b &+= 8
        }
        while a < end, bytes.load(fromByteOffset: a, as: UInt8.self) == bytes.load(fromByteOffset: b, as: UInt8.self) {
            a &+= 1
            b &+= 1
        }
        return a &- start
    }
}
