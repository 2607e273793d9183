/// The looks that a run has drawn, in about twenty bytes each: where the folder can't tell, a run of millions remembers
/// them all.
struct LookSet {
    private var parts = [Part](repeating: Part(), count: 64)

    func contains(_ key: Digest) -> Bool {
        let slot = PayloadFingerprint(key)
        let part = parts[slot.part]
        return part.slots[part.index(of: slot)] == slot
    }

    mutating func insert(_ key: Digest) {
        let slot = PayloadFingerprint(key)
        parts[slot.part].insert(slot)
    }

    /// What the looks take up.
    var bytes: Int { parts.reduce(0) { $0 + $1.slots.count * MemoryLayout<PayloadFingerprint>.stride } }
}

/// A part of the looks; each grows by itself and by little, so that hardly anything is held twice or free.
private struct Part {
    private(set) var slots = [PayloadFingerprint](repeating: .free, count: 64)
    private var count = 0

    /// Where a look is, or would be.
    func index(of slot: PayloadFingerprint) -> Int {
        var index = Int(truncatingIfNeeded: slot.first.multipliedFullWidth(by: UInt64(slots.count)).high)
        while slots[index] != .free, slots[index] != slot { index = index + 1 == slots.count ? 0 : index + 1 }
        return index
    }

    mutating func insert(_ slot: PayloadFingerprint) {
        let index = index(of: slot)
        if slots[index] == slot { return }
        slots[index] = slot
        count += 1
        if count > slots.count / 8 * 7 { grow() }
    }

    private mutating func grow() {
        let old = slots
        slots = [PayloadFingerprint](repeating: .free, count: old.count + max(8, old.count / 64 * 8))
        for slot in old where slot != .free { slots[index(of: slot)] = slot }
    }
}

extension PayloadFingerprint {
    /// The part that it is in.
    fileprivate var part: Int { Int(truncatingIfNeeded: second & 63) }
}
