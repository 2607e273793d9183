import RNFoundation

// CommonCrypto: functions of C on pointers. Its ciphers are AES in the modes CBC and ECB.

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

public typealias CCDigestPointer = UnsafeMutablePointer<UInt8>

private func hash<H: HashFunction>(
    _: H.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: CCDigestPointer?
) -> CCDigestPointer? {
    let bytes = Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    digest?.update(from: H.digest(bytes), count: H.byteCount)
    return digest
}

@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: CCDigestPointer?
) -> CCDigestPointer? { hash(Insecure.MD5.self, data, length, digest) }
@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: CCDigestPointer?
) -> CCDigestPointer? { hash(Insecure.SHA1.self, data, length, digest) }
@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: CCDigestPointer?
) -> CCDigestPointer? { hash(SHA256.self, data, length, digest) }
@discardableResult public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: CCDigestPointer?
) -> CCDigestPointer? { hash(SHA384.self, data, length, digest) }
@discardableResult public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: CCDigestPointer?
) -> CCDigestPointer? { hash(SHA512.self, data, length, digest) }

/// The state of a hash that is computed piece by piece.
public struct CCHashContext<H: HashFunction> {
    var hash = H()
    public init() {}
}
public typealias CC_MD5_CTX = CCHashContext<Insecure.MD5>
public typealias CC_SHA1_CTX = CCHashContext<Insecure.SHA1>
public typealias CC_SHA256_CTX = CCHashContext<SHA256>

private func update<H: HashFunction>(
    _ context: UnsafeMutablePointer<CCHashContext<H>>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
    context.pointee.hash.update(bytes: Array(UnsafeRawBufferPointer(start: data, count: Int(length))))
    return 1
}

private func finish<H: HashFunction>(
    _ digest: CCDigestPointer, _ context: UnsafeMutablePointer<CCHashContext<H>>
) -> Int32 {
    digest.update(from: context.pointee.hash.finish(), count: H.byteCount)
    return 1
}

@discardableResult public func CC_MD5_Init(_ context: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 { 1 }
@discardableResult public func CC_MD5_Update(
    _ context: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 { update(context, data, length) }
@discardableResult public func CC_MD5_Final(
    _ digest: CCDigestPointer, _ context: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 { finish(digest, context) }
@discardableResult public func CC_SHA256_Init(_ context: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 { 1 }
@discardableResult public func CC_SHA256_Update(
    _ context: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 { update(context, data, length) }
@discardableResult public func CC_SHA256_Final(
    _ digest: CCDigestPointer, _ context: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 { finish(digest, context) }

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ length: Int, _ output: UnsafeMutableRawPointer?
) {
    let key = SymmetricKey(data: Array(UnsafeRawBufferPointer(start: key, count: keyLength)))
    let data = Array(UnsafeRawBufferPointer(start: data, count: length))
    let code: [UInt8] =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key).bytes
        case kCCHmacAlgMD5: HMAC<Insecure.MD5>.authenticationCode(for: data, using: key).bytes
        case kCCHmacAlgSHA384: HMAC<SHA384>.authenticationCode(for: data, using: key).bytes
        case kCCHmacAlgSHA512: HMAC<SHA512>.authenticationCode(for: data, using: key).bytes
        default: HMAC<SHA256>.authenticationCode(for: data, using: key).bytes
        }
    output?.copyMemory(from: code, byteCount: code.count)
}
