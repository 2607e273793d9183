import Basics

/// SHA-256 of values that are `Encodable`, the same in every process and on every machine.
///
/// A value is written as its parts behind their keys, between brackets, so that different values have different bytes.
/// Dictionaries and sets have no order of their own: hash them sorted. A type takes part by declaring `Encodable`.
///
///     let hasher = ContentHasher()
///     hasher.add(Point(x: 1, y: 2))  // { x 1 y 2 }
///     hasher.digest.hex
package struct ContentHasher {
    private let sink = Sink()

    package init() {}

    package func add(_ value: some Encodable) { try? sink.write(value) }

    /// SHA-256 of the values so far.
    package var digest: Digest { Digest(SHA256.digest(of: sink.bytes)) }
}

private enum Mark: UInt8 {
    case open, close, key, none, boolean, integer, number, text
}

/// The bytes so far; encoders and their containers share it.
private final class Sink {
    var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(32 * 1024) }

    func write(_ value: some Encodable) throws {
        mark(.open)
        try value.encode(to: ByteEncoder(sink: self))
        mark(.close)
    }

    func write(key: some CodingKey) {
        mark(.key)
        write(text: key.stringValue)
    }

    func write(text: String) {
        write(bits: UInt64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    func mark(_ mark: Mark) { bytes.append(mark.rawValue) }

    /// LEB128: seven bits a byte, the lowest first.
    func write(bits: UInt64) {
        var rest = bits
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}

/// The encoder of a value that is no object, with its containers.
private struct ByteEncoder: Encoder, UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let sink: Sink
    /// True in an array, whose elements stand between brackets.
    var isArray = false
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int { 0 }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { .init(KeyedPart<Key>(sink: sink)) }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { ByteEncoder(sink: sink, isArray: true) }
    func singleValueContainer() -> any SingleValueEncodingContainer { ByteEncoder(sink: sink) }
    func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { container(keyedBy: type) }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { ByteEncoder(sink: sink) }

    func encodeNil() { sink.mark(.none) }

    func encode(_ value: Bool) {
        sink.mark(.boolean)
        sink.write(bits: value ? 1 : 0)
    }

    func encode(_ value: String) {
        sink.mark(.text)
        sink.write(text: value)
    }

    func encode(_ value: Float) { encode(Double(value)) }

    func encode(_ value: Double) {
        sink.mark(.number)
        // -0 paints what 0 does, and every NaN what any other does.
        let bits = (value == 0 ? 0 : value.isNaN ? .nan : value).bitPattern
        sink.write(bits: bits.byteSwapped)
    }

    func encode(_ value: some FixedWidthInteger & Encodable) {
        sink.mark(.integer)
        sink.write(bits: UInt64(truncatingIfNeeded: value))
    }

    func encode(_ value: some Encodable) throws {
        if isArray { try sink.write(value) } else { try value.encode(to: self) }
    }
}

private struct KeyedPart<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: Sink
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { sink.write(key: key) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        sink.write(key: key)
        try sink.write(value)
    }

    func nestedContainer<Inner>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
        sink.write(key: key)
        return .init(KeyedPart<Inner>(sink: sink))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        sink.write(key: key)
        return ByteEncoder(sink: sink, isArray: true)
    }

    func superEncoder() -> any Encoder { ByteEncoder(sink: sink) }
    func superEncoder(forKey key: Key) -> any Encoder { ByteEncoder(sink: sink) }
}
