/// Finds members of a row's JSON object without reading the row: no memory is asked for, and what isn't JSON is simply
/// not found, since whoever decodes the row says what is wrong with it.
struct RowScanner {
    private let bytes: UnsafeRawBufferPointer
    private var index = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// A value as it stands in the text.
    enum Value {
        /// What is between the quotes.
        case string(UnsafeRawBufferPointer, hasEscapes: Bool)
        /// A number, or another word.
        case word(UnsafeRawBufferPointer)
        /// An array or object, its brackets included.
        case container(UnsafeRawBufferPointer)
    }

    /// What comes next, from the space before it on.
    var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[min(index, bytes.count)...]) }

    /// Begins the object.
    mutating func enter() -> Bool { skip(UInt8(ascii: "{")) }

    /// The next member of the object; `nil` at its end, or where it is no JSON. A key with escapes is like no other.
    mutating func member() -> (key: UnsafeRawBufferPointer, value: Value)? {
        _ = skip(UInt8(ascii: ","))
        guard let key = string(), skip(UInt8(ascii: ":")), let value = value() else { return nil }
        return (key.text, value)
    }

    private mutating func value() -> Value? {
        skipSpace()
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "\""):
            guard let string = string() else { return nil }
            return .string(string.text, hasEscapes: string.hasEscapes)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let start = index
            return skipContainer() ? .container(UnsafeRawBufferPointer(rebasing: bytes[start..<index])) : nil
        default:
            let start = index
            while index < bytes.count, !Self.endsWord(bytes[index]) { index += 1 }
            return index > start ? .word(UnsafeRawBufferPointer(rebasing: bytes[start..<index])) : nil
        }
    }

    /// A string, from its quote on.
    private mutating func string() -> (text: UnsafeRawBufferPointer, hasEscapes: Bool)? {
        guard skip(UInt8(ascii: "\"")) else { return nil }
        let start = index
        var hasEscapes = false
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                defer { index += 1 }
                return (UnsafeRawBufferPointer(rebasing: bytes[start..<index]), hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                index += 2
            default: index += 1
            }
        }
        return nil
    }

    /// Passes over an array or object, brackets of either kind counted alike.
    private mutating func skipContainer() -> Bool {
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                index += 1
                if depth == 0 { return true }
            case UInt8(ascii: "\""):
                guard string() != nil else { return false }
            default: index += 1
            }
        }
        return false
    }

    /// Passes over a byte, and the space before it.
    private mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
            || byte == UInt8(ascii: "]")
    }
}

extension UnsafeRawBufferPointer {
    /// Whether these are the bytes of an ASCII text.
    func equals(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        for index in 0..<count where self[index] != text.utf8Start[index] { return false }
        return true
    }
}
