extension SourceParser {
    /// `let name: Type = value`; of several in one declaration each is a variable.
    mutating func variable(isStatic: Bool) -> SourceStatement? {
        var found: [SourceVariable] = []
        let isConstant = token.isWord("let")
        repeat {
            cursor.advance()
            let place = position
            let start = token.bytes.lowerBound
            guard let name = cursor.takeWord() else {
                skipStatement()
                break
            }
            var variable = SourceVariable(name: name, isStatic: isStatic, isConstant: isConstant, position: place)
            if cursor.take(":") { variable.type = typeName() }
            if token.isMark("="), !cursor.peek(1).isMark("=") {
                cursor.advance()
                variable.value = expression()
            }
            if token.isMark("{"), !token.isFirstOnLine || variable.value == nil { variable.getter = accessors() }
            if variable.value != nil { variable.getter = nil }
            variable.bytes = bytes(from: start)
            found.append(variable)
        } while token.isMark(",")
        if found.count == 1 { return .variable(found[0]) }
        return found.isEmpty ? nil : .block(found.map(SourceStatement.variable))
    }

    /// The statements of a getter: those of `get`, or the block itself; `nil` for observers alone.
    private mutating func accessors() -> [SourceStatement]? {
        let first = cursor.peek(1)
        guard first.kind == .word, ["get", "set", "willSet", "didSet", "mutating"].contains(first.text),
            ["{", "(", "get", "set", "throws", "async"].contains(cursor.peek(2).text)
        else { return block() }
        cursor.advance()
        var getter: [SourceStatement]?
        while !cursor.isAtEnd, !cursor.take("}") {
            let isGetter = token.isWord("get")
            cursor.advance()
            while !cursor.isAtEnd, !token.isMark("{"), !token.isMark("}"), !token.isFirstOnLine { skipGroup() }
            guard token.isMark("{") else { continue }
            if isGetter { getter = block() } else { skipGroup() }
        }
        return getter
    }

    mutating func function(isStatic: Bool) -> SourceStatement? {
        let place = position
        let start = token.bytes.lowerBound
        let isNamed = token.isWord("func")
        let keyword = token.text
        cursor.advance()
        var name = keyword
        if isNamed {
            guard let word = cursor.takeWord() else {
                // An operator.
                while !cursor.isAtEnd, !token.isMark("("), !token.isFirstOnLine { cursor.advance() }
                skipGroup()
                while !cursor.isAtEnd, !token.isMark("{"), !token.isFirstOnLine { cursor.advance() }
                _ = block()
                return nil
            }
            name = word
        }
        if token.isMark("?") || token.isMark("!") { cursor.advance() }
        _ = cursor.takeBracketed("<", ">")
        let parameters = token.isMark("(") ? nested([]) { $0.parameters() } : []
        cursor.skipToBody()
        let body = token.isMark("{") ? block() : []
        return .function(
            SourceFunction(
                name: name, parameters: parameters, body: body, isStatic: isStatic, position: place,
                bytes: bytes(from: start)))
    }

    private mutating func parameters() -> [SourceFunction.Parameter] {
        list(")") { parser in
            while parser.cursor.takeAttribute() != nil {}
            let first = parser.cursor.takeWord() ?? "_"
            let second = parser.token.kind == .word ? parser.cursor.takeWord() : nil
            var parameter = SourceFunction.Parameter(
                label: first == "_" ? nil : first, name: second ?? first, type: "", fallback: nil)
            if parser.cursor.take(":") { parameter.type = parser.typeName() }
            if parser.token.isMark("="), !parser.cursor.peek(1).isMark("=") {
                parser.cursor.advance()
                parameter.fallback = parser.expression()
            }
            return parameter
        }
    }

    mutating func type() -> SourceStatement? {
        cursor.advance()
        let name = cursor.takeName()
        var inherited: [String] = []
        _ = cursor.takeBracketed("<", ">")
        if cursor.take(":") {
            repeat { inherited.append(typeName()) } while cursor.take(",")
        }
        while !cursor.isAtEnd, !token.isMark("{"), !token.isMark("}") { cursor.advance() }
        return .type(SourceType(name: name, inherited: inherited, members: block()))
    }

    /// `case a = "x", b, c(String)` of an enum.
    mutating func cases() -> SourceStatement? {
        var found: [SourceEnumCase] = []
        repeat {
            cursor.advance()
            guard let name = cursor.takeWord() else { break }
            if token.isMark("(") { skipGroup() }
            var part = SourceEnumCase(name: name)
            if cursor.take("=") { part.rawValue = expression() }
            found.append(part)
        } while token.isMark(",")
        return found.isEmpty ? nil : .cases(found)
    }
}
