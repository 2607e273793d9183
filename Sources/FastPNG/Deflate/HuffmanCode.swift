/// A length-limited Huffman code for deflate (RFC 1951, 3.2.2): the number of bits and the bits of each symbol.
///
/// Lengths come from Huffman's algorithm with two queues in linear time after sorting (van Leeuwen, 1976). Codes above
/// the limit are cut to it and others lengthened until Kraft's sum is 1 again (as zlib's `gen_bitlen` does): slightly
/// worse than package-merge, but the limit is rarely reached.
///
/// Example: frequencies A 5, B 2, C 1, D 1 give the lengths 1, 2, 3, 3 and the codes 0, 10, 110, 111.
///
/// Memory is allocated once and reused for each block's code.
final class HuffmanCode {
    let count: Int
    private let limit: Int
    /// The frequency of each symbol, the input of `build`.
    let frequencies: UnsafeMutablePointer<UInt32>
    /// The bits of each symbol's code; 0 for unused symbols.
    let lengths: UnsafeMutablePointer<UInt8>
    /// Each symbol's code, with its first bit as the lowest.
    let codes: UnsafeMutablePointer<UInt32>
    /// The used symbols, as frequency and symbol in one number.
    private let order: UnsafeMutableBufferPointer<UInt64>
    /// The weights (later depths) and parents of the tree's nodes.
    private let weights: UnsafeMutablePointer<UInt32>
    private let parents: UnsafeMutablePointer<UInt16>

    /// - Parameter limit: the maximum code length in bits: at most 15, and enough for `count` codes.
    init(count: Int, limit: Int) {
        (self.count, self.limit) = (count, limit)
        frequencies = .allocate(count, of: 0)
        lengths = .allocate(count, of: 0)
        codes = .allocate(count, of: 0)
        order = UnsafeMutableBufferPointer(start: .allocate(count, of: 0), count: count)
        weights = .allocate(count * 2, of: 0)
        parents = .allocate(count * 2, of: 0)
    }

    deinit {
        frequencies.deallocate()
        lengths.deallocate()
        codes.deallocate()
        order.deallocate()
        weights.deallocate()
        parents.deallocate()
    }

    func clear() { frequencies.update(repeating: 0, count: count) }

    /// The bits of all symbols together.
    var bits: Int {
        var sum = 0
        for symbol in 0..<count { sum &+= Int(frequencies[symbol]) &* Int(lengths[symbol]) }
        return sum
    }

    func build() {
        var used = 0
        for symbol in 0..<count {
            lengths[symbol] = 0
            if frequencies[symbol] > 0 {
                order[used] = UInt64(frequencies[symbol]) &<< 16 | UInt64(symbol)
                used &+= 1
            }
        }
        if used <= 2 {
            for place in 0..<used { lengths[symbol(place)] = 1 }
            // Some decoders refuse a code of fewer than two symbols.
            for symbol in 0..<2 where used < 2 && lengths[symbol] == 0 {
                lengths[symbol] = 1
                used &+= 1
            }
        } else {
            // The symbol breaks ties, so that the code is deterministic.
            var occurring = UnsafeMutableBufferPointer(rebasing: order[..<used])
            occurring.sort()
            assignLengths(used)
        }
        assignCodes()
    }

    private func symbol(_ place: Int) -> Int { Int(truncatingIfNeeded: order[place] & 0xFFFF) }

    /// Builds Huffman's tree with two queues, of leaves and of inner nodes, both ordered by weight.
    private func assignLengths(_ used: Int) {
        for place in 0..<used { weights[place] = UInt32(truncatingIfNeeded: order[place] &>> 16) }
        var (leaf, inner) = (0, used)
        let root = 2 &* used &- 2
        for node in used...root {
            var weight: UInt32 = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < used && (inner >= node || weights[leaf] <= weights[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf &+= 1 } else { inner &+= 1 }
                weight &+= weights[child]
                parents[child] = UInt16(truncatingIfNeeded: node)
            }
            weights[node] = weight
        }
        // From the root down, replace weights by depths.
        weights[root] = 0
        withUnsafeTemporaryAllocation(of: Int.self, capacity: limit + 1) { counts in
            counts.initialize(repeating: 0)
            for node in stride(from: root &- 1, through: 0, by: -1) {
                weights[node] = weights[Int(parents[node])] &+ 1
                if node < used { counts[min(limit, Int(weights[node]))] &+= 1 }
            }
            limitLengths(counts)
            var place = 0
            for length in stride(from: limit, to: 0, by: -1) {
                for _ in 0..<counts[length] {
                    lengths[symbol(place)] = UInt8(truncatingIfNeeded: length)
                    place &+= 1
                }
            }
        }
    }

    /// Lengthens codes until Kraft's sum is 1, after longer ones were cut to the limit.
    private func limitLengths(_ counts: UnsafeMutableBufferPointer<Int>) {
        var room = 0
        for length in 1...limit { room &+= counts[length] &<< (limit &- length) }
        while room > 1 &<< limit {
            // Lengthen the longest code below the limit by one bit, and make a code of the limit its sibling.
            var length = limit &- 1
            while counts[length] == 0 { length &-= 1 }
            counts[length] &-= 1
            counts[length &+ 1] &+= 2
            counts[limit] &-= 1
            room &-= 1
        }
    }

    /// Numbers the codes by length, then symbol (RFC 1951, 3.2.2).
    func assignCodes() {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 17) { next in
            next.initialize(repeating: 0)
            for symbol in 0..<count where lengths[symbol] > 0 { next[Int(lengths[symbol]) &+ 1] &+= 1 }
            for length in 1..<17 { next[length] = (next[length] &+ next[length &- 1]) &<< 1 }
            for symbol in 0..<count {
                let length = lengths[symbol]
                guard length > 0 else { continue }
                let code = next[Int(length)]
                next[Int(length)] = code &+ 1
                codes[symbol] = Self.reversed(code, bits: UInt32(length))
            }
        }
    }

    private static func reversed(_ code: UInt32, bits: UInt32) -> UInt32 {
        var value = code
        value = (value & 0x5555) &<< 1 | (value &>> 1) & 0x5555
        value = (value & 0x3333) &<< 2 | (value &>> 2) & 0x3333
        value = (value & 0x0F0F) &<< 4 | (value &>> 4) & 0x0F0F
        value = (value & 0x00FF) &<< 8 | value &>> 8
        return value &>> (16 &- bits)
    }
}

extension UnsafeMutablePointer {
    /// Allocates a number of equal elements.
    static func allocate(_ count: Int, of element: Pointee) -> Self {
        let memory = allocate(capacity: count)
        memory.initialize(repeating: element, count: count)
        return memory
    }
}
