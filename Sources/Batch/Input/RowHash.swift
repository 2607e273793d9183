/// A row's identifier as 64 bits: FNV-1a over its UTF-8, then MurmurHash3's finalizer, since FNV's own low bits are weak.
///
/// It is part of the contract (docs/batch.md): a row stays in its shard from one release to the next.
package struct RowHash: Hashable, Sendable {
    package let value: UInt64

    package init(_ bytes: some Sequence<UInt8>) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ hash &>> 33) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ hash &>> 33) &* 0xC4CE_B9FE_1A85_EC53
        value = hash ^ hash &>> 33
    }

    package init(_ id: String) { self.init(id.utf8) }
}
