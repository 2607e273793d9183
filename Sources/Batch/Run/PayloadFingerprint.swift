/// 128 bits to know a look or a row's contents by: among a billion two are taken for one with a chance of one in 10^20. All
/// zeros stand for none.
struct PayloadFingerprint: Equatable {
    static let free = PayloadFingerprint(first: 0, second: 0)
    let first: UInt64
    let second: UInt64

    private init(first: UInt64, second: UInt64) { (self.first, self.second) = (first, second) }

    /// Half of a look's bits.
    init(_ key: Digest) { self.init(bits: key.first, key.second) }

    /// What a row says besides its identifier.
    /// - Returns: `nil` when that can't be told apart without reading the row.
    init?(contentsOf row: [UInt8]) {
        // Keyed anew in each process, so that nobody can make two rows meet; nothing that is written depends on it.
        var (first, second) = (Hasher(), Hasher())
        second.combine(1)
        func add(_ bytes: UnsafeRawBufferPointer) {
            first.combine(bytes: bytes)
            second.combine(bytes: bytes)
        }
        let isRead = row.withUnsafeBytes { bytes in
            switch RowIdentifier.find(in: bytes) {
            case .none: add(bytes)
            case .bytes(let id):
                guard id.isValidJSONNumber(in: bytes), let base = bytes.baseAddress,
                    let start = id.baseAddress.map({ $0 - base })
                else { return false }
                add(UnsafeRawBufferPointer(rebasing: bytes[..<start]))
                add(UnsafeRawBufferPointer(rebasing: bytes[(start + id.count)...]))
            case .text, .invalid: return false
            }
            return true
        }
        guard isRead else { return nil }
        self.init(bits: UInt64(bitPattern: Int64(first.finalize())), UInt64(bitPattern: Int64(second.finalize())))
    }

    private init(bits first: UInt64, _ second: UInt64) {
        self.init(first: first, second: first == 0 && second == 0 ? 1 : second)
    }
}

extension UnsafeRawBufferPointer {
    /// Whether whoever reads the row as JSON takes this identifier: one that is found quickly may be none, such as `007`.
    fileprivate func isValidJSONNumber(in row: UnsafeRawBufferPointer) -> Bool {
        guard let start = baseAddress, let base = row.baseAddress, start > base else { return false }
        if row[start - base - 1] == UInt8(ascii: "\"") { return allSatisfy { $0 >= 0x20 } }
        return count == 1 || count < 16 && first != UInt8(ascii: "0")
    }
}
