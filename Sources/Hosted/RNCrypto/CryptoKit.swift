import RNFoundation

/// A digest's or a code's bytes.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, ContiguousBytes where Element == UInt8 {
    static var byteCount: Int { get }
}

/// Bytes of a hash function.
public struct HashDigest<Function: HashFunction>: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { Function.byteCount }
    public var description: String {
        "\(Function.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (a: Self, b: Self) -> Bool { a.bytes == b.bytes }
    public static func == (digest: Self, data: some DataProtocol) -> Bool { digest.bytes == Array(data) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

public protocol HashFunction {
    associatedtype Digest = HashDigest<Self>
    static var byteCount: Int { get }
    static var blockByteCount: Int { get }
    static var name: String { get }
    init()
    mutating func update(bytes: [UInt8])
    func finish() -> [UInt8]
}

extension HashFunction {
    public mutating func update(data: some DataProtocol) { update(bytes: Array(data)) }
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { update(bytes: Array(bufferPointer)) }
    public func finalize() -> HashDigest<Self> { HashDigest(bytes: finish()) }
    public static func hash(data: some DataProtocol) -> HashDigest<Self> { HashDigest(bytes: digest(Array(data))) }
    static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var hash = Self()
        hash.update(bytes: bytes)
        return hash.finish()
    }
}

public struct SHA256: HashFunction {
    private var hash = BlockHash.sha256
    public static let (byteCount, blockByteCount, name) = (32, 64, "SHA256")
    public init() {}
    public mutating func update(bytes: [UInt8]) { hash.update(bytes) }
    public func finish() -> [UInt8] { hash.finish() }
}

public struct SHA384: HashFunction {
    private var hash = BlockHash.sha384
    public static let (byteCount, blockByteCount, name) = (48, 128, "SHA384")
    public init() {}
    public mutating func update(bytes: [UInt8]) { hash.update(bytes) }
    public func finish() -> [UInt8] { hash.finish() }
}

public struct SHA512: HashFunction {
    private var hash = BlockHash.sha512
    public static let (byteCount, blockByteCount, name) = (64, 128, "SHA512")
    public init() {}
    public mutating func update(bytes: [UInt8]) { hash.update(bytes) }
    public func finish() -> [UInt8] { hash.finish() }
}

public enum Insecure {
    public struct MD5: HashFunction {
        private var hash = BlockHash.md5
        public static let (byteCount, blockByteCount, name) = (16, 64, "MD5")
        public init() {}
        public mutating func update(bytes: [UInt8]) { hash.update(bytes) }
        public func finish() -> [UInt8] { hash.finish() }
    }

    public struct SHA1: HashFunction {
        private var hash = BlockHash.sha1
        public static let (byteCount, blockByteCount, name) = (20, 64, "SHA1")
        public init() {}
        public mutating func update(bytes: [UInt8]) { hash.update(bytes) }
        public func finish() -> [UInt8] { hash.finish() }
    }
    public typealias MD5Digest = HashDigest<MD5>
    public typealias SHA1Digest = HashDigest<SHA1>
}

public typealias SHA256Digest = HashDigest<SHA256>
public typealias SHA384Digest = HashDigest<SHA384>
public typealias SHA512Digest = HashDigest<SHA512>

/// Errors of CryptoKit.
public enum CryptoKitError: Error, Equatable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
    case underlyingCoreCryptoError(error: Int32)
}
