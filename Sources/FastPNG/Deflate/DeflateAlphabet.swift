/// The symbols of lengths and distances, and their extra bits (RFC 1951, 3.2.5).
enum DeflateAlphabet {
    /// Symbols of literals, of a block's end and of lengths.
    static let literals = 286
    static let distances = 30
    static let endOfBlock = 256
    static let firstLength = 257

    /// Symbol and extra bits of each length from 3 on.
    static let lengths: [Extra] = (3...258).map { length in
        // 258 has its own symbol because long runs make it the most frequent.
        if length == 258 { return Extra(symbol: 285, value: 0, bits: 0) }
        return .of(length - 3, firstSymbol: firstLength, steps: 4)
    }

    /// Symbol of each distance from 1 to 256, then of every 128th above.
    static let distanceSymbols: [UInt8] = (0..<512).map { place in
        let distance = place < 256 ? place : (place - 256) << 7
        return UInt8(Extra.of(distance, firstSymbol: 0, steps: 2).symbol)
    }

    /// A symbol with extra bits.
    struct Extra {
        let symbol: UInt16
        let value: UInt16
        let bits: UInt8

        /// A value in a logarithmic scale, in which each doubling has a number of steps.
        static func of(_ value: Int, firstSymbol: Int, steps: Int) -> Extra {
            var bits = 0
            while value >> bits >= steps * 2 { bits += 1 }
            return Extra(
                symbol: UInt16(firstSymbol + bits * steps + value >> bits), value: UInt16(value & (1 << bits - 1)),
                bits: UInt8(bits))
        }
    }

    /// The order in which the lengths of the lengths' code are written.
    static let codeLengthOrder: [Int] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
