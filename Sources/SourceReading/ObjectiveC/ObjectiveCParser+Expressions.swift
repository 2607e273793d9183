extension ObjectiveCParser {
    private static let levels: [[String]] = [
        ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"], ["+", "-"],
        ["*", "/", "%"],
    ]
    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

    /// An expression without commas outside of brackets.
    mutating func expression() -> ObjectiveCExpression {
        nested(.unreadable) { parser in
            let left = parser.conditional()
            guard parser.token.kind == .mark, Self.assignments.contains(parser.token.text) else { return left }
            let sign = parser.token.text
            parser.advance()
            return .assignment(sign, left, parser.expression())
        }
    }

    private mutating func conditional() -> ObjectiveCExpression {
        let test = binary(0)
        guard take("?") else { return test }
        if take(":") { return .conditional(test, nil, nested(.unreadable) { $0.conditional() }) }
        let first = expression()
        guard take(":") else { return .unreadable }
        return .conditional(test, first, nested(.unreadable) { $0.conditional() })
    }

    private mutating func binary(_ level: Int) -> ObjectiveCExpression {
        guard level < Self.levels.count else { return unary() }
        var left = binary(level + 1)
        // Each operand nests those before it one level deeper.
        let outer = depth
        defer { depth = outer }
        while token.kind == .mark, depth < Self.maxDepth, Self.levels[level].contains(token.text) {
            depth += 1
            let sign = token.text
            advance()
            left = .binary(sign, left, binary(level + 1))
        }
        return left
    }

    private mutating func unary() -> ObjectiveCExpression {
        nested(.unreadable) { parser in
            let token = parser.token
            if token.kind == .mark, ["!", "-", "+", "~", "*", "&", "++", "--"].contains(token.text) {
                parser.advance()
                return .unary(token.text, parser.unary())
            }
            if token.isWord("sizeof") {
                parser.advance()
                guard parser.token.isMark("(") else { return .unreadable }
                let end = parser.index + parser.end(ofGroupAt: 0)
                parser.advance()
                let type = parser.typeName()
                parser.index = end
                return .sizeOf(type)
            }
            if parser.isCast {
                parser.advance()
                let type = parser.typeName()
                _ = parser.take(")")
                if parser.token.isMark("{") { return parser.suffixes(.compound(type, parser.elements())) }
                return .cast(type, parser.unary())
            }
            let value = parser.primary()
            return parser.suffixes(value)
        }
    }

    private mutating func suffixes(_ start: ObjectiveCExpression) -> ObjectiveCExpression {
        var value = start
        let outer = depth
        defer { depth = outer }
        while token.kind == .mark, depth < Self.maxDepth {
            depth += 1
            switch token.text {
            case ".", "->":
                guard peek(1).kind == .word else { return value }
                value = .member(value, peek(1).text)
                advance(2)
            case "[":
                advance()
                value = .element(value, expression())
                if !take("]") { return .unreadable }
            case "(": value = .call(value, list(")") { $0.expression() })
            case "++", "--":
                value = .postfix(value, token.text)
                advance()
            default: return value
            }
        }
        return value
    }

    /// The values in braces of a compound literal, without their names.
    mutating func elements() -> [ObjectiveCExpression] {
        list("}") { parser in
            if parser.token.isMark("."), parser.peek(2).isMark("=") { parser.advance(3) }
            return parser.token.isMark("{") ? .compound(nil, parser.elements()) : parser.expression()
        }
    }

    private mutating func primary() -> ObjectiveCExpression {
        let token = token
        switch token.kind {
        case .word:
            advance()
            return .name(token.text)
        case .number:
            advance()
            return .number(token.text)
        case .text: return .cText(adjacentText())
        case .character:
            advance()
            return .character(token.text)
        default: break
        }
        switch token.text {
        case "@": return atExpression()
        case "[": return message()
        case "(":
            advance()
            if self.token.isMark("{") { return statementExpression() }
            var value = expression()
            while take(",") { value = expression() }
            guard take(")") else { return .unreadable }
            return value
        case "^": return block()
        default: return .unreadable
        }
    }

    /// Literals in a row are one text.
    private mutating func adjacentText() -> String {
        var text = ""
        while token.kind == .text || token.isMark("@") && peek(1).kind == .text {
            if token.isMark("@") { advance() }
            text += token.text
            advance()
        }
        return text
    }

    private mutating func atExpression() -> ObjectiveCExpression {
        advance()
        if token.kind == .text { return .text(adjacentText()) }
        if token.kind == .mark {
            switch token.text {
            case "[": return .array(list("]") { $0.expression() })
            case "{":
                return .dictionary(
                    list("}") { parser in
                        let key = parser.expression()
                        return ObjectiveCPair(key: key, value: parser.take(":") ? parser.expression() : .unreadable)
                    })
            default: return .boxed(nested(.unreadable) { $0.primary() })
            }
        }
        switch token.text {
        case "selector", "protocol", "available", "encode":
            let name = token.text
            advance()
            guard token.isMark("(") else { return .unreadable }
            let end = index + end(ofGroupAt: 0)
            var text = ""
            advance()
            while index < end - 1 {
                text += token.text
                advance()
            }
            index = end
            return switch name {
            case "selector": .selector(text)
            case "protocol": .protocolName(text)
            case "available": .available
            default: .cText(text)
            }
        default: return .boxed(nested(.unreadable) { $0.unary() })
        }
    }

    /// `[receiver name:value …]`.
    private mutating func message() -> ObjectiveCExpression {
        let position = token.position
        let end = index + end(ofGroupAt: 0)
        advance()
        let receiver = expression()
        var pieces: [String] = []
        var values: [ObjectiveCExpression] = []
        while index < end - 1 {
            let start = index
            let name = takeName() ?? ""
            if take(":") {
                pieces.append(name + ":")
                values.append(expression())
                while take(",") { values.append(expression()) }
            } else if pieces.isEmpty, !name.isEmpty {
                pieces = [name]
            }
            if index == start { break }
        }
        let isWhole = index == end - 1 && token.isMark("]")
        index = end
        return isWhole && !pieces.isEmpty ? .message(receiver, pieces, values, at: position) : .unreadable
    }

    /// `({ …; value; })`, as a block that is called at once.
    private mutating func statementExpression() -> ObjectiveCExpression {
        var body = statements()
        guard take(")") else { return .unreadable }
        if let last = body.last, case .expression(let value) = last.kind {
            body[body.count - 1] = ObjectiveCStatement(kind: .result(value), line: last.line)
        }
        return .call(.block(nil, [], body), [])
    }

    /// `^{…}`, `^(BOOL done) {…}`, `^NSString *(id value) {…}`.
    private mutating func block() -> ObjectiveCExpression {
        advance()
        var result: ObjectiveCType?
        if token.kind == .word { result = type() }
        let values = token.isMark("(") ? parameters() : []
        guard token.isMark("{") else { return .unreadable }
        return .block(result, values, statements())
    }
}
