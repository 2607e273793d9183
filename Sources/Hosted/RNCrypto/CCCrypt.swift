import RNFoundation

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCCryptorStatus = Int32
public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES = 0
public let kCCAlgorithmAES128 = 0
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCBlockSizeAES128 = 16
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

/// AES in CBC, or in ECB by an option; other ciphers are `kCCUnimplemented`.
public func CCCrypt(
    _ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?,
    _ keyLength: Int, _ vector: UnsafeRawPointer?, _ input: UnsafeRawPointer?, _ inputLength: Int,
    _ output: UnsafeMutableRawPointer?, _ available: Int, _ moved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard algorithm == kCCAlgorithmAES else {
        Host.shared.note("code-not-modelled", "CCCrypt: ciphers other than AES aren't modelled")
        return CCCryptorStatus(kCCUnimplemented)
    }
    func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
    }
    guard let cipher = BlockCipher(key: bytes(key, keyLength)) else { return CCCryptorStatus(kCCParamError) }
    let pads = Int(options) & kCCOptionPKCS7Padding != 0
    var text = bytes(input, inputLength)
    let encrypts = operation == kCCEncrypt
    if encrypts, pads { text += [UInt8](repeating: UInt8(16 - text.count % 16), count: 16 - text.count % 16) }
    guard text.count % 16 == 0 else { return CCCryptorStatus(kCCAlignmentError) }
    var chain: [UInt8]? = nil
    if Int(options) & kCCOptionECBMode == 0 {
        chain = vector == nil ? [UInt8](repeating: 0, count: 16) : bytes(vector, 16)
    }
    var result: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: 16) {
        let block = Array(text[start..<start + 16])
        if encrypts {
            let changed = cipher.encrypt(chain.map { BlockCipher.xor($0, block) } ?? block)
            result += changed
            if chain != nil { chain = changed }
        } else {
            let plain = cipher.decrypt(block)
            result += chain.map { BlockCipher.xor($0, plain) } ?? plain
            if chain != nil { chain = block }
        }
    }
    if !encrypts, pads {
        guard let last = result.last, (1...16).contains(last), result.suffix(Int(last)).allSatisfy({ $0 == last })
        else { return CCCryptorStatus(kCCDecodeError) }
        result.removeLast(Int(last))
    }
    moved?.pointee = result.count
    guard result.count <= available else { return CCCryptorStatus(kCCBufferTooSmall) }
    output?.copyMemory(from: result, byteCount: result.count)
    return CCCryptorStatus(kCCSuccess)
}
