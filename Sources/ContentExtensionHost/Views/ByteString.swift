/// A text that equals none but itself, byte for byte.
///
/// Swift takes canonically equivalent texts for equal (`é` and `e` with an accent, U+FB2E and U+05D0 U+05B7), and fonts draw
/// them differently; so do file systems tell such names apart. Texts of views are exact, and so is what caches find them by.
@propertyWrapper
public struct ByteString: Sendable, Hashable {
    public var wrappedValue: String

    public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

    public static func == (a: ByteString, b: ByteString) -> Bool {
        var (a, b) = (a.wrappedValue, b.wrappedValue)
        return a.withUTF8 { a in b.withUTF8 { b in a.count == b.count && a.elementsEqual(b) } }
    }

    public func hash(into hasher: inout Hasher) {
        var text = wrappedValue
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        // No byte of UTF-8, so that texts behind one another aren't another two.
        hasher.combine(0xFF as UInt8)
    }
}
