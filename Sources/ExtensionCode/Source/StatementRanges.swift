import SourceReading

/// The statements of a body by their tokens, as far as the lexer tells them.
enum StatementRanges {
    /// Closures within one another.
    private static let maxDepth = 64

    /// The statements around a token, the outermost first.
    /// - Parameter body: the tokens between the body's braces.
    static func around(_ token: Int, in body: Range<Int>, _ all: [SourceToken]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var body = body
        while found.count < maxDepth, let statement = statement(around: token, in: body, all) {
            // A label of a switch can't go alone.
            if !isLabel(all[statement.lowerBound]) { found.append(statement) }
            guard let inner = block(around: token, in: statement, all) else { break }
            body = inner
        }
        return found
    }

    private static func statement(around token: Int, in body: Range<Int>, _ all: [SourceToken]) -> Range<Int>? {
        var start = body.lowerBound
        while start < body.upperBound, start <= token {
            if all[start].isMark(";") {
                start += 1
                continue
            }
            let end = end(of: start, in: body, all)
            if token < end { return start..<end }
            start = end
        }
        return nil
    }

    /// The index behind a statement, or behind a label or a directive.
    private static func end(of start: Int, in body: Range<Int>, _ all: [SourceToken]) -> Int {
        let line = all[start].line
        let isDirective = all[start].isMark("#") && all[start].isFirstOnLine && isDirective(all, start + 1)
        var index = start
        while index < body.upperBound {
            index = min(all.end(ofGroupAt: index), body.upperBound)
            guard index < body.upperBound else { break }
            if isDirective {
                if all[index].line != line { break }
                continue
            }
            if isLabel(all[start]), all[index].isMark(":") { return index + 1 }
            if all[index].isMark(";") || all[index].isFirstOnLine && !goesOn(all, at: index) { break }
        }
        return index
    }

    private static func isDirective(_ all: [SourceToken], _ word: Int) -> Bool {
        all.indices.contains(word) && ["if", "else", "elseif", "endif"].contains(all[word].text)
    }

    private static func isLabel(_ token: SourceToken) -> Bool { token.isWord("case") || token.isWord("default") }

    private static let joining: Set<String> = ["else", "catch", "where", "as", "is"]
    private static let open: Set<String> = [
        "=", ",", "&", "|", "+", "-", "*", "/", "<", "?", ":", "->", ".", "(", "[",
    ]

    private static let openWords: Set<String> = [
        "if", "guard", "while", "for", "switch", "let", "var", "else", "try", "await", "in", "as", "is",
    ]

    /// `true` if a line goes on with the statement of the line before.
    private static func goesOn(_ all: [SourceToken], at index: Int) -> Bool {
        let token = all[index]
        let joins =
            switch token.kind {
            case .word: joining.contains(token.text)
            case .mark: !["#", "@", "(", "["].contains(token.text)
            case .text: false
            }
        return joins || isOpen(all, at: index - 1)
    }

    /// `true` if a line's last token needs another.
    private static func isOpen(_ all: [SourceToken], at index: Int) -> Bool {
        let token = all[index]
        if token.kind == .word { return openWords.contains(token.text) }
        guard token.kind == .mark, open.contains(token.text) else { return false }
        // `value?` and `value!` end an expression; an operator has white space before it.
        return !["?", "-", "+"].contains(token.text) || all[index - 1].bytes.upperBound < token.bytes.lowerBound
    }

    /// The tokens of the block or closure of a statement around a token, without its braces and its parameters.
    private static func block(around token: Int, in statement: Range<Int>, _ all: [SourceToken]) -> Range<Int>? {
        var index = statement.lowerBound
        while index < statement.upperBound {
            let end = min(all.end(ofGroupAt: index), statement.upperBound)
            guard index < token, token < end - 1 else {
                if end > token { return nil }
                index = end
                continue
            }
            if all[index].isMark("{") {
                let inner = behindParameters(of: index, all)..<max(index + 1, end - 1)
                return inner.lowerBound <= token && inner.lowerBound < inner.upperBound ? inner : nil
            }
            index += 1
        }
        return nil
    }

    /// The first token behind `{ [weak self] a, b in`; behind the brace if there are no parameters.
    private static func behindParameters(of brace: Int, _ all: [SourceToken]) -> Int {
        var index = brace + 1
        while all.indices.contains(index), all[index].line == all[brace].line || all[index].line == all[brace + 1].line
        {
            if all[index].isWord("in") { return index + 1 }
            let isOther =
                all[index].isMark("{") || all[index].isMark("}") || all[index].isMark("=") || all[index].isWord("for")
            if isOther { break }
            index = all.end(ofGroupAt: index)
        }
        return brace + 1
    }
}
