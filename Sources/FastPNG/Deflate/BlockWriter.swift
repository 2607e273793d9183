/// Writes a deflate block (RFC 1951, 3.2.3) with its own Huffman codes, with the fixed ones or stored: the shortest.
///
/// Example: the bytes `00 00 00 00 00 00 07` and one token (literals 1, length 5, distance 1). The fixed codes take 8 bits
/// for literal 0, 7 for length 5 (symbol 259), 5 for distance 1 (symbol 0), 8 for literal 7, 7 for the end of the block:
/// 35 bits, after 3 for the kind of the block. Codes of its own take fewer bits a symbol, but some 60 for their lengths;
/// stored, the bytes take 56 bits and a header of 40. The fixed codes win.
final class BlockWriter {
    private let literal = HuffmanCode(count: 288, limit: 14)
    private let distance = HuffmanCode(count: 30, limit: 14)
    private let lengths = CodeLengths()
    /// The code of each literal; its length is above the 16th bit.
    private let literalWords = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    /// The code of each match length with its extra bits; their number is above the 24th bit.
    private let lengthWords = UnsafeMutablePointer<UInt32>.allocate(capacity: 259)
    private let lengthExtras = UnsafeMutablePointer<DeflateAlphabet.Extra>.allocate(capacity: 259)
    private let distanceSymbols = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)
    /// Four counters for each literal, so that repeated bytes don't wait for the store of the same counter.
    private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: 1024)

    init() {
        for (index, extra) in DeflateAlphabet.lengths.enumerated() {
            (lengthExtras + index + 3).initialize(to: extra)
        }
        for (index, symbol) in DeflateAlphabet.distanceSymbols.enumerated() { distanceSymbols[index] = symbol }
    }

    deinit {
        literalWords.deallocate()
        lengthWords.deallocate()
        lengthExtras.deallocate()
        distanceSymbols.deallocate()
        counts.deallocate()
    }

    /// The maximum size of a block, with the unfinished byte before it and the writer's excess.
    static func bound(_ count: Int) -> Int { count + (count / 65_535 + 1) * 5 + 32 }

    /// - Parameters:
    ///   - tokens: the matches in the bytes; bytes after the last match are literals.
    func write(
        _ bytes: UnsafePointer<UInt8>, count end: Int, tokens: UnsafeBufferPointer<DeflateToken>,
        into writer: inout BitWriter
    ) {
        count(bytes, to: end, tokens)
        let extraBits = extraBits
        literal.build()
        distance.build()
        let own = lengths.prepare(literal, distance) &+ literal.bits &+ distance.bits
        let fixed = fixedBits
        // Includes three bits for the block's type and at most seven of padding.
        let stored = end &* 8 &+ (end / 65_535 &+ 1) &* 40
        if stored <= min(own, fixed) &+ extraBits {
            store(bytes, end, into: &writer)
        } else if own < fixed {
            writer.add(2 &<< 1, bits: 3)
            writer.flush()
            lengths.write(into: &writer)
            body(bytes, to: end, tokens, into: &writer)
        } else {
            writer.add(1 &<< 1, bits: 3)
            writer.flush()
            for symbol in 0..<288 { literal.lengths[symbol] = Self.fixedLength(symbol) }
            for symbol in 0..<30 { distance.lengths[symbol] = 5 }
            literal.assignCodes()
            distance.assignCodes()
            body(bytes, to: end, tokens, into: &writer)
        }
    }

    private func count(_ bytes: UnsafePointer<UInt8>, to end: Int, _ tokens: UnsafeBufferPointer<DeflateToken>) {
        literal.clear()
        distance.clear()
        counts.update(repeating: 0, count: 1024)
        let (counts, literals, distances) = (counts, literal.frequencies, distance.frequencies)
        let (extras, symbols) = (lengthExtras, distanceSymbols)
        var place = 0
        @inline(__always) func run(to end: Int) {
            while place &+ 4 <= end {
                counts[Int(bytes[place])] &+= 1
                counts[Int(bytes[place &+ 1]) &+ 256] &+= 1
                counts[Int(bytes[place &+ 2]) &+ 512] &+= 1
                counts[Int(bytes[place &+ 3]) &+ 768] &+= 1
                place &+= 4
            }
            while place < end {
                counts[Int(bytes[place])] &+= 1
                place &+= 1
            }
        }
        for token in tokens {
            run(to: place &+ Int(token.literals))
            literals[Int(extras[Int(token.length)].symbol)] &+= 1
            distances[Self.symbol(Int(token.distance), symbols)] &+= 1
            place &+= Int(token.length)
        }
        run(to: end)
        for byte in 0..<256 {
            literals[byte] = counts[byte] &+ counts[byte &+ 256] &+ counts[byte &+ 512] &+ counts[byte &+ 768]
        }
        literals[DeflateAlphabet.endOfBlock] = 1
    }

    @inline(__always) private static func symbol(_ distance: Int, _ symbols: UnsafePointer<UInt8>) -> Int {
        let value = distance &- 1
        return Int(symbols[value < 256 ? value : 256 &+ value &>> 7])
    }

    /// The extra bits of all lengths and distances.
    private var extraBits: Int {
        var bits = 0
        for symbol in DeflateAlphabet.firstLength..<285 {
            bits &+= Int(literal.frequencies[symbol]) &* max(0, (symbol &- 261) / 4)
        }
        for symbol in 4..<30 { bits &+= Int(distance.frequencies[symbol]) &* (symbol &>> 1 &- 1) }
        return bits
    }

    private static func fixedLength(_ symbol: Int) -> UInt8 {
        switch symbol {
        case ..<144: 8
        case ..<256: 9
        case ..<280: 7
        default: 8
        }
    }

    private var fixedBits: Int {
        var bits = 0
        for symbol in 0..<288 { bits &+= Int(literal.frequencies[symbol]) &* Int(Self.fixedLength(symbol)) }
        for symbol in 0..<30 { bits &+= Int(distance.frequencies[symbol]) &* 5 }
        return bits
    }

    private func store(_ bytes: UnsafePointer<UInt8>, _ count: Int, into writer: inout BitWriter) {
        var (bytes, left) = (bytes, count)
        repeat {
            let part = min(left, 65_535)
            left -= part
            writer.add(0, bits: 3)
            writer.align()
            writer.add(UInt64(part) | UInt64(~part & 0xFFFF) &<< 16, bits: 32)
            writer.flush()
            writer.copy(bytes, count: part)
            bytes += part
        } while left > 0
    }

    private func body(
        _ bytes: UnsafePointer<UInt8>, to end: Int, _ tokens: UnsafeBufferPointer<DeflateToken>,
        into writer: inout BitWriter
    ) {
        let (words, lengthWords, symbols) = (literalWords, lengthWords, distanceSymbols)
        let (distanceCodes, distanceLengths) = (distance.codes, distance.lengths)
        for byte in 0..<256 { words[byte] = literal.codes[byte] | UInt32(literal.lengths[byte]) &<< 16 }
        for length in 3...258 {
            let extra = lengthExtras[length]
            let symbol = Int(extra.symbol)
            let bits = UInt32(literal.lengths[symbol])
            lengthWords[length] =
                literal.codes[symbol] | UInt32(extra.value) &<< bits | (bits &+ UInt32(extra.bits)) &<< 24
        }
        var out = writer
        var place = 0
        @inline(__always) func put(_ index: Int) {
            let word = words[Int(bytes[index])]
            out.add(UInt64(word & 0xFFFF), bits: UInt64(word &>> 16))
        }
        @inline(__always) func run(to end: Int) {
            while place &+ 4 <= end {
                // Four codes of 14 bits and the rest of a byte fit into 64 bits.
                put(place)
                put(place &+ 1)
                put(place &+ 2)
                put(place &+ 3)
                out.flush()
                place &+= 4
            }
            while place < end {
                put(place)
                place &+= 1
            }
            out.flush()
        }
        for token in tokens {
            run(to: place &+ Int(token.literals))
            let word = lengthWords[Int(token.length)]
            out.add(UInt64(word & 0xFF_FFFF), bits: UInt64(word &>> 24))
            let value = Int(token.distance) &- 1
            let symbol = Self.symbol(Int(token.distance), symbols)
            out.add(UInt64(distanceCodes[symbol]), bits: UInt64(distanceLengths[symbol]))
            if symbol >= 4 {
                let bits = symbol &>> 1 &- 1
                out.add(UInt64(value & (1 &<< bits &- 1)), bits: UInt64(bits))
            }
            out.flush()
            place &+= Int(token.length)
        }
        run(to: end)
        out.add(
            UInt64(literal.codes[DeflateAlphabet.endOfBlock]), bits: UInt64(literal.lengths[DeflateAlphabet.endOfBlock])
        )
        out.flush()
        writer = out
    }
}
