/// Reads JSON text into values with positions.
///
/// FoundationEssentials' decoder says neither where an error is nor that a key came twice (anchors 4.3), and those are
/// just what the developer at 2 a.m. needs; so this one file is ours.
public struct JSONReader {
    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1
    private var column = 1
    private var depth = 0
    private var members = 0

    /// Reads a whole document.
    /// - Parameters:
    ///   - bytes: UTF-8 text; a byte-order mark is skipped.
    ///   - file: the name that diagnostics carry.
    /// - Throws: `InputError` with the first thing that isn't JSON, a duplicate key, or a limit.
    public static func read(_ bytes: some Sequence<UInt8>, file: String) throws(InputError) -> JSONValue {
        var reader = JSONReader(bytes: Array(bytes), file: file)
        do {
            return try reader.document()
        } catch {
            throw InputError(error)
        }
    }

    private init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    private mutating func document() throws(Diagnostic) -> JSONValue {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(2).contains(0) {
            throw Diagnostic(
                .error, "json-encoding", "the file is UTF-16, JSON is read as UTF-8",
                at: .init(file: file, line: 1, column: 1), hint: "save it as UTF-8")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        if let bad = Self.firstInvalidUTF8(in: bytes) {
            index = 0
            while index < bad { advanceOverByte() }
            throw fault("json-encoding", "the text isn't valid UTF-8 here")
        }
        try skipSpace()
        if index == bytes.count { throw fault("json-empty", "the file holds no JSON value") }
        let value = try value()
        try skipSpace()
        if index < bytes.count {
            throw fault("json-trailing-text", "there is more text after the end of the JSON value")
        }
        return value
    }

    private mutating func value() throws(Diagnostic) -> JSONValue {
        guard let byte = peek else { throw fault("json-syntax", "the file ends where a value should stand") }
        let start = position
        switch byte {
        case UInt8(ascii: "{"): return JSONValue(.object(try object()), at: start)
        case UInt8(ascii: "["): return JSONValue(.array(try array()), at: start)
        case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
        case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: start)
        case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: start)
        case UInt8(ascii: "n") where !bytes[index...].starts(with: "nan".utf8):
            return JSONValue(try word("null", .null), at: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case _ where quoteHint != nil:
            throw fault("json-syntax", "strings stand in straight double quotes", hint: quoteHint)
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw fault("json-syntax", "a value is missing here")
        default:
            if ["NaN", "Infinity", "nan", "inf"].contains(where: { bytes[index...].starts(with: $0.utf8) }) {
                throw fault("non-finite-number", "JSON has no NaN and no Infinity", hint: "write a finite number")
            }
            throw fault("json-syntax", "this isn't a JSON value")
        }
    }

    private mutating func object() throws(Diagnostic) -> [JSONValue.Member] {
        try enter()
        var result: [JSONValue.Member] = []
        var seen: [String: JSONValue.Position] = [:]
        try skipSpace()
        if peek == UInt8(ascii: "}") {
            leave()
            return result
        }
        while true {
            try skipSpace()
            let keyPosition = position
            guard peek == UInt8(ascii: "\"") else {
                throw fault("json-syntax", "a key in straight double quotes should stand here", hint: quoteHint)
            }
            let key = try string()
            if let first = seen.updateValue(keyPosition, forKey: key) {
                throw Diagnostic(
                    .error, "duplicate-key",
                    "the key \(key.quoted()) stands twice in this object, first at \(first.line):\(first.column)",
                    at: location(keyPosition), hint: "keep one: parsers disagree on which of the two counts")
            }
            try skipSpace()
            guard peek == UInt8(ascii: ":") else {
                throw fault("json-syntax", "a colon should follow the key \(key.quoted())")
            }
            advance()
            try skipSpace()
            result.append(.init(key: key, keyPosition: keyPosition, value: try value()))
            if try !another(before: UInt8(ascii: "}"), of: "object") { return result }
        }
    }

    private mutating func array() throws(Diagnostic) -> [JSONValue] {
        try enter()
        var result: [JSONValue] = []
        try skipSpace()
        if peek == UInt8(ascii: "]") {
            leave()
            return result
        }
        while true {
            try skipSpace()
            result.append(try value())
            if try !another(before: UInt8(ascii: "]"), of: "array") { return result }
        }
    }

    /// Takes the comma or the closing bracket that follows a member; true when another member follows.
    private mutating func another(before close: UInt8, of container: String) throws(Diagnostic) -> Bool {
        members += 1
        if members > Limits.jsonMembers {
            throw fault("json-too-large", "the document has more than \(Limits.jsonMembers) members", exit: .refused)
        }
        try skipSpace()
        if peek == close {
            leave()
            return false
        }
        guard peek == UInt8(ascii: ",") else {
            let name = String(UnicodeScalar(close))
            if peek == nil {
                throw fault("json-syntax", "the file ends inside an \(container): \"\(name)\" is missing")
            }
            throw fault("json-syntax", "a comma or \"\(name)\" should stand here")
        }
        let comma = position
        advance()
        try skipSpace()
        if peek == close {
            throw Diagnostic(
                .error, "json-trailing-comma", "JSON allows no comma after the last member of an \(container)",
                at: location(comma), hint: "delete the comma")
        }
        return true
    }

