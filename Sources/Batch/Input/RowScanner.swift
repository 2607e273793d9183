import Basics

/// Finds members of a row's JSON object without decoding it. Text that isn't JSON is not found: decoding the row reports it.
struct RowScanner {
    /// A value's place in the text.
    enum Value {
        /// Between the quotes.
        case string(Range<Int>, hasEscapes: Bool)
        /// A number, or another word.
        case word(Range<Int>)
        /// An array or object.
        case container
    }

    private let bytes: [UInt8]
    /// The place up to which the text is read.
    private var index = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The value of a key of the row; `nil` where the row ends or isn't JSON before it.
    static func value(_ key: String, in row: [UInt8]) -> Value? {
        var scanner = RowScanner(row)
        guard scanner.skip(UInt8(ascii: "{")) else { return nil }
        while let (name, value) = scanner.member() {
            if isName(name, key, in: row) { return value }
        }
        return nil
    }

    /// The strings of the row's keys; `nil` where the row isn't JSON up to its end.
    static func strings(_ keys: [String], in row: [UInt8]) -> [String?]? {
        var scanner = RowScanner(row)
        guard scanner.skip(UInt8(ascii: "{")) else { return nil }
        var found = [String?](repeating: nil, count: keys.count)
        while let (name, value) = scanner.member() {
            guard case .string(let range, let hasEscapes) = value,
                let key = keys.firstIndex(where: { isName(name, $0, in: row) })
            else { continue }
            found[key] = hasEscapes ? text(range, of: row) : String(decoding: row[range], as: UTF8.self)
        }
        guard scanner.skip(UInt8(ascii: "}")) else { return nil }
        scanner.skipSpace()
        return scanner.index == row.count ? found : nil
    }

    private static func isName(_ name: Range<Int>, _ key: String, in row: [UInt8]) -> Bool {
        let isPlain = !row[name].contains(UInt8(ascii: "\\"))
        return isPlain ? row[name].elementsEqual(key.utf8) : text(name, of: row) == key
    }

    /// The next member of the object; `nil` at its end, or where it isn't JSON.
    private mutating func member() -> (key: Range<Int>, value: Value)? {
        _ = skip(UInt8(ascii: ","))
        guard let (key, _) = string(), skip(UInt8(ascii: ":")), let value = value() else { return nil }
        return (key, value)
    }

    /// The text between a JSON string's quotes, its escapes resolved; `nil` where it isn't JSON.
    static func text(_ range: Range<Int>, of row: [UInt8]) -> String? {
        let quoted = [UInt8(ascii: "\"")] + row[range] + [UInt8(ascii: "\"")]
        return (try? JSONReader.read(quoted, file: ""))?.string
    }

    private mutating func value() -> Value? {
        skipSpace()
        guard index < bytes.count else { return nil }
        let start = index
        switch bytes[index] {
        case UInt8(ascii: "\""): return string().map { .string($0, hasEscapes: $1) }
        case UInt8(ascii: "{"), UInt8(ascii: "["): return skipContainer() ? .container : nil
        default:
            while index < bytes.count, !Self.endsWord(bytes[index]) { index += 1 }
            return index > start ? .word(start..<index) : nil
        }
    }

    /// A string, from its quote on.
    private mutating func string() -> (text: Range<Int>, hasEscapes: Bool)? {
        guard skip(UInt8(ascii: "\"")) else { return nil }
        let start = index
        var hasEscapes = false
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return (start..<index - 1, hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                index += 2
            default: index += 1
            }
        }
        return nil
    }

    /// Passes over an array or object; brackets of both kinds count alike.
    private mutating func skipContainer() -> Bool {
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                guard string() != nil else { return false }
                continue
            default: break
            }
            index += 1
            if depth == 0 { return true }
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

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private static func endsWord(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }
}

/// Members of rows that can't be decoded as a whole.
package enum RowMember {
    /// The value of a key before the row's first error: a text, a number or another word.
    package static func value(_ key: String, in row: [UInt8]) -> JSONValue? {
        switch RowScanner.value(key, in: row) {
        case .string(let text, hasEscapes: _): RowScanner.text(text, of: row).map { JSONValue(.string($0)) }
        case .word(let word): try? JSONReader.read(row[word], file: "")
        case .container, nil: nil
        }
    }
}
