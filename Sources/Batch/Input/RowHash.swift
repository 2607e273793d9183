/// A row's identifier as 64 bits: which shard it is in, and whether it is done.
///
/// FNV-1a over the identifier's UTF-8, then MurmurHash3's finalizer, since FNV's own low bits are weak. It is part of the
/// contract (docs/batch.md): shards must not move between releases.
package struct RowHash: Hashable, Sendable {
    package let value: UInt64

    package init(_ id: UnsafeRawBufferPointer) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in id {
            hash ^= UInt64(byte)
            hash &*= 0x100_0000_01B3
        }
        hash ^= hash &>> 33
        hash &*= 0xFF51_AFD7_ED55_8CCD
        hash ^= hash &>> 33
        hash &*= 0xC4CE_B9FE_1A85_EC53
        hash ^= hash &>> 33
        value = hash
    }

    package init(_ id: String) {
        var id = id
        self = id.withUTF8 { RowHash(UnsafeRawBufferPointer($0)) }
    }

    /// The hash as sixteen hexadecimal digits.
    package var digits: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