    private mutating func string() throws(Diagnostic) -> String {
        advance()
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                advance()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter)
            case 0..<0x20:
                throw fault(
                    "json-syntax", "a control character stands in a string", hint: "write it as \\n, \\t or \\u00XX")
            default:
                text.append(byte)
                advance()
            }
        }
        throw fault("json-syntax", "the file ends inside a string")
    }

    private mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
        let start = position
        advance()
        guard let byte = peek else { throw fault("json-syntax", "the file ends inside a string") }
        if let scalar = Self.simpleEscape(byte) {
            advance()
            return scalar
        }
        guard byte == UInt8(ascii: "u") else {
            let hint =
                byte == UInt8(ascii: "U")
                ? "\\U isn't JSON: write \\uXXXX, in pairs above U+FFFF" : "write \\\\ for a backslash"
            throw Diagnostic(
                .error, "json-syntax", "an unknown escape stands in a string", at: location(start), hint: hint)
        }
        advance()
        let high = try hexQuad(start)
        if let scalar = Unicode.Scalar(high) { return scalar }
        if high < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            advance()
            advance()
            let low = try hexQuad(start)
            if (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
        }
        throw Diagnostic(
            .error, "json-lone-surrogate", "half of a surrogate pair stands alone", at: location(start),
            hint: "write both halves, or the character itself")
    }

    private static func simpleEscape(_ byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        default: nil
        }
    }

    private mutating func hexQuad(_ start: JSONValue.Position) throws(Diagnostic) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw Diagnostic(
                    .error, "json-syntax", "\\u is followed by four hexadecimal digits", at: location(start))
            }
            code = code << 4 + UInt32(digit)
            advance()
        }
        return code
    }

    private mutating func number() throws(Diagnostic) -> JSONValue {
        let start = index
        let startPosition = position
        if peek == UInt8(ascii: "-") { advance() }
        if peek == UInt8(ascii: "0") {
            advance()
            if let byte = peek, isDigit(byte) { throw fault("json-syntax", "a number doesn't start with 0") }
        } else if skipDigits() == 0 {
            if bytes[index...].starts(with: "Infinity".utf8) {
                throw Diagnostic(
                    .error, "non-finite-number", "JSON has no NaN and no Infinity", at: location(startPosition),
                    hint: "write a finite number")
            }
            throw fault("json-syntax", "digits should stand here")
        }
        var isInteger = true
        if peek == UInt8(ascii: ".") {
            isInteger = false
            advance()
            if skipDigits() == 0 { throw fault("json-syntax", "digits should follow the decimal point") }
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            isInteger = false
            advance()
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { advance() }
            if skipDigits() == 0 { throw fault("json-syntax", "digits should follow the exponent") }
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw Diagnostic(
                .error, "non-finite-number", "the number \(text.prefix(40)) is too large", at: location(startPosition),
                hint: "write a finite number")
        }
        return JSONValue(
            .number(value, isInteger: isInteger), at: startPosition,
            digits: isInteger && value.magnitude >= JSONValue.exactIntegers ? text : nil)
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while let byte = peek, isDigit(byte) { advance() }
        return index - start
    }

    /// What to write instead of the quotation marks that word processors and other languages put here.
    private var quoteHint: String? {
        ["'", "`", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{AB}"].first {
            bytes[index...].starts(with: $0.utf8)
        }
        .map { "write \" instead of \($0)" }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private mutating func word(_ word: String, _ kind: JSONValue.Kind) throws(Diagnostic) -> JSONValue.Kind {
        guard bytes[index...].starts(with: word.utf8) else {
            throw fault("json-syntax", "this isn't a JSON value", hint: "did you mean \(word)?")
        }
        for _ in word.utf8 { advance() }
        return kind
    }

    private mutating func skipSpace() throws(Diagnostic) {
        while let byte = peek {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: advanceOverByte()
            case UInt8(ascii: "/"), UInt8(ascii: "#"):
                throw fault("json-comment", "JSON allows no comments", hint: "delete the comment")
            default: return
            }
        }
    }

    private mutating func enter() throws(Diagnostic) {
        depth += 1
        if depth > Limits.jsonDepth {
            throw fault(
                "json-too-deep", "arrays and objects nest deeper than \(Limits.jsonDepth) levels", exit: .refused)
        }
        advance()
    }

    private mutating func leave() {
        depth -= 1
        advance()
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
    private mutating func advance() {
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

    private var position: JSONValue.Position { .init(line: line, column: column) }

    private func location(_ position: JSONValue.Position) -> SourceLocation {
        .init(file: file, line: Int(position.line), column: Int(position.column))
    }

    private func fault(_ code: String, _ message: String, hint: String? = nil, exit: ExitClass = .data) -> Diagnostic {
        Diagnostic(.error, code, message, at: location(position), hint: hint, exit: exit)
    }

    private static func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
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
