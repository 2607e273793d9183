extension SourceParser {
    /// An operand without what follows it.
    mutating func primary() -> SourceExpression {
        if token.kind == .text { return .text(textParts()) }
        if let number = number() { return number }
        if token.kind == .word { return word() }
        switch token.text {
        case ".":
            cursor.advance()
            return cursor.takeWord().map { .member(nil, $0) } ?? .unknown
        case "(":
            let values = nested([]) { $0.arguments(")") }
            if values.count == 1, values[0].label == nil { return values[0].value }
            return .tuple(values)
        case "[": return nested(.unknown) { $0.collection() }
        case "{": return nested(.unknown) { $0.closure() }
        case "\\":
            cursor.advance()
            return keyPath()
        case "#":
            cursor.advance()
            return cursor.takeWord().map { .name("#" + $0) } ?? .unknown
        case ")", "]", "}", ",", ";": return .unknown
        default:
            cursor.advance()
            return .unknown
        }
    }

    private mutating func word() -> SourceExpression {
        let word = token.text
        switch word {
        case "true", "false":
            cursor.advance()
            return .boolean(word == "true")
        case "nil":
            cursor.advance()
            return .null
        case "if", "switch": return statement().map(SourceExpression.statement) ?? .unknown
        case "let", "var":
            // A pattern, as in `case .text(let words)`.
            cursor.advance()
            return .name(cursor.takeWord() ?? "_")
        default:
            cursor.advance()
            if token.isMark("<"), touches(), isGenericArguments { _ = cursor.takeBracketed("<", ">") }
            return .name(word)
        }
    }

    /// `true` for `<A, B>(` or `<A>.`, not for a comparison.
    private var isGenericArguments: Bool {
        var open = 0
        for ahead in 0..<Self.lookahead {
            let next = cursor.peek(ahead)
            if next.isMark("<") { open += 1 }
            if next.isMark(">") { open -= 1 }
            if open == 0 { return ["(", "."].contains(cursor.peek(ahead + 1).text) && touches(ahead + 1) }
            let isType = next.kind == .word || [".", ",", ":", "?", "[", "]", "<", ">", "&"].contains(next.text)
            if !isType || next == .none { return false }
        }
        return false
    }

    private mutating func keyPath() -> SourceExpression {
        _ = cursor.takeWord()
        var steps: [String] = []
        while token.isMark("."), cursor.peek(1).kind == .word {
            steps.append(cursor.peek(1).text)
            cursor.advance(2)
        }
        return .keyPath(steps)
    }

    /// An array or dictionary.
    private mutating func collection() -> SourceExpression {
        if cursor.peek(1).isMark(":"), cursor.peek(2).isMark("]") {
            cursor.advance(3)
            return .dictionary([])
        }
        var isDictionary = false
        let pairs = list("]") { parser in
            let key = parser.expression()
            guard parser.cursor.take(":") else { return SourceArgument.Pair(key: key, value: .unknown) }
            isDictionary = true
            return SourceArgument.Pair(key: key, value: parser.expression())
        }
        return isDictionary ? .dictionary(pairs) : .array(pairs.map(\.key))
    }

    /// A closure; its opening brace is the current token.
    mutating func closure() -> SourceExpression {
        cursor.advance()
        let parameters = closureParameters()
        let allowed = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = allowed }
        let body = statements()
        _ = cursor.take("}")
        return .closure(parameters: parameters, body: body)
    }

    /// The names before `in`; the cursor stays if there is no `in`.
    private mutating func closureParameters() -> [String] {
        var names: [String] = []
        var ahead = 0
        var open = 0
        while ahead < Self.lookahead {
            let next = cursor.peek(ahead)
            if next.isWord("in"), open == 0 {
                cursor.advance(ahead + 1)
                return names
            }
            if next.kind == .text || ["{", "}", "=", ";"].contains(next.text) || next == .none { return [] }
            if ["(", "["].contains(next.text) { open += 1 }
            if [")", "]"].contains(next.text) { open -= 1 }
            if next.isMark("]"), open == 0 { names = [] }
            let before = cursor.peek(ahead - 1).text
            if next.kind == .word, ahead == 0 || before == "," || before == "(" || before == "]" {
                names.append(next.text)
            }
            ahead += 1
        }
        return []
    }
}
