import RNFoundation

// MD5 (RFC 1321), SHA-1 and SHA-2 (RFC 6234). Constants are computed as the standards define them.

extension BlockHash where Word == UInt32 {
    package static var md5: Self {
        let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
        return Self([0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476], isBigEndian: false, digestLength: 16) {
            state, block in
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for step in 0..<64 {
                let (mix, index): (UInt32, Int) =
                    switch step / 16 {
                    case 0: (b & c | ~b & d, step)
                    case 1: (d & b | ~d & c, (5 * step + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * step + 5) % 16)
                    default: (c ^ (b | ~d), 7 * step % 16)
                    }
                let sum = a &+ mix &+ sines[step] &+ block[index]
                (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(shifts[step / 16][step % 4]))
            }
            for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
        }
    }

    package static var sha1: Self {
        let constants: [UInt32] = [0x5A82_7999, 0x6ED9_EBA1, 0x8F1B_BCDC, 0xCA62_C1D6]
        let start: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        return Self(start, digestLength: 20) { state, block in
            var words = block
            for index in 16..<80 {
                let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
                words.append(mixed.rotatedLeft(1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for step in 0..<80 {
                let mix: UInt32 =
                    switch step / 20 {
                    case 0: b & c | ~b & d
                    case 2: b & c | b & d | c & d
                    default: b ^ c ^ d
                    }
                let sum = a.rotatedLeft(5) &+ mix &+ e &+ constants[step / 20] &+ words[step]
                (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, sum)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
    }

    package static var sha256: Self {
        let (roots, constants) = (SHA2.start, SHA2.constants)
        return Self(roots.map { UInt32($0 >> 32) }, digestLength: 32) { state, block in
            SHA2.compress(
                &state, block, constants.prefix(64).map { UInt32($0 >> 32) }, sums: [[2, 13, 22], [6, 11, 25]],
                schedule: [[7, 18, 3], [17, 19, 10]])
        }
    }
}

extension BlockHash where Word == UInt64 {
    package static var sha512: Self { sha2(SHA2.start, 64) }
    package static var sha384: Self { sha2(SHA2.start384, 48) }

    private static func sha2(_ start: [UInt64], _ length: Int) -> Self {
        let constants = SHA2.constants
        return Self(start, digestLength: length) { state, block in
            SHA2.compress(
                &state, block, constants, sums: [[28, 34, 39], [14, 18, 41]], schedule: [[1, 8, 7], [19, 61, 6]])
        }
    }
}

/// The two halves of SHA-2, which differ in words, rotations and rounds only.
private enum SHA2 {
    static let primes = (2...409).filter { number in !(2..<number).contains { number % $0 == 0 } }
    static let constants = primes.map { fraction(of: $0, root: 3) }
    static let start = primes.prefix(8).map { fraction(of: $0, root: 2) }
    static let start384 = primes[8..<16].map { fraction(of: $0, root: 2) }

    /// The first 64 bits of the fraction of a number's square or cube root, found bit by bit.
    static func fraction(of number: Int, root: Int) -> UInt64 {
        var whole: UInt64 = 1
        while (0..<root).reduce(1, { product, _ in product * (whole + 1) }) <= UInt64(number) { whole += 1 }
        var fraction: UInt64 = 0
        for bit in (0..<64).reversed() {
            let candidate = fraction | 1 << UInt64(bit)
            if Wide.power(whole, candidate, root) < number { fraction = candidate }
        }
        return fraction
    }

    static func compress<Word: FixedWidthInteger>(
        _ state: inout [Word], _ block: [Word], _ constants: [Word], sums: [[Int]], schedule: [[Int]]
    ) {
        func small(_ word: Word, _ counts: [Int]) -> Word {
            word.rotatedRight(counts[0]) ^ word.rotatedRight(counts[1]) ^ word >> Word(counts[2])
        }
        func large(_ word: Word, _ counts: [Int]) -> Word { counts.reduce(0) { $0 ^ word.rotatedRight($1) } }
        var words = block
        for index in 16..<constants.count {
            words.append(
                words[index - 16] &+ small(words[index - 15], schedule[0]) &+ words[index - 7]
                    &+ small(words[index - 2], schedule[1]))
        }
        var v = state
        for step in constants.indices {
            let choice = v[4] & v[5] ^ ~v[4] & v[6]
            let first = v[7] &+ large(v[4], sums[1]) &+ choice &+ constants[step] &+ words[step]
            let second = large(v[0], sums[0]) &+ (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2])
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        for index in state.indices { state[index] &+= v[index] }
    }
}

/// Powers of numbers with 64 bits of fraction, for the roots of primes.
private enum Wide {
    /// The whole part of `(whole + fraction / 2⁶⁴)` to a power; the fraction below it is cut, which no root of a prime
    /// minds, as it is irrational.
    static func power(_ whole: UInt64, _ fraction: UInt64, _ power: Int) -> Int {
        // Limbs of 32 bits, lowest first.
        let base = [fraction & 0xFFFF_FFFF, fraction >> 32, whole]
        var product: [UInt64] = [1]
        for _ in 0..<power {
            var next = [UInt64](repeating: 0, count: product.count + base.count)
            for (i, a) in product.enumerated() {
                var carry: UInt64 = 0
                for (j, b) in base.enumerated() {
                    let sum = next[i + j] + a * b + carry
                    (next[i + j], carry) = (sum & 0xFFFF_FFFF, sum >> 32)
                }
                next[i + base.count] += carry
            }
            product = next
        }
        let limb = 2 * power
        return product.count > limb ? Int(product[limb] + (product.count > limb + 1 ? product[limb + 1] << 32 : 0)) : 0
    }
}
