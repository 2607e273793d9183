extension SourceParser {
    /// An Objective-C operand without what follows it.
    mutating func objectiveCPrimary() -> SourceExpression {
        if token.kind == .text { return .text(adjacentText()) }
        if let number = number() { return number }
        if token.kind == .word {
            let word = token.text
            cursor.advance()
            switch word {
            case "YES", "true", "TRUE": return .boolean(true)
            case "NO", "false", "FALSE": return .boolean(false)
            case "nil", "Nil", "NULL": return .null
            default: return .name(word)
            }
        }
        switch token.text {
        case "@": return atExpression()
        case "[": return nested(.unknown) { $0.message() }
        case "(": return nested(.unknown) { $0.bracketed() }
        case "^":
            cursor.advance()
            if token.kind == .word || token.isMark("*") { _ = typeName() }
            let parameters = cursor.takeBracketed("(", ")").splitAtCommas.compactMap { part in
                part.last { $0.kind == .word }?.text
            }
            return token.isMark("{") ? .closure(parameters: parameters, body: block()) : .unknown
        case "{":
            skipGroup()
            return .unknown
        case ")", "]", "}", ",", ";": return .unknown
        default:
            cursor.advance()
            return .unknown
        }
    }

    /// Literals in a row are one text.
    private mutating func adjacentText() -> [SourceTextPart] {
        var parts = textParts()
        while token.kind == .text || token.isMark("@") && cursor.peek(1).kind == .text {
            if token.isMark("@") { cursor.advance() }
            parts += textParts()
        }
        return parts
    }

    /// `@"…"`, `@[…]`, `@{…}`, `@(…)`, `@1`, `@YES`.
    private mutating func atExpression() -> SourceExpression {
        cursor.advance()
        switch token.text {
        case "[" where token.kind == .mark: return nested(.unknown) { .array($0.list("]") { $0.expression() }) }
        case "{" where token.kind == .mark:
            return nested(.unknown) { parser in
                .dictionary(
                    parser.list("}") { parser in
                        let key = parser.expression()
                        return .init(key: key, value: parser.cursor.take(":") ? parser.expression() : .unknown)
                    })
            }
        case "selector", "protocol", "encode", "available":
            cursor.advance()
            skipGroup()
            return .unknown
        default: return nested(.unknown) { $0.objectiveCPrimary() }
        }
    }

    /// `(Type *)value`, or an expression in brackets.
    private mutating func bracketed() -> SourceExpression {
        if isCast {
            let type = cursor.takeBracketed("(", ")").map(\.text).joined()
            return .cast(nested(.unknown) { $0.castOperand() }, type)
        }
        let values = list(")") { $0.expression() }
        return values.count == 1 ? values[0] : .unknown
    }

    private mutating func castOperand() -> SourceExpression {
        var value = objectiveCPrimary()
        while token.isMark("."), cursor.peek(1).kind == .word {
            value = .member(value, cursor.peek(1).text)
            cursor.advance(2)
        }
        return value
    }

    /// `true` for a type in brackets with an operand after it.
    private var isCast: Bool {
        for ahead in 1..<Self.lookahead {
            let next = cursor.peek(ahead)
            if next.isMark(")") {
                let after = cursor.peek(ahead + 1)
                return ahead > 1 && (after.kind != .mark || ["[", "@", "("].contains(after.text))
            }
            if next.kind == .text || next == .none { return false }
            if next.kind == .mark, !["*", "<", ">", ","].contains(next.text) { return false }
        }
        return false
    }

    /// `[receiver name:value …]`.
    private mutating func message() -> SourceExpression {
        let place = position
        cursor.advance()
        let receiver = expression()
        guard let name = cursor.takeWord() else {
            while !cursor.isAtEnd, !token.isMark("]"), !token.isMark(";"), !token.isMark("}") { skipGroup() }
            _ = cursor.take("]")
            return .unknown
        }
        var values: [SourceArgument] = []
        if cursor.take(":") {
            values.append(SourceArgument(value: expression()))
            while !cursor.isAtEnd, !token.isMark("]") {
                if cursor.take(",") {
                    values.append(SourceArgument(value: expression()))
                } else if token.kind == .word, cursor.peek(1).isMark(":") {
                    let label = cursor.takeWord()
                    cursor.advance()
                    values.append(SourceArgument(label: label, value: expression()))
                } else if token.isMark(";") || token.isMark("}") {
                    return .unknown
                } else {
                    skipGroup()
                }
            }
        }
        _ = cursor.take("]")
        return .call(.member(receiver, name), values, place)
    }
}
