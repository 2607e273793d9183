/// Scans JSON text and tracks line and column.
struct JSONCursor {
    private let bytes: [UInt8]
    private let file: String
    private(set) var index = 0
    private var line: Int
    private var column = 1

    /// Starts at the beginning of a text; throws if it isn't UTF-8.
    /// - Parameter line: the number of its first line in the file.
    init(_ bytes: [UInt8], file: String, line: Int = 1) throws(Diagnostic) {
        self.bytes = bytes
        self.file = file
        self.line = line
        try checkEncoding()
    }

    private mutating func checkEncoding() throws(Diagnostic) {
        if bytes.hasUTF16Mark || bytes.prefix(2).contains(0) {
            throw Diagnostic(
                .error, "json-encoding", "the file is UTF-16, JSON is read as UTF-8",
                at: location(position), hint: "save it as UTF-8")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        if let bad = bytes.firstInvalidUTF8 {
            index = 0
            while index < bad { advanceOverByte() }
            throw fault(
                "json-encoding", "the text isn't valid UTF-8 here", hint: "save the file as UTF-8, if it is text")
        }
    }

    /// Skips white space; comments are errors.
    mutating func skipSpace() throws(Diagnostic) {
        while let byte = peek {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: advanceOverByte()
            case UInt8(ascii: "/"), UInt8(ascii: "#"):
                throw fault("json-comment", "JSON allows no comments", hint: "delete the comment")
            default: return
            }
        }
    }

    /// The current byte; `nil` at the end.
    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
    /// Skips a byte other than a line break.
    mutating func advance() {
        if bytes[index] & 0xC0 != 0x80 { column += 1 }
        index += 1
    }

    private mutating func advanceOverByte() {
        advance()
        if bytes[index - 1] == 0x0A {
            line += 1
            column = 1
        }
    }

    var position: TextPosition { .init(line: line, column: column) }

    func location(_ position: TextPosition) -> SourceSpan {
        .init(file: file, line: Int(position.line), column: Int(position.column))
    }

    /// An error at the current position.
    func fault(_ code: String, _ message: String, hint: String? = nil, exit: ExitClass = .data) -> Diagnostic {
        Diagnostic(.error, code, message, at: location(position), hint: hint, exit: exit)
    }

    /// `true` if the rest of the text starts with `text`.
    func isAt(_ text: String) -> Bool { rest.starts(with: text.utf8) }

    /// The text from the current byte on.
    var rest: ArraySlice<UInt8> { bytes[index...] }

    /// The text from an earlier index to the current position.
    func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }
}

extension [UInt8] {
    /// `true` for a text that begins with the byte order mark of UTF-16.
    var hasUTF16Mark: Bool { starts(with: [0xFE, 0xFF]) || starts(with: [0xFF, 0xFE]) }

    /// The offset of the first byte that isn't UTF-8; `nil` if all are.
    var firstInvalidUTF8: Int? {
        var decoder = UTF8()
        var iterator = makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
