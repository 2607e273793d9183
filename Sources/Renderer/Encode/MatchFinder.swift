/// Some bytes as they are, then bytes that repeat what was `distance` bytes before.
struct DeflateToken {
    var literals: UInt32
    var length: UInt16
    var distance: UInt16
}

/// Finds what repeats: first whether the bytes go on as they were a pixel before, which in filtered rows is most of a
/// picture, then where the same four bytes were last.
final class MatchFinder {
    /// How far back a match may lie: deflate's window.
    static let window = 32_768
    private static let hashBits: UInt32 = 14
    static let longest = 258
    /// Where each hash of four bytes was last, as the place in the stream.
    private let places: UnsafeMutablePointer<UInt32>

    init() { places = .allocate(capacity: 1 << Self.hashBits) }

    deinit { places.deallocate() }

    /// Forgets all places, for a stream that begins. The first place of a stream is beyond `window`, so that a 0 here is
    /// never near enough to be a match.
    func clear() { places.update(repeating: 0, count: 1 << Self.hashBits) }

    /// Finds the matches of bytes.
    /// - Parameters:
    ///   - bytes: what comes before `start` belongs to the stream as far as `window` and the stream's beginning reach.
    ///   - place: of the first of `bytes` in the stream.
    ///   - period: the bytes of a pixel.
    ///   - tokens: has room for one token for every four bytes, and four more.
    /// - Returns: how many tokens there are; bytes after the last are literals.
    func scan(
        _ bytes: UnsafeRawPointer, from start: Int, to end: Int, place: UInt32, period: Int,
        tokens: UnsafeMutablePointer<DeflateToken>
    ) -> Int {
        let places = places
        var token = tokens
        var (index, literals, misses) = (start, start, 0)

        @inline(__always)
        func add(_ length: Int, _ distance: Int) {
            token.pointee = DeflateToken(
                literals: UInt32(truncatingIfNeeded: index &- literals), length: UInt16(truncatingIfNeeded: length),
                distance: UInt16(truncatingIfNeeded: distance))
            token += 1
            index &+= length
            literals = index
        }

        // Reading eight bytes at once stays within the bytes.
        let last = end &- 16
        while index < last {
            let next = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if next == bytes.loadUnaligned(fromByteOffset: index &- period, as: UInt64.self) {
                var rest = Self.equal(bytes, index &+ 8, index &+ 8 &- period, end) &+ 8
                // Nothing shorter than 3 may be left over.
                while rest >= Self.longest &+ 3 || rest == Self.longest {
                    add(Self.longest, period)
                    rest &-= Self.longest
                }
                if rest > Self.longest {
                    add(128, period)
                    rest &-= 128
                }
                if rest > 0 { add(rest, period) }
                misses = 0
                continue
            }
            let four = UInt32(truncatingIfNeeded: next)
            let hash = Int(truncatingIfNeeded: (four &* 2_654_435_761) &>> (32 &- Self.hashBits))
            let here = place &+ UInt32(truncatingIfNeeded: index)
            let distance = Int(truncatingIfNeeded: here &- places[hash])
            places[hash] = here
            if distance <= Self.window,
                bytes.loadUnaligned(fromByteOffset: index &- distance, as: UInt32.self) == four
            {
                let limit = min(end, index &+ Self.longest)
                add(Self.equal(bytes, index &+ 4, index &+ 4 &- distance, limit) &+ 4, distance)
                misses = 0
            } else {
                // What doesn't repeat is noise for a while: look less often the longer it lasts.
                misses &+= 1
                index &+= 1 &+ misses &>> 6
            }
        }
        return token - tokens
    }

    /// How many bytes are equal from two places on, before the end.
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
