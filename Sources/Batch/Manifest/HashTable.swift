import ContentExtensionHost

/// A set of row hashes in eight bytes a slot, a third of what a `Set` needs: a finished run has millions.
struct HashTable: ~Copyable {
    private var slots: UnsafeMutablePointer<UInt64>
    /// A power of two, as bits.
    private var bits = 12
    private(set) var count = 0
    /// 0 marks a free slot, so the hash 0 stands here.
    private var holdsZero = false

    init() { slots = Self.allocate(bits) }

    deinit { slots.deallocate() }

    func contains(_ row: RowHash) -> Bool {
        row.value == 0 ? holdsZero : slots[slot(of: row.value)] == row.value
    }

    /// - Returns: whether it wasn't there before.
    @discardableResult mutating func insert(_ row: RowHash) -> Bool {
        if row.value == 0 {
            defer { holdsZero = true }
            count += holdsZero ? 0 : 1
            return !holdsZero
        }
        let index = slot(of: row.value)
        if slots[index] == row.value { return false }
        slots[index] = row.value
        count += 1
        // So full that 100,000 rows take one megabyte.
        if count > (1 << bits) / 16 * 13 { grow() }
        return true
    }

    /// Where a hash is, or would be: from the slot that its upper bits name, as its lower ones are alike in a shard.
    private func slot(of value: UInt64) -> Int {
        let mask = 1 << bits - 1
        var index = Int(truncatingIfNeeded: value &>> UInt64(64 - bits))
        while slots[index] != 0, slots[index] != value { index = (index + 1) & mask }
        return index
    }

    private mutating func grow() {
        let (old, oldCount) = (slots, 1 << bits)
        bits += 1
        slots = Self.allocate(bits)
        for index in 0..<oldCount where old[index] != 0 { slots[slot(of: old[index])] = old[index] }
        old.deallocate()
    }

    private static func allocate(_ bits: Int) -> UnsafeMutablePointer<UInt64> {
        let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: 1 << bits)
        slots.initialize(repeating: 0, count: 1 << bits)
        return slots
    }
}
