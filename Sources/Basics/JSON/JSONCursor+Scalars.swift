/// Scalars: strings, numbers, `true`, `false` and `null`.
extension JSONCursor {
    /// Reads a value that is neither an object nor an array.
    mutating func scalar() throws(Diagnostic) -> JSONValue {
        let start = position
        guard let byte = peek else {
            throw fault(
                "json-syntax", "the file ends where a value is expected", hint: "write the value, and what closes")
        }
        switch byte {
        case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
        case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: start)
        case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: start)
        case UInt8(ascii: "n") where !isAt("nan"): return JSONValue(try word("null", .null), at: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw fault("json-syntax", "a value is missing here", hint: "write it; null says there is none")
        default: throw notAValue
        }
    }

    private var notAValue: Diagnostic {
        if let quoteHint { return fault("json-syntax", "strings stand in straight double quotes", hint: quoteHint) }
        if ["NaN", "Infinity", "nan", "inf"].contains(where: isAt) { return notFinite(position) }
        let hint = Self.slips.first { isAt($0.key) }.map { "write \($0.value)" }
        return fault(
            "json-syntax", "this isn't a JSON value",
            hint: hint ?? "values are \"text\" in quotes, numbers, true, false, null, {…} and […]")
    }

    /// Spellings of other languages, and their JSON equivalents.
    private static let slips: KeyValuePairs = [
        "True": "true", "TRUE": "true", "YES": "true", "False": "false", "FALSE": "false", "NO": "false",
        "None": "null", "nil": "null", "NULL": "null", "undefined": "null", ".": "0 before the decimal point",
        "+": "the number without its plus",
    ]

    private func notFinite(_ start: TextPosition) -> Diagnostic {
        Diagnostic(
            .error, "non-finite-number", "JSON has no NaN and no Infinity", at: location(start),
            hint: "write a finite number")
    }

    private mutating func word(_ word: String, _ kind: JSONValue.Kind) throws(Diagnostic) -> JSONValue.Kind {
        guard isAt(word) else { throw fault("json-syntax", "this isn't a JSON value", hint: "did you mean \(word)?") }
        for _ in word.utf8 { advance() }
        return kind
    }

    /// A hint to replace the quotation marks of word processors and other languages.
    var quoteHint: String? {
        ["'", "`", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{AB}"].first(where: isAt).map {
            "write \" instead of \($0)"
        }
    }

    /// The word at the cursor, such as a key that lacks its quotation marks: at most 40 letters, digits, `_`, `-` and
    /// `.`, the first one no digit.
    var word: String? {
        func isPart(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "_-.".utf8.contains(byte)
            }
        }
        let word = rest.prefix(while: isPart)
        guard let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first), word.count <= 40
        else { return nil }
        return String(decoding: word, as: UTF8.self)
    }

    /// Reads a string, starting at its opening quotation mark.
    mutating func string() throws(Diagnostic) -> String {
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
        throw openString
    }

    private var openString: Diagnostic {
        fault("json-syntax", "the file ends inside a string", hint: "close the string with \"")
    }

    private mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
        let start = position
        advance()
        guard let byte = peek else { throw openString }
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
        if high < 0xDC00, isAt("\\u") {
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

    private mutating func hexQuad(_ start: TextPosition) throws(Diagnostic) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw Diagnostic(
                    .error, "json-syntax", "\\u is followed by four hexadecimal digits", at: location(start),
                    hint: "write them all, as in \\u00E9")
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
            if let byte = peek, isDigit(byte) {
                throw fault("json-syntax", "a number doesn't start with 0", hint: "delete the 0")
            }
        } else if skipDigits() == 0 {
            if isAt("Infinity") { throw notFinite(startPosition) }
            throw fault("json-syntax", "expected digits", hint: "a number is like -12.5")
        }
        var isInteger = true
        if peek == UInt8(ascii: ".") {
            isInteger = false
            advance()
            if skipDigits() == 0 {
                throw fault("json-syntax", "digits should follow the decimal point", hint: "write 1.0, or 1")
            }
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            isInteger = false
            advance()
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { advance() }
            if skipDigits() == 0 {
                throw fault("json-syntax", "digits should follow the exponent", hint: "write 1e3, or 1000")
            }
        }
        let text = text(from: start)
        guard let value = Double(text), value.isFinite else {
            throw Diagnostic(
                .error, "non-finite-number",
                "the number \(text.prefix(40))\(text.utf8.count > 40 ? "…" : "") is too large",
                at: location(startPosition), hint: "write a finite number")
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

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
