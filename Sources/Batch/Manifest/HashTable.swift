import ContentExtensionHost

/// A set of row hashes in eight bytes a slot, a third of what a `Set` needs: a finished run has millions. Each may have a
/// value of another eight.
struct HashTable: ~Copyable {
    private var slots: UnsafeMutablePointer<UInt64>
    private var values: UnsafeMutablePointer<UInt64>?
    /// A power of two, as bits.
    private var bits = 12
    private(set) var count = 0
    /// 0 marks a free slot, so the hash 0 stands here.
    private var holdsZero = false
    private var valueOfZero: UInt64 = 0
    /// A bit a slot, from the first hash that was marked on; the last is that of the hash 0.
    private var marks: [UInt64] = []

    init(hasValues: Bool = false) {
        slots = Self.allocate(bits)
        values = hasValues ? Self.allocate(bits) : nil
    }

    deinit {
        slots.deallocate()
        values?.deallocate()
    }

    func contains(_ row: RowHash) -> Bool {
        row.value == 0 ? holdsZero : slots[slot(of: row.value)] == row.value
    }

    /// A hash's value; `nil` when the hash isn't there, or hashes have none.
    func value(of row: RowHash) -> UInt64? {
        guard let values, contains(row) else { return nil }
        return row.value == 0 ? valueOfZero : values[slot(of: row.value)]
    }

    /// Gives a hash that is there a value.
    mutating func set(_ value: UInt64, of row: RowHash) {
        guard let values, contains(row) else { return }
        if row.value == 0 { valueOfZero = value } else { values[slot(of: row.value)] = value }
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

    /// Marks a hash that is there; none may be inserted from then on.
    /// - Returns: whether it wasn't marked before.
    mutating func mark(_ row: RowHash) -> Bool {
        if marks.isEmpty { marks = [UInt64](repeating: 0, count: (1 << bits) / 64 + 1) }
        let index = row.value == 0 ? 1 << bits : slot(of: row.value)
        let bit: UInt64 = 1 << UInt64(index % 64)
        defer { marks[index / 64] |= bit }
        return marks[index / 64] & bit == 0
    }

    /// Where a hash is, or would be: from the slot that its upper bits name, as its lower ones are alike in a shard.
    private func slot(of value: UInt64) -> Int {
        let mask = 1 << bits - 1
        var index = Int(truncatingIfNeeded: value &>> UInt64(64 - bits))
        while slots[index] != 0, slots[index] != value { index = (index + 1) & mask }
        return index
    }

    private mutating func grow() {
        let (old, oldValues, oldCount) = (slots, values, 1 << bits)
        bits += 1
        slots = Self.allocate(bits)
        values = oldValues == nil ? nil : Self.allocate(bits)
        for index in 0..<oldCount where old[index] != 0 {
            let place = slot(of: old[index])
            slots[place] = old[index]
            if let values, let oldValues { values[place] = oldValues[index] }
        }
        old.deallocate()
        oldValues?.deallocate()
    }

    private static func allocate(_ bits: Int) -> UnsafeMutablePointer<UInt64> {
        let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: 1 << bits)
        slots.initialize(repeating: 0, count: 1 << bits)
        return slots
    }
}
