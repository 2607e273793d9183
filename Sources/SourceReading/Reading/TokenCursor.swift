/// Iterates over tokens; beyond the end the current one is an empty mark.
struct TokenCursor {
    private let tokens: [SourceToken]
    private(set) var index = 0

    init(_ tokens: [SourceToken]) { self.tokens = tokens }

    var isAtEnd: Bool { index >= tokens.count }
    var current: SourceToken { peek(0) }

    func peek(_ ahead: Int) -> SourceToken {
        tokens.indices.contains(index + ahead) ? tokens[index + ahead] : .none
    }

    mutating func advance(_ count: Int = 1) { index = min(tokens.count, index + count) }

    /// Consumes a mark if it is the current token.
    mutating func take(_ mark: String) -> Bool {
        guard current.isMark(mark) else { return false }
        advance()
        return true
    }

    /// Consumes and returns the current word, if it is one.
    mutating func takeWord() -> String? {
        guard current.kind == .word else { return nil }
        defer { advance() }
        return current.text
    }

    /// Consumes brackets and returns the tokens between them; empty if no bracket begins here.
    mutating func takeBracketed(_ open: String, _ close: String) -> [SourceToken] {
        guard current.isMark(open) else { return [] }
        let start = index + 1
        var depth = 0
        repeat {
            if current.isMark(open) { depth += 1 }
            if current.isMark(close) { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd
        return start < index ? Array(tokens[start..<max(start, depth == 0 ? index - 1 : index)]) : []
    }
}

extension [SourceToken] {
    /// Splits at commas outside brackets.
    package var splitAtCommas: [[SourceToken]] {
        var parts: [[SourceToken]] = []
        var part: [SourceToken] = []
        var depth = 0
        for token in self {
            if token.kind == .mark {
                if ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
                if [")", "]", "}", ">"].contains(token.text) { depth -= 1 }
                if token.text == ",", depth == 0 {
                    parts.append(part)
                    part = []
                    continue
                }
            }
            part.append(token)
        }
        return part.isEmpty ? parts : parts + [part]
    }
}
