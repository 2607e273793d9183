import RNFoundation

/// The cipher AES (FIPS 197) on blocks of 16 bytes.
struct BlockCipher {
    private let keys: [[UInt8]]

    private static let (substitution, inverse) = tables()

    /// `nil` for a key that hasn't 16, 24 or 32 bytes.
    init?(key: [UInt8]) {
        guard [16, 24, 32].contains(key.count) else { return nil }
        let length = key.count / 4
        var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
        var round: UInt8 = 1
        for index in length..<4 * (length + 7) {
            var word = words[index - 1]
            if index % length == 0 {
                word = [word[1], word[2], word[3], word[0]].map { Self.substitution[Int($0)] }
                word[0] ^= round
                round = Self.doubled(round)
            } else if length > 6, index % length == 4 {
                word = word.map { Self.substitution[Int($0)] }
            }
            words.append(zip(words[index - length], word).map { $0 ^ $1 })
        }
        keys = stride(from: 0, to: words.count, by: 4).map { words[$0..<$0 + 4].flatMap { $0 } }
    }

    func encrypt(_ block: [UInt8]) -> [UInt8] {
        var state = Self.xor(block, keys[0])
        for round in 1..<keys.count {
            state = (0..<16).map { Self.substitution[Int(state[($0 + $0 % 4 * 4) % 16])] }
            if round < keys.count - 1 { state = Self.mix(state, [2, 3, 1, 1]) }
            state = Self.xor(state, keys[round])
        }
        return state
    }

    func decrypt(_ block: [UInt8]) -> [UInt8] {
        var state = block
        for round in (1..<keys.count).reversed() {
            state = Self.xor(state, keys[round])
            if round < keys.count - 1 { state = Self.mix(state, [14, 11, 13, 9]) }
            state = (0..<16).map { Self.inverse[Int(state[($0 + 16 - $0 % 4 * 4) % 16])] }
        }
        return Self.xor(state, keys[0])
    }

    static func xor(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> [UInt8] { zip(a, b).map { $0 ^ $1 } }

    private static func doubled(_ value: UInt8) -> UInt8 { value << 1 ^ (value & 0x80 == 0 ? 0 : 0x1B) }

    /// Multiplies columns by a circulant matrix in the field of 256 elements.
    private static func mix(_ state: [UInt8], _ factors: [UInt8]) -> [UInt8] {
        (0..<16).map { index in
            (0..<4).reduce(0) { sum, row in
                sum ^ product(state[index / 4 * 4 + row], factors[(row - index % 4 + 4) % 4])
            }
        }
    }

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var (a, b, sum): (UInt8, UInt8, UInt8) = (a, b, 0)
        while b != 0 {
            if b & 1 == 1 { sum ^= a }
            (a, b) = (doubled(a), b >> 1)
        }
        return sum
    }

    /// The S-box and its inverse, from powers of the generator 3 and of its inverse 0xF6.
    private static func tables() -> ([UInt8], [UInt8]) {
        var (table, inverse) = ([UInt8](repeating: 0, count: 256), [UInt8](repeating: 0, count: 256))
        var (power, reciprocal): (UInt8, UInt8) = (1, 1)
        table[0] = 0x63
        for _ in 0..<255 {
            table[Int(power)] = [1, 2, 3, 4].reduce(reciprocal ^ 0x63) { $0 ^ reciprocal.rotatedLeft($1) }
            (power, reciprocal) = (product(power, 3), product(reciprocal, 0xF6))
        }
        for (index, value) in table.enumerated() { inverse[Int(value)] = UInt8(index) }
        return (table, inverse)
    }
}
