import Testing

@testable import Renderer

@Suite struct SHA256Tests {
    /// The examples of FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
        #expect(SHA256.hex(SHA256.digest(of: Array(text.utf8))) == digest)
        let portable = Array(text.utf8).withUnsafeBytes { SHA256.portableDigest(of: $0) }
        #expect(SHA256.hex(portable) == digest)
    }

    @Test func aMillionLettersHaveTheStandardsDigest() {
        let digest = SHA256.hex(SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)))
        #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func libcryptoAndOurCodeAgree() {
        for count in 0..<200 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            #expect(bytes.withUnsafeBytes { SHA256.portableDigest(of: $0) } == SHA256.digest(of: bytes))
        }
    }
}
