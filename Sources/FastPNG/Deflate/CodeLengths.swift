/// A block's two codes as a list of code lengths (RFC 1951, 3.2.7): run-length coded, with a third code for the list.
///
/// Example: 3, then 0 eleven times, then 5 seven times becomes 3, 18 (11 zeros: extra bits 0), 5, 16 (the 5 again six
/// times: extra bits 3).
final class CodeLengths {
    private let code = HuffmanCode(count: 19, limit: 7)
    /// Symbols; the value of the extra bits is above the 8th bit.
    private let items = UnsafeMutablePointer<UInt16>.allocate(
        capacity: DeflateAlphabet.literals + DeflateAlphabet.distances)
    private var count = 0
    private var literals = 0
    private var distances = 0
    private var kinds = 0

    deinit { items.deallocate() }

    /// The number of extra bits of a symbol.
    @inline(__always) private static func extraBits(_ symbol: Int) -> Int {
        switch symbol {
        case 16: 2
        case 17: 3
        case 18: 7
        default: 0
        }
    }

    /// Encodes the lengths of two codes.
    /// - Returns: the number of bits.
    func prepare(_ literal: HuffmanCode, _ distance: HuffmanCode) -> Int {
        literals = DeflateAlphabet.literals
        while literals > 257, literal.lengths[literals &- 1] == 0 { literals &-= 1 }
        distances = DeflateAlphabet.distances
        while distances > 1, distance.lengths[distances &- 1] == 0 { distances &-= 1 }
        count = 0
        code.clear()
        var index = 0
        let (literals, total) = (literals, literals &+ distances)
        while index < total {
            func length(_ index: Int) -> UInt8 {
                index < literals ? literal.lengths[index] : distance.lengths[index &- literals]
            }
            let value = length(index)
            var run = 1
            while index &+ run < total, length(index &+ run) == value { run &+= 1 }
            index &+= run
            add(value, run)
        }
        code.build()
        kinds = 19
        while kinds > 4, code.lengths[DeflateAlphabet.codeLengthOrder[kinds &- 1]] == 0 { kinds &-= 1 }
        var bits = 14 &+ kinds &* 3 &+ code.bits
        for symbol in 16...18 { bits &+= Int(code.frequencies[symbol]) &* Self.extraBits(symbol) }
        return bits
    }

    private func add(_ value: UInt8, _ run: Int) {
        var run = run
        if value == 0 {
            while run >= 11 {
                item(18, extra: min(run, 138) &- 11)
                run &-= min(run, 138)
            }
            if run >= 3 {
                item(17, extra: run &- 3)
                run = 0
            }
        } else {
            item(Int(value), extra: 0)
            run &-= 1
            while run >= 3 {
                item(16, extra: min(run, 6) &- 3)
                run &-= min(run, 6)
            }
        }
        for _ in 0..<run { item(Int(value), extra: 0) }
    }

    private func item(_ symbol: Int, extra: Int) {
        items[count] = UInt16(truncatingIfNeeded: symbol | extra &<< 8)
        count &+= 1
        code.frequencies[symbol] &+= 1
    }

    /// Writes the lengths prepared last.
    func write(into writer: inout BitWriter) {
        writer.add(UInt64(literals &- 257), bits: 5)
        writer.add(UInt64(distances &- 1), bits: 5)
        writer.add(UInt64(kinds &- 4), bits: 4)
        for place in 0..<kinds {
            writer.add(UInt64(code.lengths[DeflateAlphabet.codeLengthOrder[place]]), bits: 3)
            writer.flush()
        }
        for place in 0..<count {
            let symbol = Int(items[place] & 0xFF)
            writer.add(UInt64(code.codes[symbol]), bits: UInt64(code.lengths[symbol]))
            writer.add(UInt64(items[place] &>> 8), bits: UInt64(Self.extraBits(symbol)))
            writer.flush()
        }
    }
}
