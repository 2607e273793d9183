import RNFoundation

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

public struct SymmetricKey: Equatable, ContiguousBytes, Sendable {
    let bytes: [UInt8]
    public var bitCount: Int { bytes.count * 8 }
    public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
    /// A random key; the run's random numbers are the same each time.
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) } }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// Message authentication codes (RFC 2104).
public struct HMAC<H: HashFunction> {
    public typealias Key = SymmetricKey
    public typealias MAC = HashDigest<H>
    private var inner = H()
    private let outerPad: [UInt8]

    public init(key: SymmetricKey) {
        let short = key.bytes.count > H.blockByteCount ? H.digest(key.bytes) : key.bytes
        let padded = short + [UInt8](repeating: 0, count: H.blockByteCount - short.count)
        outerPad = padded.map { $0 ^ 0x5C }
        inner.update(bytes: padded.map { $0 ^ 0x36 })
    }

    public mutating func update(data: some DataProtocol) { inner.update(bytes: Array(data)) }
    public func finalize() -> MAC { MAC(bytes: H.digest(outerPad + inner.finish())) }

    public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode(
        _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
    ) -> Bool { code.withUnsafeBytes { Array($0) } == authenticationCode(for: data, using: key).bytes }
}

/// Keys derived from keys (RFC 5869).
public struct HKDF<H: HashFunction> {
    public static func deriveKey(
        inputKeyMaterial key: SymmetricKey, salt: some DataProtocol = Data(), info: some DataProtocol = Data(),
        outputByteCount: Int
    ) -> SymmetricKey {
        let extracted = HMAC<H>.authenticationCode(for: key.bytes, using: SymmetricKey(data: Array(salt)))
        var (output, block): ([UInt8], [UInt8]) = ([], [])
        for number in 1...max(1, (outputByteCount + H.byteCount - 1) / H.byteCount) {
            let input = block + Array(info) + [UInt8(truncatingIfNeeded: number)]
            block = HMAC<H>.authenticationCode(for: input, using: SymmetricKey(data: extracted)).bytes
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
