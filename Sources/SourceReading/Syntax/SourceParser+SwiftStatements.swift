extension SourceParser {
    /// Statements up to a closing brace, which stays, or the end. A file's own stray brace is skipped.
    mutating func statements() -> [SourceStatement] {
        var found: [SourceStatement] = []
        while !cursor.isAtEnd, depth == 0 || !token.isMark("}") {
            let start = cursor.index
            if let next = nested(nil, { $0.statement() }) { found.append(next) }
            if cursor.index == start { skipGroup() }
        }
        return found
    }

    /// A block in braces; empty if none begins here.
    mutating func block() -> [SourceStatement] {
        guard cursor.take("{") else { return [] }
        let allowed = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = allowed }
        let body = depth < Self.maxDepth ? nestedStatements() : []
        while !cursor.isAtEnd, !token.isMark("}") { skipGroup() }
        _ = cursor.take("}")
        return body
    }

    private mutating func nestedStatements() -> [SourceStatement] {
        depth += 1
        defer { depth -= 1 }
        return statements()
    }

    /// A statement; `nil` for one without meaning here, such as an import.
    mutating func statement() -> SourceStatement? {
        let isStatic = cursor.takePrefix().isStatic
        guard token.kind == .word else {
            if cursor.take(";") { return nil }
            return token.isMark("{") ? .block(block()) : assignment()
        }
        switch token.text {
        case "let", "var": return variable(isStatic: isStatic)
        case "func", "init", "deinit", "subscript":
            if token.text == "init", cursor.peek(1).isMark(".") { return assignment() }
            return function(isStatic: isStatic)
        case _ where DeclarationPrefix.types.contains(token.text): return cursor.isAtType ? type() : assignment()
        case "case": return cases()
        case "import", "typealias", "associatedtype", "precedencegroup", "infix", "prefix", "postfix", "operator":
            cursor.advance()
            skipStatement()
            return nil
        default: return control()
        }
    }

    /// Control flow, or else an assignment or expression.
    private mutating func control() -> SourceStatement? {
        switch token.text {
        case "if":
            cursor.advance()
            let conditions = conditions()
            let then = block()
            guard token.isWord("else") else { return .condition(conditions, then: then, else: []) }
            cursor.advance()
            let other = token.isWord("if") ? nested(nil) { $0.control() }.map { [$0] } ?? [] : block()
            return .condition(conditions, then: then, else: other)
        case "guard":
            cursor.advance()
            let conditions = conditions()
            if token.isWord("else") { cursor.advance() }
            return .guarding(conditions, else: block())
        case "for": return loop()
        case "while":
            cursor.advance()
            _ = conditions()
            return .block(block())
        case "repeat", "do", "defer":
            cursor.advance()
            let body = block()
            while token.isWord("catch") || token.isWord("while") { skipHead() }
            return .block(body)
        case "switch": return choice()
        case "return":
            cursor.advance()
            if token.isFirstOnLine || token.isMark("}") || token.isMark(";") { return .result(nil) }
            return .result(expression())
        case "break", "continue", "fallthrough", "throw":
            cursor.advance()
            skipStatement()
            return .leave
        default: return assignment()
        }
    }

    /// Skips `catch pattern { … }` or `while condition`.
    private mutating func skipHead() {
        let isCatch = token.isWord("catch")
        cursor.advance()
        while !cursor.isAtEnd, !token.isMark("{"), !token.isFirstOnLine, !token.isMark("}") { cursor.advance() }
        if isCatch { _ = block() }
    }

    private mutating func loop() -> SourceStatement {
        cursor.advance()
        var names: [String] = []
        while !cursor.isAtEnd, !token.isWord("in"), !token.isMark("{"), !token.isMark("}") {
            if token.kind == .word, !["let", "var", "case", "await", "try"].contains(token.text) {
                names.append(token.text)
            }
            cursor.advance()
        }
        if token.isWord("in") { cursor.advance() }
        let sequence = head { $0.expression() }
        while !cursor.isAtEnd, !token.isMark("{"), !token.isMark("}") { skipGroup() }
        return .loop(names: names, over: sequence, body: block())
    }

    private mutating func choice() -> SourceStatement {
        cursor.advance()
        let subject = head { $0.expression() }
        guard cursor.take("{") else { return .leave }
        var cases: [SourceCase] = []
        while !cursor.isAtEnd, !cursor.take("}") {
            if token.isWord("case") || token.isWord("default") || token.isMark("@") {
                cases.append(switchCase())
            } else {
                skipGroup()
            }
        }
        return .choice(subject, cases)
    }

    private mutating func switchCase() -> SourceCase {
        if token.isMark("@") { cursor.advance(2) }
        var patterns: [SourceExpression] = []
        let isDefault = token.isWord("default")
        cursor.advance()
        if !isDefault {
            repeat {
                patterns.append(head { $0.expression() })
                while !cursor.isAtEnd, !token.isMark(":"), !token.isMark(","), !token.isMark("}") { skipGroup() }
            } while cursor.take(",")
        }
        _ = cursor.take(":")
        var body: [SourceStatement] = []
        while !cursor.isAtEnd, !token.isMark("}"), !token.isWord("case"),
            !(token.isWord("default") && cursor.peek(1).isMark(":"))
        {
            if token.isMark("@"), cursor.peek(1).isWord("unknown") { break }
            let start = cursor.index
            if let next = nested(nil, { $0.statement() }) { body.append(next) }
            if cursor.index == start { skipGroup() }
        }
        return SourceCase(patterns: patterns, body: body)
    }

    /// Parses a head, where a brace begins the body.
    private mutating func head<T>(_ parse: (inout Self) -> T) -> T {
        let allowed = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = allowed }
        return parse(&self)
    }

    /// The conditions up to a brace or `else`.
    private mutating func conditions() -> [SourceCondition] {
        head { parser in
            var found: [SourceCondition] = []
            while !parser.cursor.isAtEnd {
                found.append(parser.condition())
                while !parser.cursor.isAtEnd, !parser.token.isMark(","), !parser.token.isMark("{"),
                    !parser.token.isWord("else"), !parser.token.isMark("}")
                {
                    parser.skipGroup()
                }
                if !parser.cursor.take(",") { break }
            }
            return found
        }
    }

    private mutating func condition() -> SourceCondition {
        if token.isMark("#") {
            let isAvailable = cursor.peek(1).isWord("available")
            cursor.advance(2)
            skipGroup()
            return isAvailable ? .available : .test(.unknown)
        }
        if token.isWord("case") {
            cursor.advance()
            let pattern = expression()
            return cursor.take("=") ? .pattern(pattern, expression()) : .test(.unknown)
        }
        // Before Swift 3 one `let` began several bindings.
        let isFurther = token.kind == .word && cursor.peek(1).isMark("=") && !cursor.peek(2).isMark("=")
        guard isFurther || token.isWord("let") || token.isWord("var") else { return .test(expression()) }
        if !isFurther { cursor.advance() }
        let name = cursor.takeWord() ?? "_"
        if cursor.take(":") { _ = typeName() }
        return .binding(name, cursor.take("=") ? expression() : .name(name))
    }

    /// `target = value`, `target += value`, or an expression.
    private mutating func assignment() -> SourceStatement? {
        let start = cursor.index
        let target = expression()
        if cursor.index == start {
            skipGroup()
            return nil
        }
        if token.isMark("="), !(cursor.peek(1).isMark("=") && touches(1)) {
            cursor.advance()
            return .assignment(target, "=", expression())
        }
        if ["+", "-", "*", "/", "|"].contains(token.text), cursor.peek(1).isMark("="), touches(1) {
            let mark = token.text + "="
            cursor.advance(2)
            return .assignment(target, mark, expression())
        }
        // Nothing may follow on the line.
        if !token.isMark("}") { skipStatement() }
        return target == .unknown ? nil : .expression(target)
    }
}
