/// Iterates over tokens; beyond the end the current one is an empty mark.
struct TokenCursor {
    let tokens: [SourceToken]
    private(set) var index: Int

    init(_ tokens: [SourceToken], at index: Int = 0) { (self.tokens, self.index) = (tokens, index) }

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

    /// Consumes `Outer.Inner` from a word on, and returns the last name.
    mutating func takeName() -> String {
        var name = takeWord() ?? ""
        while current.isMark("."), peek(1).kind == .word {
            name = peek(1).text
            advance(2)
        }
        return name
    }

    /// Skips a pair of brackets with what lies between, or else one token.
    mutating func skipGroup() {
        switch current.text {
        case "(" where current.kind == .mark: _ = takeBracketed("(", ")")
        case "[" where current.kind == .mark: _ = takeBracketed("[", "]")
        case "{" where current.kind == .mark: _ = takeBracketed("{", "}")
        default: advance()
        }
    }

    /// Consumes brackets and returns the tokens between them; empty if no bracket begins here.
    mutating func takeBracketed(_ open: String, _ close: String) -> ArraySlice<SourceToken> {
        guard current.isMark(open) else { return [] }
        let start = index + 1
        var depth = 0
        repeat {
            if current.isMark(open) { depth += 1 }
            if current.isMark(close) { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd
        return tokens[start..<max(start, depth == 0 ? index - 1 : index)]
    }
}

extension Sequence<SourceToken> {
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
