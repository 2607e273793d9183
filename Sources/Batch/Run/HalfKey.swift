/// Half of a look's 256 bits, to know it by: among a billion looks two are taken for one with a chance of one in 10^20.
/// All zeros stand for none.
struct HalfKey: Equatable {
    static let free = HalfKey(first: 0, second: 0)
    private(set) var first: UInt64
    private(set) var second: UInt64

    private init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

    init(_ key: Digest) {
        let isZero = key.first == 0 && key.second == 0
        self.init(first: key.first, second: isZero ? 1 : key.second)
    }
}
