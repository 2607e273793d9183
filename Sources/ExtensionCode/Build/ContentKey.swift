/// A name for contents: FNV-1a of 128 bits (Fowler, Noll and Vo). The contents are the user's own, so it need not
/// resist an attacker.
struct ContentKey {
    private var state: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt128(byte)) &* Self.prime }
    }

    /// Adds a text and its end, so that "a", "b" differs from "ab".
    mutating func add(_ text: String) {
        add(text.utf8)
        add([0])
    }

    /// 32 hexadecimal digits.
    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
