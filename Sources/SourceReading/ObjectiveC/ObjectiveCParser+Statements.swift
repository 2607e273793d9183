extension ObjectiveCParser {
    /// The statements in braces; the opening one is the current token.
    mutating func statements() -> [ObjectiveCStatement] {
        advance()
        var found: [ObjectiveCStatement] = []
        while !isAtEnd, !token.isMark("}"), !isAt("end") {
            let start = index
            if let next = statement() { found.append(next) }
            if index == start { skipGroup() }
        }
        _ = take("}")
        return found
    }

    mutating func statement() -> ObjectiveCStatement? {
        nested(nil) { parser in
            let line = parser.token.line
            return parser.kind().map { ObjectiveCStatement(kind: $0, line: line) }
        }
    }

    /// The body of a loop or condition.
    private mutating func body() -> ObjectiveCStatement {
        let line = token.line
        return statement() ?? ObjectiveCStatement(kind: .block([]), line: line)
    }

    private mutating func kind() -> ObjectiveCStatement.Kind? {
        if take(";") { return nil }
        if token.isMark("{") { return .block(statements()) }
        if token.isMark("@"), peek(1).kind == .word, let kind = atStatement() { return kind }
        if token.kind == .word, peek(1).isMark(":"), !["default"].contains(token.text), peek(2).kind != .mark {
            // A label.
            advance(2)
            return nil
        }
        switch token.kind == .word ? token.text : "" {
        case "if":
            advance()
            let test = bracketed()
            let then = body()
            return .condition(test, then, takeWord("else") ? body() : nil)
        case "for": return loop()
        case "while":
            advance()
            let test = bracketed()
            return .loop(start: nil, test, step: [], body())
        case "do":
            advance()
            let body = body()
            _ = takeWord("while")
            let test = bracketed()
            _ = take(";")
            return .repeating(body, while: test)
        case "switch":
            advance()
            let value = bracketed()
            return .choice(value, token.isMark("{") ? cases() : [])
        case "return":
            advance()
            if take(";") { return .result(nil) }
            return ended(.result(expression()))
        case "break":
            return ended {
                $0.advance(); return .leave
            }
        case "continue":
            return ended {
                $0.advance(); return .goOn
            }
        case "goto":
            skipStatement()
            return .unreadable
        default:
            if isAtDeclaration { return ended { .variables($0.variables()) } }
            return ended { .expression($0.expression()) }
        }
    }

    private mutating func ended(_ kind: ObjectiveCStatement.Kind) -> ObjectiveCStatement.Kind { ended { _ in kind } }

    /// A statement up to its semicolon; what stands before it otherwise makes it unreadable.
    private mutating func ended(_ parse: (inout Self) -> ObjectiveCStatement.Kind) -> ObjectiveCStatement.Kind {
        let kind = parse(&self)
        if take(";") || token.isMark("}") { return kind }
        skipStatement()
        return .unreadable
    }

    private mutating func atStatement() -> ObjectiveCStatement.Kind? {
        switch peek(1).text {
        case "autoreleasepool", "synchronized":
            advance(2)
            if token.isMark("(") { skipGroup() }
            return token.isMark("{") ? .block(statements()) : .unreadable
        case "try":
            advance(2)
            let body = token.isMark("{") ? statements() : []
            var last: [ObjectiveCStatement] = []
            while isAt("catch") || isAt("finally") {
                let isLast = isAt("finally")
                advance(2)
                if token.isMark("(") { skipGroup() }
                let handler = token.isMark("{") ? statements() : []
                if isLast { last = handler }
            }
            return .attempt(body, finally: last)
        case "throw":
            // Handlers of exceptions are left out, so this ends the program.
            skipStatement()
            return .expression(.call(.name("_raise"), []))
        default: return nil
        }
    }

    /// A condition in brackets.
    private mutating func bracketed() -> ObjectiveCExpression {
        guard take("(") else { return .unreadable }
        var value = expression()
        while take(",") { value = expression() }
        while !isAtEnd, !token.isMark(")"), !token.isMark("{"), !token.isMark("}") {
            value = .unreadable
            skipGroup()
        }
        _ = take(")")
        return value
    }

    /// `Type *name = value, other`.
    mutating func variables() -> [ObjectiveCVariable] {
        var base = type()
        var found: [ObjectiveCVariable] = []
        repeat {
            var variable = declarator(base)
            base.pointers = 0
            if take("=") { variable.value = token.isMark("{") ? .compound(nil, elements()) : expression() }
            found.append(variable)
        } while take(",")
        return found
    }

    private mutating func loop() -> ObjectiveCStatement.Kind {
        advance()
        guard take("(") else { return .unreadable }
        let line = token.line
        if isAtDeclaration || token.kind == .word && peek(1).isWord("in") {
            let start = index
            let variable = declarator(peek(1).isWord("in") ? ObjectiveCType("id") : type())
            if takeWord("in") {
                let values = expression()
                _ = take(")")
                return .forIn(variable, values, body())
            }
            index = start
        }
        var first: ObjectiveCStatement?
        if !take(";") {
            let kind: ObjectiveCStatement.Kind = isAtDeclaration ? .variables(variables()) : .expression(expression())
            first = ObjectiveCStatement(kind: kind, line: line)
            _ = take(";")
        }
        let test = token.isMark(";") ? nil : expression()
        _ = take(";")
        var step: [ObjectiveCExpression] = []
        while !isAtEnd, !token.isMark(")"), !token.isMark("{") {
            let start = index
            step.append(expression())
            if !take(","), index == start { skipGroup() }
        }
        _ = take(")")
        return .loop(start: first, test, step: step, body())
    }

    /// The cases of a `switch`.
    private mutating func cases() -> [ObjectiveCCase] {
        advance()
        var found: [ObjectiveCCase] = []
        while !isAtEnd, !token.isMark("}"), !isAt("end") {
            let line = token.line
            if token.kind == .word, peek(1).isMark(":"), peek(2).isWord("case") { advance(2) }
            if token.isWord("case") || token.isWord("default") {
                let isDefault = token.isWord("default")
                advance()
                let value = isDefault ? nil : expression()
                _ = take(":")
                if let last = found.last, last.body.isEmpty {
                    found[found.count - 1].values.append(value)
                } else {
                    found.append(ObjectiveCCase(values: [value], body: [], line: line))
                }
                continue
            }
            let start = index
            if let next = statement(), !found.isEmpty { found[found.count - 1].body.append(next) }
            if index == start { skipGroup() }
        }
        _ = take("}")
        return found
    }
}
