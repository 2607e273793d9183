import RNFoundation

public enum AES {
    /// Authenticated encryption (NIST SP 800-38D).
    public enum GCM {
        public struct Nonce: ContiguousBytes, Sequence, Sendable {
            let bytes: [UInt8]
            public init() { bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }
            public init(data: some DataProtocol) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
                bytes = Array(data)
            }
            public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try bytes.withUnsafeBytes(body)
            }
        }

        public struct SealedBox: Sendable {
            public let nonce: Nonce
            public let ciphertext: Data
            public let tag: Data
            /// The three in one; `nil` for a nonce of another length than 12 bytes.
            public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

            public init(nonce: Nonce, ciphertext: some DataProtocol, tag: some DataProtocol) throws {
                guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }

            public init(combined: some DataProtocol) throws {
                let bytes = Array(combined)
                guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
                try self.init(
                    nonce: Nonce(data: Array(bytes.prefix(12))), ciphertext: bytes[12..<(bytes.count - 16)],
                    tag: bytes.suffix(16))
            }
        }

        public static func seal(
            _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

        public static func seal(
            _ message: some DataProtocol, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating data: some DataProtocol
        ) throws -> SealedBox {
            let mode = try CounterMode(key: key)
            let nonce = nonce ?? Nonce()
            let text = mode.crypt(Array(message), nonce.bytes)
            return try SealedBox(nonce: nonce, ciphertext: text, tag: mode.tag(text, Array(data), nonce.bytes))
        }

        public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(box, using: key, authenticating: Data())
        }

        public static func open(
            _ box: SealedBox, using key: SymmetricKey, authenticating data: some DataProtocol
        ) throws -> Data {
            let mode = try CounterMode(key: key)
            guard mode.tag(Array(box.ciphertext), Array(data), box.nonce.bytes) == Array(box.tag) else {
                throw CryptoKitError.authenticationFailure
            }
            return Data(mode.crypt(Array(box.ciphertext), box.nonce.bytes))
        }
    }
}

/// AES in Galois/Counter Mode.
private struct CounterMode {
    private let cipher: BlockCipher
    private let hashKey: [UInt64]

    init(key: SymmetricKey) throws {
        guard let cipher = BlockCipher(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
        self.cipher = cipher
        hashKey = Self.words(cipher.encrypt([UInt8](repeating: 0, count: 16)))
    }

    private static func words(_ block: some Sequence<UInt8>) -> [UInt64] {
        let bytes = Array(block)
        return [0, 8].map { start in bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) } }
    }

    private static func bytes(_ words: [UInt64]) -> [UInt8] {
        words.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
    }

    /// The block before the first counter.
    private func start(_ nonce: [UInt8]) -> [UInt8] {
        nonce.count == 12 ? nonce + [0, 0, 0, 1] : hash([], nonce)
    }

    func crypt(_ text: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        var counter = start(nonce)
        var output: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: 16) {
            for index in (12..<16).reversed() {
                counter[index] &+= 1
                if counter[index] != 0 { break }
            }
            output += BlockCipher.xor(text[start...].prefix(16), cipher.encrypt(counter))
        }
        return output
    }

    func tag(_ text: [UInt8], _ data: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        BlockCipher.xor(hash(data, text), cipher.encrypt(start(nonce)))
    }

    /// GHASH of two texts and their lengths.
    private func hash(_ data: [UInt8], _ text: [UInt8]) -> [UInt8] {
        var sum: [UInt64] = [0, 0]
        for part in [data, text] {
            for start in stride(from: 0, to: part.count, by: 16) {
                let block = Array(part[start...].prefix(16))
                add(Self.words(block + [UInt8](repeating: 0, count: 16 - block.count)), to: &sum)
            }
        }
        add([UInt64(data.count) * 8, UInt64(text.count) * 8], to: &sum)
        return Self.bytes(sum)
    }

    private func add(_ block: [UInt64], to sum: inout [UInt64]) {
        let factor = [sum[0] ^ block[0], sum[1] ^ block[1]]
        var (product, power): ([UInt64], [UInt64]) = ([0, 0], hashKey)
        for bit in 0..<128 {
            if factor[bit / 64] >> UInt64(63 - bit % 64) & 1 == 1 {
                product = [product[0] ^ power[0], product[1] ^ power[1]]
            }
            let carry: UInt64 = power[1] & 1 == 1 ? 0xE1 << 56 : 0
            power = [power[0] >> 1 ^ carry, power[1] >> 1 | power[0] << 63]
        }
        sum = product
    }
}
