import RNCrypto
import Testing

/// Examples of the standards, and of OpenSSL for CBC.
extension HostedTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test("digests of abc")
    func digests() {
        let abc = Data("abc".utf8)
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            SHA256.hash(data: abc).description
                == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    }

    @Test(
        "texts around a block's end, piece by piece",
        arguments: [
            (55, "9f4390f8d30c"), (56, "b35439a4ac6f"), (63, "7d3e74a05d7d"), (64, "ffe054fe7ae0"),
            (128, "6836cf13bac4"), (1000, "41edece42d63"),
        ])
    func blocks(count: Int, digest: String) {
        var hash = SHA256()
        for byte in repeatElement(UInt8(ascii: "a"), count: count) { hash.update(data: [byte]) }
        #expect(hex(hash.finalize()).hasPrefix(digest))
    }

    @Test("codes and derived keys of RFC 4231 and RFC 5869")
    func codes() {
        let text = Data("what do ya want for nothing?".utf8)
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)), salt: [UInt8](0...12),
            info: [UInt8](0xF0...0xF9), outputByteCount: 42)
        #expect(
            hex(derived.withUnsafeBytes { Array($0) })
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("a sealed text is opened, unless a byte was changed")
    func sealing() throws {
        let key = SymmetricKey(data: [UInt8](0..<32))
        let nonce = try AES.GCM.Nonce(data: [UInt8](0..<12))
        let text = Data("hello world, this is more than a block".utf8)
        let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: Data("aad".utf8))
        let expected =
            "2f67ba77aac5b574ff2df3a7919d1004f0f6ee47d016300e5d4791ed7c0720d32172c293ccaad73fcfac3a50a5e25f4072af290fd991"
        #expect(hex(box.ciphertext + box.tag) == expected)
        var combined = try #require(box.combined)
        let copy = try AES.GCM.SealedBox(combined: combined)
        #expect(try AES.GCM.open(copy, using: key, authenticating: Data("aad".utf8)) == text)
        combined[20] ^= 1
        let changed = try AES.GCM.SealedBox(combined: combined)
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(changed, using: key, authenticating: Data("aad".utf8))
        }
    }

    @Test("CommonCrypto's functions on pointers")
    func commonCrypto() {
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5("abc", 3, &digest)
        #expect(hex(digest) == "900150983cd24fb0d6963f7d28e17f72")
        let (key, vector) = ([UInt8](0..<16), [UInt8](repeating: 7, count: 16))
        var (sealed, plain) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        var (count, length) = (0, 0)
        let pads = CCOptions(kCCOptionPKCS7Padding)
        #expect(
            CCCrypt(
                CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), pads, key, 16, vector,
                "hello world, this is more", 25, &sealed, 32, &count) == kCCSuccess)
        #expect(hex(sealed) == "6eac20918a527791305acaa1a8cfbd80f4842e89cd3e55021cf8fb0ee2e56f30")
        #expect(
            CCCrypt(
                CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), pads, key, 16, vector, sealed, count, &plain, 32,
                &length) == kCCSuccess)
        #expect(String(decoding: plain.prefix(length), as: UTF8.self) == "hello world, this is more")
    }
}
