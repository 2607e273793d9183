/// Some bytes as they are, then bytes that repeat what was `distance` bytes before.
struct DeflateToken {
    var literals: UInt32
    var length: UInt16
    var distance: UInt16
}

/// Finds what repeats: first whether the bytes go on as they were a pixel before, which in filtered rows is most of a
/// picture, then where the same six bytes were last.
///
/// Six bytes are two opaque pixels. Shorter matches cost more than they save in the noise of photos, where there are many.
final class GreedyMatcher {
    /// How far back a match may lie: deflate's window.
    static let window = 32_768
    static let longest = 258
    private static let shortest = 6
    private static let hashBits: UInt64 = 14
    /// Where each hash of six bytes was last, as the place in the stream.
    private let places: UnsafeMutablePointer<UInt32>

    init() { places = .allocate(capacity: 1 << Int(Self.hashBits)) }

    deinit { places.deallocate() }

    /// Forgets all places, for a stream that begins. The first place of a stream is beyond `window`, so that a 0 here is
    /// never near enough to be a match.
    func clear() { places.update(repeating: 0, count: 1 << Int(Self.hashBits)) }

    @inline(__always)
    private static func hash(_ bytes: UInt64) -> Int {
        Int(truncatingIfNeeded: ((bytes &<< 16) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- hashBits))
    }

    /// Finds the matches of bytes.
    /// - Parameters:
    ///   - bytes: from `oldest` on they belong to the stream.
    ///   - start: where to begin; the bytes of a pixel come before it at least.
    ///   - place: of the first of `bytes` in the stream.
    ///   - period: the bytes of a pixel.
    ///   - tokens: has room for one token for every three bytes, and four more.
    /// - Returns: how many tokens there are; bytes after the last are literals.
    func scan(
        _ bytes: UnsafeRawPointer, oldest: Int, from start: Int, to end: Int, place: UInt32, period: Int,
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
        @inline(__always)
        func load(_ index: Int) -> UInt64 {
            bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        }
        @inline(__always)
        func byte(_ index: Int) -> UInt8 { bytes.load(fromByteOffset: index, as: UInt8.self) }

        // Reading eight bytes at once stays within the bytes.
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
            let here = place &+ UInt32(truncatingIfNeeded: index)
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
                    // What lies within a short match is found again, too.
                    for inner in stride(from: index &+ 1, to: min(last, index &+ length), by: 2) {
                        places[Self.hash(load(inner))] = place &+ UInt32(truncatingIfNeeded: inner)
                    }
                }
                // What was stepped over may belong to it.
                while index > literals, length < Self.longest, index &- distance > oldest,
                    byte(index &- 1) == byte(index &- 1 &- distance)
                {
                    index &-= 1
                    length &+= 1
                }
                add(length, distance)
                misses = 0
            } else {
                // From pixel to pixel; what doesn't repeat is noise for a while, so look less often the longer it lasts.
                misses &+= 1
                index &+= 3 &+ misses &>> 6
            }
        }
        return token - tokens
    }

    /// The next match of a run; nothing shorter than 3 is left over, and nothing of an empty one.
    @inline(__always)
    static func part(of run: Int) -> Int? {
        if run >= longest &+ 3 || run == longest { return longest }
        if run > longest { return 128 }
        return run > 0 ? run : nil
    }

    /// How many bytes are equal from two places on, before the end.
    @inline(__always)
    static func equal(_ bytes: UnsafeRawPointer, _ start: Int, _ other: Int, _ end: Int) -> Int {
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
