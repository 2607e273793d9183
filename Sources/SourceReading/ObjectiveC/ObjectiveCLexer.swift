/// Splits Objective-C into tokens. Invalid code gives unspecified tokens in linear time.
struct ObjectiveCLexer {
    private let bytes: [UInt8]
    private var offset = 0
    private var position: SourcePosition
    private var isFirstOnLine = true
    private var tokens: [ObjectiveCToken] = []

    /// - Parameter line: the number of the first line.
    static func tokens(of bytes: [UInt8], line: Int = 1) -> [ObjectiveCToken] {
        var lexer = ObjectiveCLexer(bytes, line: line)
        while lexer.offset < bytes.count { lexer.step() }
        return lexer.tokens
    }

    private init(_ bytes: [UInt8], line: Int) {
        self.bytes = bytes
        position = SourcePosition(line: line, column: 1)
    }

    private static let marks = [
        "<<=", ">>=", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=",
        "%=", "&=", "|=", "^=", "##",
    ].map { Array($0.utf8) }
    private static let seconds = Set(marks.map { $0[1] })

    private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where offset < bytes.count {
            if bytes[offset] == 10 {
                position = SourcePosition(line: position.line + 1, column: 1)
                isFirstOnLine = true
            } else if bytes[offset] & 0xC0 != 0x80 {
                position.column += 1
            }
            offset += 1
        }
    }

    private mutating func step() {
        let byte = byte()
        if byte <= 32 || byte == UInt8(ascii: "\\") && self.byte(1) <= 32 { return advance() }
        if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") { return skipLineComment() }
        if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") { return skipComment() }
        let start = (offset, position)
        let isJoined = offset > 0 && bytes[offset - 1] > 32
        if byte == UInt8(ascii: "#"), isFirstOnLine {
            add(.directive, takeDirective(), start, isJoined)
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            add(byte == UInt8(ascii: "'") ? .character : .text, takeText(until: byte), start, isJoined)
        } else if Self.isDigit(byte) || byte == UInt8(ascii: ".") && Self.isDigit(self.byte(1)) {
            takeNumber()
            add(.number, text(from: start.0), start, isJoined)
        } else if SourceLexer.isWordPart(byte) {
            while SourceLexer.isWordPart(self.byte()) { advance() }
            add(.word, text(from: start.0), start, isJoined)
        } else {
            let mark =
                Self.seconds.contains(self.byte(1)) ? Self.marks.first { bytes[offset...].starts(with: $0) } : nil
            advance(mark?.count ?? 1)
            add(.mark, text(from: start.0), start, isJoined)
        }
    }

    private mutating func add(
        _ kind: ObjectiveCToken.Kind, _ text: String, _ start: (Int, SourcePosition), _ isJoined: Bool
    ) {
        tokens.append(
            ObjectiveCToken(
                kind: kind, text: text, position: start.1, bytes: start.0..<offset, isJoined: isJoined))
        isFirstOnLine = kind == .directive
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    private mutating func skipLineComment() {
        while offset < bytes.count, byte() != 10 { advance() }
    }

    private mutating func skipComment() {
        advance(2)
        while offset < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { advance() }
        advance(2)
    }

    /// The directive's line, with those that a backslash joins to it and without comments.
    private mutating func takeDirective() -> String {
        advance()
        var found: [UInt8] = []
        var isQuoted = false
        while offset < bytes.count, byte() != 10 {
            let isEscape = byte() == UInt8(ascii: "\\")
            if isEscape, byte(1) == 10 || byte(1) == 13 {
                found.append(32)
                advance(byte(1) == 13 ? 3 : 2)
                continue
            }
            if !isQuoted, byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                skipLineComment()
                break
            }
            if !isQuoted, byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                skipComment()
                continue
            }
            if byte() == UInt8(ascii: "\"") { isQuoted.toggle() }
            found.append(byte())
            advance()
            if isEscape, isQuoted, byte() != 10 {
                found.append(byte())
                advance()
            }
        }
        return String(decoding: found, as: UTF8.self)
    }

    private mutating func takeNumber() {
        while SourceLexer.isWordPart(byte()) || byte() == UInt8(ascii: ".") || isExponentSign { advance() }
    }

    /// The sign in `1e-5`.
    private var isExponentSign: Bool {
        (byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+")) && offset > 1
            && [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[offset - 1])
            && Self.isDigit(byte(1)) && !(offset > 2 && bytes[offset - 2] == UInt8(ascii: "x"))
    }

    private mutating func takeText(until quote: UInt8) -> String {
        let start = offset
        advance()
        while offset < bytes.count, byte() != quote, byte() != 10 {
            advance(byte() == UInt8(ascii: "\\") ? 2 : 1)
        }
        let end = offset
        if byte() == quote { advance() }
        let pieces = StringLiteral.pieces(of: bytes, in: start..<max(end, offset), language: .objectiveC)
        return pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
