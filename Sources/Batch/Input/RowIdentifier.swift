import Basics

/// A row's `id`, found without decoding the row.
enum RowIdentifier {
    /// The row has none, or isn't JSON.
    case none
    /// A text or a whole number; `at` is its place in the row, without quotes.
    case text(String, at: Range<Int>)
    /// The error, without its place.
    case invalid(Diagnostic)

    static func find(in row: [UInt8]) -> RowIdentifier {
        let (place, text): (Range<Int>, [UInt8])
        switch RowScanner.value("id", in: row) {
        case nil: return .none
        case .string(let range, hasEscapes: false): (place, text) = (range, Array(row[range]))
        case .string(let range, hasEscapes: true):
            guard let unescaped = RowScanner.text(range, of: row) else {
                return .invalid(problem("the row's id isn't a JSON string", hint: "write plain text"))
            }
            (place, text) = (range, Array(unescaped.utf8))
        // Numbers as databases write them; null, true and 1.5 name nothing.
        case .word(let range) where row[range].allSatisfy { (0x30...0x39).contains($0) }:
            (place, text) = (range, Array(row[range]))
        case .word, .container: return .invalid(problem("a row's id is a string", hint: "put it in quotes"))
        }
        if let problem = problem(of: text) { return .invalid(problem) }
        return .text(String(decoding: text, as: UTF8.self), at: place)
    }

    /// The problem of a text that can't be an identifier.
    static func problem(of id: [UInt8]) -> Diagnostic? {
        if id.isEmpty { return problem("the row's id is empty", hint: "leave it out to have the line's number") }
        if id.count > Limits.batchIDBytes {
            return problem("the row's id is longer than \(Limits.batchIDBytes) bytes", hint: "shorten it")
        }
        // The manifest is text, and couldn't say which row it means.
        if id.contains(where: { $0 >= 0x80 }), String(validating: id, as: UTF8.self) == nil {
            return problem("the row's id isn't UTF-8", hint: "write the input in UTF-8")
        }
        return nil
    }

    private static func problem(_ message: String, hint: String) -> Diagnostic {
        Diagnostic(.error, "invalid-row-id", message, path: "$.id", hint: hint)
    }
}
