/// The looks that a run has drawn, in about twenty bytes each: where the folder can't tell, a run of millions remembers
/// them all.
///
/// Of a look's 256 bits 128 are kept: among a billion looks two are taken for one with a chance of one in 10^20.
struct LookSet {
    private var parts = [Part](repeating: Part(), count: 64)

    func contains(_ key: Digest) -> Bool {
        let slot = Slot(key)
        let part = parts[slot.part]
        return part.slots[part.index(of: slot)] == slot
    }

    mutating func insert(_ key: Digest) {
        let slot = Slot(key)
        parts[slot.part].insert(slot)
    }

    /// What the looks take up.
    var bytes: Int { parts.reduce(0) { $0 + $1.slots.count * MemoryLayout<Slot>.stride } }
}

/// Half of a look's bits; all zeros stand for none.
private struct Slot: Equatable {
    static let free = Slot(first: 0, second: 0)
    private(set) var first: UInt64
    private(set) var second: UInt64

    private init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

    init(_ key: Digest) {
        let isZero = key.first == 0 && key.second == 0
        self.init(first: key.first, second: isZero ? 1 : key.second)
    }

    /// The part that it is in.
    var part: Int { Int(truncatingIfNeeded: second & 63) }
}

/// A part of the looks; each grows by itself and by little, so that hardly anything is held twice or free.
private struct Part {
    private(set) var slots = [Slot](repeating: .free, count: 64)
    private var count = 0

    /// Where a look is, or would be.
    func index(of slot: Slot) -> Int {
        var index = Int(truncatingIfNeeded: slot.first.multipliedFullWidth(by: UInt64(slots.count)).high)
        while slots[index] != .free, slots[index] != slot { index = index + 1 == slots.count ? 0 : index + 1 }
        return index
    }

    mutating func insert(_ slot: Slot) {
        let index = index(of: slot)
        if slots[index] == slot { return }
        slots[index] = slot
        count += 1
        if count > slots.count / 8 * 7 { grow() }
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: .free, count: old.count + max(8, old.count / 64 * 8))
        for slot in old where slot != .free { slots[index(of: slot)] = slot }
    }
}
