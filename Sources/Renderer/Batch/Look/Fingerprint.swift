/// Names a look: SHA-256 of everything that is visible. Two notifications that look the same have the same key, and two
/// that don't never have.
package struct Fingerprint: Hashable, Sendable {
    /// 32 bytes.
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    /// 64 hexadecimal digits, in lower case.
    package var hex: String { SHA256.hex(bytes) }
}
