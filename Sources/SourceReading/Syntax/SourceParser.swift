/// Parses the statements and expressions of Swift that constants and assignments are made of.
///
/// It accepts any text: a part that isn't understood becomes `.unknown`, and a statement is left at its end. Nesting is
/// limited, so that time and stack stay linear in the file's length.
package struct SourceParser {
    let bytes: [UInt8]
    var cursor: TokenCursor
    /// The nesting of the current expression or statement.
    var depth = 0
    /// `false` in the head of `if`, `for` and the like, where a brace begins the body.
    var allowsTrailingClosure = true

    /// Maximum nesting of expressions and statements; what is nested deeper is skipped.
    static let maxDepth = 128
    /// Maximum number of tokens looked ahead to tell two constructs apart.
    static let lookahead = 64

    init(_ bytes: [UInt8], _ tokens: [SourceToken]) {
        self.bytes = bytes
        cursor = TokenCursor(tokens)
    }

    /// An expression that is the whole text.
    static func expression(_ bytes: [UInt8]) -> SourceExpression {
        var parser = SourceParser(bytes, SourceLexer.tokens(of: bytes))
        return parser.expression()
    }

    var token: SourceToken { cursor.current }
    var position: SourcePosition { token.position }

    /// The bytes from an offset to the token before the cursor.
    func bytes(from start: Int) -> Range<Int> { start..<max(start, cursor.peek(-1).bytes.upperBound) }

    /// `true` if a token follows the one before it without white space.
    func touches(_ ahead: Int = 0) -> Bool {
        cursor.index + ahead > 0 && cursor.peek(ahead - 1).bytes.upperBound == cursor.peek(ahead).bytes.lowerBound
    }

    mutating func skipGroup() { cursor.skipGroup() }

    /// Skips to the end of a statement: its semicolon, a brace that closes around it, or the line's end.
    mutating func skipStatement() {
        while !cursor.isAtEnd {
            if token.isMark(";") { return cursor.advance() }
            if token.isMark("}") || token.isFirstOnLine { return }
            skipGroup()
        }
    }

    /// Parses one level deeper; what is nested too deep is skipped.
    mutating func nested<T>(_ fallback: T, _ parse: (inout Self) -> T) -> T {
        guard depth < Self.maxDepth else {
            skipGroup()
            return fallback
        }
        depth += 1
        defer { depth -= 1 }
        return parse(&self)
    }

    /// The elements in brackets, separated by commas; the opening bracket is the current token.
    mutating func list<T>(_ close: String, _ element: (inout Self) -> T) -> [T] {
        cursor.advance()
        let allowed = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = allowed }
        var found: [T] = []
        while !cursor.isAtEnd, !cursor.take(close) {
            let start = cursor.index
            found.append(element(&self))
            // A statement's end within brackets: they aren't closed.
            if token.isMark("}") && close != "}" || token.isMark(";") { break }
            while !cursor.isAtEnd, !token.isMark(","), !token.isMark(close), !token.isMark("}") { skipGroup() }
            if !cursor.take(","), cursor.index == start { break }
        }
        return found
    }

    /// Arguments with labels up to a bracket.
    mutating func arguments(_ close: String) -> [SourceArgument] {
        list(close) { parser in
            var label: String?
            if parser.token.kind == .word, parser.cursor.peek(1).isMark(":"), !parser.cursor.peek(2).isMark(":") {
                label = parser.token.text
                parser.cursor.advance(2)
            }
            return SourceArgument(label: label, value: parser.expression())
        }
    }

    /// The parts of a string literal.
    mutating func textParts() -> [SourceTextPart] {
        let pieces = StringLiteral.pieces(of: bytes, in: token.bytes, language: .swift)
        cursor.advance()
        return pieces.map { piece in
            switch piece {
            case .text(let text): return .literal(text)
            case .code(let range):
                guard depth < Self.maxDepth else { return .interpolation(.unknown) }
                let code = Array(bytes[range])
                var inner = SourceParser(code, SourceLexer.tokens(of: code))
                inner.depth = depth + 1
                return .interpolation(inner.expression())
            }
        }
    }
}
