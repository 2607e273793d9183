import ContentExtensionHost

/// A row's `id` as a quick look finds it.
enum RowIdentifier {
    /// The row has none, or isn't JSON.
    case none
    /// As it stands in the row.
    case bytes(UnsafeRawBufferPointer)
    /// One with escapes.
    case text(String)
    case invalid(_ problem: String, hint: String)

    static func find(in row: UnsafeRawBufferPointer) -> RowIdentifier {
        var scanner = RowScanner(row)
        guard scanner.enter() else { return .none }
        while let (key, value) = scanner.member() {
            // A key may be written with escapes, though hardly anyone does.
            if key.equals("id") || key.contains(UInt8(ascii: "\\")) && unescaped(key) == "id" {
                return identifier(value)
            }
        }
        return .none
    }

    private static func identifier(_ value: RowScanner.Value) -> RowIdentifier {
        switch value {
        case .string(let bytes, hasEscapes: false): return checked(bytes)
        case .string(let bytes, hasEscapes: true):
            guard let text = unescaped(bytes) else {
                return .invalid("the row's id isn't a JSON string", hint: "write plain text")
            }
            if case .invalid(let problem, let hint) = withBytes(of: text, checked) {
                return .invalid(problem, hint: hint)
            }
            return .text(text)
        // Numbers as databases write them; null, true and 1.5 name nothing.
        case .word(let bytes) where bytes.allSatisfy { (0x30...0x39).contains($0) }:
            return checked(bytes)
        case .word, .container: return .invalid("a row's id is a string", hint: "put it in quotes")
        }
    }

    /// The text that stands between a JSON string's quotes.
    static func unescaped(_ bytes: UnsafeRawBufferPointer) -> String? {
        let quoted = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
        return (try? JSONReader.read(quoted, file: "id"))?.string
    }

    /// An identifier, as far as it may be one.
    static func checked(_ bytes: UnsafeRawBufferPointer) -> RowIdentifier {
        if bytes.isEmpty {
            return .invalid("the row's id is empty", hint: "leave it out to have the line's number")
        }
        if bytes.count > Limits.batchIDBytes {
            return .invalid(
                "the row's id is longer than \(Limits.batchIDBytes) bytes", hint: "shorten it")
        }
        // The manifest is text: it could not say which row was meant.
        if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
            return .invalid("the row's id isn't UTF-8", hint: "write the input in UTF-8")
        }
        return .bytes(bytes)
    }

    private static func withBytes<T>(of text: String, _ body: (UnsafeRawBufferPointer) -> T) -> T {
        var text = text
        return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
}
