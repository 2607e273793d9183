/// Splits Swift into tokens, without comments and contents of string literals, with all branches of `#if`.
///
/// Invalid code gives unspecified tokens, but never traps; the time is linear in the file's length.
package struct SourceLexer {
    private let bytes: [UInt8]
    private let keepsDirectives: Bool
    private var offset = 0
    private var line = 1
    private var column = 1
    private var isFirstOnLine = true
    private var tokens: [SourceToken] = []

    /// Maximum nesting of string interpolations; a deeper string ends at its first quote.
    private static let depth = 16

    private init(_ bytes: [UInt8], keepsDirectives: Bool) {
        (self.bytes, self.keepsDirectives) = (bytes, keepsDirectives)
    }

    /// All tokens of a file, in order.
    /// - Parameter keepsDirectives: `true` gives the tokens of `#if os(iOS)` and the like as well.
    package static func tokens(of bytes: [UInt8], keepsDirectives: Bool = false) -> [SourceToken] {
        var lexer = SourceLexer(bytes, keepsDirectives: keepsDirectives)
        while lexer.offset < bytes.count { lexer.step() }
        return lexer.tokens
    }

    private func byte(_ ahead: Int = 0) -> UInt8 { offset + ahead < bytes.count ? bytes[offset + ahead] : 0 }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\n") {
                (line, column, isFirstOnLine) = (line + 1, 1, true)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }

    private mutating func step() {
        switch byte() {
        case UInt8(ascii: " "), 9, 10, 11, 12, 13: advance()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): takeText(hashes: 0)
        case UInt8(ascii: "#"): stepHash()
        case UInt8(ascii: "`"): advance()
        case let byte where Self.isWordPart(byte): takeWord()
        default: takeMark()
        }
    }

    /// Skips compiler directives; `#selector`, `#available` and the like are kept; `#"` begins a raw string.
    private mutating func stepHash() {
        var hashes = 1
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") { return takeText(hashes: hashes) }
        if isFirstOnLine, !keepsDirectives, isDirective { return skipLine() }
        takeMark()
    }

    private var isDirective: Bool {
        ["if", "else", "elseif", "endif", "warning", "error", "sourceLocation"].contains { name in
            let end = offset + 1 + name.utf8.count
            return end <= bytes.count && bytes[(offset + 1)..<end].elementsEqual(name.utf8)
                && (end == bytes.count || !Self.isWordPart(bytes[end]))
        }
    }

    private mutating func skipLine() {
        while offset < bytes.count, byte() != UInt8(ascii: "\n") { advance() }
    }

    /// Skips a comment with those inside it.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && offset < bytes.count
    }

    private mutating func takeWord() {
        let start = (offset, line, column, isFirstOnLine)
        while Self.isWordPart(byte()) { advance() }
        take(.word, String(decoding: bytes[start.0..<offset], as: UTF8.self), start)
    }

    private mutating func takeMark() {
        let start = (offset, line, column, isFirstOnLine)
        let length = byte() == UInt8(ascii: "-") && byte(1) == UInt8(ascii: ">") ? 2 : 1
        advance(length)
        take(.mark, String(decoding: bytes[start.0..<offset], as: UTF8.self), start)
    }

    private mutating func takeText(hashes: Int) {
        let start = (offset, line, column, isFirstOnLine)
        skipText(hashes: hashes, depth: 0)
        take(.text, "", start)
    }

    private mutating func take(_ kind: SourceToken.Kind, _ text: String, _ start: (Int, Int, Int, Bool)) {
        tokens.append(
            SourceToken(
                kind: kind, text: text, line: start.1, column: start.2, isFirstOnLine: start.3,
                bytes: start.0..<offset))
        isFirstOnLine = false
    }

    /// `true` for a byte of a name or number in Swift, C and Objective-C.
    static func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}

extension SourceLexer {
    /// Skips a string literal with its escapes and interpolations.
    private mutating func skipText(hashes: Int, depth: Int) {
        advance(hashes)
        let quote = byte()
        let isLong = byte(1) == quote && byte(2) == quote
        advance(isLong ? 3 : 1)
        while offset < bytes.count {
            if byte() == quote, closes(quote, isLong: isLong, hashes: hashes) {
                return advance((isLong ? 3 : 1) + hashes)
            }
            if byte() == UInt8(ascii: "\n"), !isLong { return }
            if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                advance(1 + hashes)
                if byte() == UInt8(ascii: "("), depth < Self.depth {
                    skipInterpolation(depth: depth + 1)
                } else {
                    advance()
                }
            } else {
                advance()
            }
        }
    }

    private mutating func skipInterpolation(depth: Int) {
        var open = 0
        repeat {
            switch byte() {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            case UInt8(ascii: "\""):
                skipText(hashes: 0, depth: depth)
                continue
            default: break
            }
            advance()
        } while open > 0 && offset < bytes.count
    }

    private func closes(_ quote: UInt8, isLong: Bool, hashes: Int) -> Bool {
        if isLong, byte(1) != quote || byte(2) != quote { return false }
        return hasHashes(hashes, at: isLong ? 3 : 1)
    }

    private func hasHashes(_ count: Int, at ahead: Int) -> Bool {
        for index in 0..<count where byte(ahead + index) != UInt8(ascii: "#") { return false }
        return true
    }
}
