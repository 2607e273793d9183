/// A string compared byte for byte.
///
/// Swift compares strings by canonical equivalence (`é` and `e` with an accent, U+FB2E and U+05D0 U+05B7), but fonts
/// draw such strings differently, and file systems distinguish such names. Used for views' texts and cache keys.
@propertyWrapper public struct ByteString: Sendable, Hashable, Encodable {
    public var wrappedValue: String

    public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

    public static func == (a: ByteString, b: ByteString) -> Bool {
        var (a, b) = (a.wrappedValue, b.wrappedValue)
        return a.withUTF8 { a in b.withUTF8 { b in a.count == b.count && a.elementsEqual(b) } }
    }

    public func hash(into hasher: inout Hasher) {
        var text = wrappedValue
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        // A terminator that never occurs in UTF-8 separates consecutive strings.
        hasher.combine(0xFF as UInt8)
    }
}
