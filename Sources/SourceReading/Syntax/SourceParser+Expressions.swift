extension SourceParser {
    /// An expression; always consumes at least one token, unless it begins with a closing mark.
    mutating func expression() -> SourceExpression {
        nested(.unknown) { $0.operation(minimum: 0) }
    }

    /// Binary operators by precedence climbing (Pratt, "Top Down Operator Precedence", 1973).
    private mutating func operation(minimum: Int) -> SourceExpression {
        var left = operand()
        while !cursor.isAtEnd, let (name, length, precedence) = binaryOperator, precedence >= minimum {
            if precedence == Self.castPrecedence {
                cursor.advance()
                if touches(), token.isMark("?") || token.isMark("!") { cursor.advance() }
                let isTest = name == "is"
                left = isTest ? .operation(left, name, .name(typeName())) : .cast(left, typeName())
                continue
            }
            cursor.advance(length)
            if name == "?" {
                let first = expression()
                guard cursor.take(":") else { return .unknown }
                left = .conditional(left, first, nested(.unknown) { $0.operation(minimum: precedence) })
            } else {
                left = .operation(left, name, nested(.unknown) { $0.operation(minimum: precedence + 1) })
            }
        }
        return left
    }

    private static let castPrecedence = 8

    /// The operator at the cursor, with its number of tokens; `nil` for none.
    private var binaryOperator: (name: String, length: Int, precedence: Int)? {
        if token.kind == .word {
            guard token.text == "as" || token.text == "is" else { return nil }
            return (token.text, 1, Self.castPrecedence)
        }
        guard token.kind == .mark, !token.isFirstOnLine || !cursor.peek(1).isFirstOnLine else { return nil }
        let next = cursor.peek(1)
        let pair = next.kind == .mark && touches(1) ? token.text + next.text : token.text
        switch pair {
        case "??": return ("??", 2, 7)
        case "==", "!=":
            let isIdentity = cursor.peek(2).isMark("=") && touches(2)
            return (pair, isIdentity ? 3 : 2, 5)
        case "<=", ">=": return (pair, 2, 5)
        case "&&": return (pair, 2, 4)
        case "||": return (pair, 2, 3)
        case "..":
            let isRange = [".", "<"].contains(cursor.peek(2).text)
            return isRange ? (".." + cursor.peek(2).text, 3, 9) : nil
        case "+=", "-=", "*=", "/=", "|=", "%=": return nil
        default: break
        }
        switch token.text {
        case "?": return ("?", 1, 1)
        case "<", ">": return (token.text, 1, 5)
        case "+", "-", "|": return (token.text, 1, 10)
        case "*", "/", "%", "&": return (token.text, 1, 11)
        default: return nil
        }
    }

    /// An operand with its prefix operators, members, calls and subscripts.
    private mutating func operand() -> SourceExpression {
        if token.kind == .mark, ["!", "-", "+", "&", "~", "*"].contains(token.text) {
            let mark = token.text
            cursor.advance()
            let value = nested(.unknown) { $0.operand() }
            if mark == "-", case .number(let number) = value { return .number(-number) }
            return mark == "!" || mark == "-" ? .prefix(mark, value) : value
        }
        if ["try", "await", "any", "some", "consuming"].contains(token.text), token.kind == .word,
            cursor.peek(1).kind != .mark || !["=", ")", ",", "."].contains(cursor.peek(1).text)
        {
            cursor.advance()
            if touches(), token.isMark("?") || token.isMark("!") { cursor.advance() }
            return nested(.unknown) { $0.operand() }
        }
        var value = primary()
        while !cursor.isAtEnd, let next = suffix(of: value) { value = next }
        return value
    }

    /// The value with the member, call or subscript that follows; `nil` for none.
    private mutating func suffix(of value: SourceExpression) -> SourceExpression? {
        let place = position
        switch token.text {
        case "." where token.kind == .mark:
            if cursor.peek(1).isMark(".") { return nil }
            cursor.advance()
            if let name = cursor.takeWord() { return .member(value, name) }
            return .unknown
        case "!" where touches() && !(cursor.peek(1).isMark("=") && touches(1)),
            "?" where touches() && !(cursor.peek(1).isMark("?") && touches(1)):
            cursor.advance()
            return value
        case "(" where token.kind == .mark && !token.isFirstOnLine:
            return reference(to: value, at: place) ?? call(value, at: place)
        case "[" where token.kind == .mark && !token.isFirstOnLine && touches():
            return .element(value, nested([]) { $0.arguments("]") })
        case "{" where token.kind == .mark && allowsTrailingClosure && !token.isFirstOnLine:
            guard Self.canTakeClosure(value) else { return nil }
            return nested(nil) { .call(value, [SourceArgument(value: $0.closure())], place) }
        default: return nil
        }
    }

    private static func canTakeClosure(_ value: SourceExpression) -> Bool {
        switch value {
        case .name, .member: true
        default: false
        }
    }

    /// `make(for:)` is a closure that calls the function.
    private mutating func reference(to value: SourceExpression, at place: SourcePosition) -> SourceExpression? {
        var labels: [String] = []
        var ahead = 1
        while cursor.peek(ahead).kind == .word, cursor.peek(ahead + 1).isMark(":") {
            labels.append(cursor.peek(ahead).text)
            ahead += 2
        }
        guard !labels.isEmpty, cursor.peek(ahead).isMark(")") else { return nil }
        cursor.advance(ahead + 1)
        return .calling(value, labels.map { $0 == "_" ? nil : $0 }, at: place)
    }

    private mutating func call(_ value: SourceExpression, at place: SourcePosition) -> SourceExpression {
        var values = nested([]) { $0.arguments(")") }
        if allowsTrailingClosure, token.isMark("{"), !token.isFirstOnLine {
            values.append(SourceArgument(value: nested(.unknown) { $0.closure() }))
            // Further trailing closures have labels.
            while token.kind == .word, cursor.peek(1).isMark(":"), cursor.peek(2).isMark("{") {
                let label = token.text
                cursor.advance(2)
                values.append(SourceArgument(label: label, value: nested(.unknown) { $0.closure() }))
            }
        }
        return .call(value, values, place)
    }

    /// A number, also one of several tokens such as `1.5`; `nil` if none begins here.
    mutating func number() -> SourceExpression? {
        guard token.kind == .word, let first = token.text.utf8.first, (48...57).contains(first) else { return nil }
        var text = token.text.filter { $0 != "_" }
        cursor.advance()
        if token.isMark("."), touches(), cursor.peek(1).kind == .word, touches(1),
            cursor.peek(1).text.utf8.first.map({ (48...57).contains($0) }) == true
        {
            text += "." + cursor.peek(1).text.filter { $0 != "_" }
            cursor.advance(2)
        }
        if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { .number(Double($0)) } ?? .unknown }
        return Double(text).map(SourceExpression.number) ?? .unknown
    }

    /// A type's tokens, without white space.
    mutating func typeName() -> String {
        var name = ""
        while !cursor.isAtEnd {
            if token.kind == .word, name.isEmpty || name.hasSuffix(".") || ["some", "any", "inout"].contains(name) {
                if ["some", "any", "inout"].contains(name) { name = "" }
                name += token.text
                cursor.advance()
            } else if token.isMark("@"), name.isEmpty {
                cursor.advance(2)
            } else if token.isMark("."), cursor.peek(1).kind == .word, !name.isEmpty {
                name += "."
                cursor.advance()
            } else if token.isMark("["), name.isEmpty {
                name += "[" + cursor.takeBracketed("[", "]").map(\.text).joined() + "]"
            } else if token.isMark("("), name.isEmpty || name.hasSuffix("->") {
                name += "(" + cursor.takeBracketed("(", ")").map(\.text).joined() + ")"
            } else if token.isMark("<"), touches() {
                name += "<" + cursor.takeBracketed("<", ">").map(\.text).joined() + ">"
            } else if (token.isMark("?") || token.isMark("!")) && touches()
                && !(cursor.peek(1).isMark("?") && touches(1))
            {
                cursor.advance()
            } else if token.isMark("->") {
                name += "->"
                cursor.advance()
                name += typeName()
            } else if token.isMark("&"), !name.isEmpty {
                cursor.advance()
                name += "&" + typeName()
            } else {
                break
            }
        }
        return name
    }
}
