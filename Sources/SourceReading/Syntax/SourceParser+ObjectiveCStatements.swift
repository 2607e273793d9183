extension SourceParser {
    /// The implementations, functions and constants of a file.
    mutating func objectiveCFile() -> [SourceStatement] {
        var found = macros()
        while !cursor.isAtEnd {
            let start = cursor.index
            if token.isMark("@"), cursor.peek(1).isWord("implementation") {
                found.append(implementation())
            } else if token.isMark("@"), ["interface", "protocol"].contains(cursor.peek(1).text) {
                skipInterface()
            } else if let next = objectiveCDeclaration() {
                found.append(next)
            }
            if cursor.index == start { skipGroup() }
        }
        return found
    }

    /// `#define NAME value`, which the lexer leaves out.
    private func macros() -> [SourceStatement] {
        var found: [SourceStatement] = []
        for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            let words = line.drop { $0 == 32 || $0 == 9 }
            guard words.starts(with: "#define".utf8) else { continue }
            let rest = words.dropFirst("#define".utf8.count).drop { $0 == 32 || $0 == 9 }
            let name = rest.prefix { $0 != 32 && $0 != 9 && $0 != UInt8(ascii: "(") }
            let value = rest.dropFirst(name.count)
            // A macro with parameters is no constant.
            guard !name.isEmpty, value.first != UInt8(ascii: "("), !value.isEmpty else { continue }
            found.append(
                .variable(
                    SourceVariable(
                        name: String(decoding: name, as: UTF8.self),
                        value: Self.expression(Array(value), in: .objectiveC), isStatic: true,
                        position: SourcePosition(line: index + 1, column: 1))))
        }
        return found
    }

    private mutating func skipInterface() {
        while !cursor.isAtEnd, !(token.isMark("@") && cursor.peek(1).isWord("end")) {
            // A forward declaration: `@protocol Name;`.
            if token.isMark(";"), cursor.peek(-2).isWord("protocol") { break }
            cursor.advance()
        }
        cursor.advance(token.isMark(";") ? 1 : 2)
    }

    private mutating func implementation() -> SourceStatement {
        cursor.advance(2)
        let name = cursor.takeWord() ?? ""
        if token.isMark("(") { skipGroup() }
        if token.isMark("{") { skipGroup() }
        var members: [SourceStatement] = []
        while !cursor.isAtEnd {
            if token.isMark("@"), cursor.peek(1).isWord("end") {
                cursor.advance(2)
                break
            }
            let start = cursor.index
            if token.isMark("-") || token.isMark("+"), cursor.peek(1).isMark("(") {
                members.append(method())
            } else if let next = objectiveCDeclaration() {
                members.append(next)
            }
            if cursor.index == start { skipGroup() }
        }
        return .type(SourceType(name: name, inherited: [], members: members))
    }

    /// `- (type)name:(type)value and:(type)other { … }`.
    private mutating func method() -> SourceStatement {
        let isStatic = token.isMark("+")
        cursor.advance()
        let place = position
        let start = token.bytes.lowerBound
        skipGroup()
        let name = cursor.takeWord() ?? ""
        var parameters: [SourceFunction.Parameter] = []
        var label: String?
        while cursor.take(":") {
            let type = cursor.takeBracketed("(", ")").map(\.text).joined()
            parameters.append(.init(label: label, name: cursor.takeWord() ?? "_", type: type))
            label = token.kind == .word ? cursor.takeWord() : nil
        }
        while !cursor.isAtEnd, !token.isMark("{"), !token.isMark(";"), !token.isMark("@") { cursor.advance() }
        let body = block()
        return .function(
            SourceFunction(
                name: name, parameters: parameters, body: body, isStatic: isStatic, position: place,
                bytes: bytes(from: start)))
    }

    /// A constant, a variable or a C function; skips anything else.
    private mutating func objectiveCDeclaration() -> SourceStatement? {
        if token.isWord("typedef") || token.isWord("extern") || token.isMark("@") || token.isMark("#") {
            cursor.advance()
            skipStatement()
            return nil
        }
        // An attribute of what follows, such as `API_AVAILABLE(ios(10.0))`; or a macro on a line of its own, such as
        // `SharedInstance(push)`.
        if token.kind == .word, cursor.peek(1).isMark("("),
            token.text.allSatisfy({ $0.isUppercase || $0 == "_" }) || isMacroLine
        {
            cursor.advance()
            skipGroup()
            return nil
        }
        for ahead in 0..<Self.lookahead {
            let next = cursor.peek(ahead)
            if next.isMark("=") || next.isMark(";") || next.isMark("[") { break }
            if next.isMark("("), cursor.peek(ahead - 1).kind == .word, ahead > 1,
                cursor.peek(ahead - 1).text != "__attribute__"
            {
                return cFunction(nameAhead: ahead - 1)
            }
            if next.isMark("{") || next.isMark("}") || next == .none { break }
        }
        return objectiveCStatement()
    }

    /// `true` for a call without a semicolon before a method or the next directive.
    private var isMacroLine: Bool {
        guard token.isFirstOnLine, let end = closing(1) else { return false }
        let next = cursor.peek(end + 1)
        return next.isFirstOnLine && ["-", "+", "@"].contains(next.text)
    }

    private mutating func cFunction(nameAhead: Int) -> SourceStatement? {
        cursor.advance(nameAhead)
        let place = position
        let start = token.bytes.lowerBound
        let name = cursor.takeWord() ?? ""
        let parameters = cursor.takeBracketed("(", ")").splitAtCommas.compactMap { part in
            part.last { $0.kind == .word }.map { SourceFunction.Parameter(label: nil, name: $0.text, type: "") }
        }
        guard token.isMark("{") else {
            skipStatement()
            return nil
        }
        let body = block()
        return .function(
            SourceFunction(
                name: name, parameters: parameters, body: body, isStatic: true, position: place,
                bytes: bytes(from: start)))
    }

    /// A statement of Objective-C.
    mutating func objectiveCStatement() -> SourceStatement? {
        if cursor.take(";") { return nil }
        if token.isMark("{") { return .block(block()) }
        if token.isMark("@"),
            ["autoreleasepool", "try", "synchronized", "finally", "catch"].contains(cursor.peek(1).text)
        {
            cursor.advance(2)
            if token.isMark("(") { skipGroup() }
            return .block(block())
        }
        guard token.kind == .word else { return cAssignment() }
        switch token.text {
        case "if":
            cursor.advance()
            let test = nested(SourceExpression.unknown) { $0.bracketedTest() }
            let then = branch()
            guard token.isWord("else") else { return .condition([.test(test)], then: then, else: []) }
            cursor.advance()
            return .condition([.test(test)], then: then, else: branch())
        case "for": return cLoop()
        case "while":
            cursor.advance()
            skipGroup()
            return .block(branch())
        case "switch":
            cursor.advance()
            let value = nested(SourceExpression.unknown) { $0.bracketedTest() }
            return .choice(value, nested([]) { $0.cCases() })
        case "do":
            cursor.advance()
            return .block(block())
        case "case", "default":
            while !cursor.isAtEnd, !token.isMark(":"), !token.isMark("}"), !token.isMark(";") { cursor.advance() }
            _ = cursor.take(":")
            return nil
        case "return":
            cursor.advance()
            if cursor.take(";") { return .result(nil) }
            let value = expression()
            skipStatement()
            return .result(value)
        case "break", "continue", "goto":
            skipStatement()
            return .leave
        default: return cVariable() ?? cAssignment()
        }
    }

    /// The cases of a `switch`; labels without statements between them share those that follow.
    private mutating func cCases() -> [SourceCase] {
        guard cursor.take("{") else { return [] }
        var cases: [SourceCase] = []
        var isLabel = false
        while !cursor.isAtEnd, !token.isMark("}") {
            let start = cursor.index
            if token.isWord("case") || token.isWord("default") {
                let isDefault = token.isWord("default")
                cursor.advance()
                let pattern = isDefault ? SourceExpression.unknown : expression()
                if !cursor.take(":") { skipStatement() }
                if !isLabel { cases.append(SourceCase(patterns: isDefault ? [] : [pattern], body: [])) }
                // The default has no patterns, whatever labels share it.
                if isLabel, isDefault { cases[cases.count - 1].patterns = [] }
                if isLabel, !isDefault, !cases[cases.count - 1].patterns.isEmpty {
                    cases[cases.count - 1].patterns.append(pattern)
                }
                isLabel = true
            } else if let next = objectiveCStatement(), !cases.isEmpty {
                cases[cases.count - 1].body.append(next)
                isLabel = false
            }
            if cursor.index == start { skipGroup() }
        }
        _ = cursor.take("}")
        return cases
    }

    private mutating func bracketedTest() -> SourceExpression {
        guard token.isMark("(") else { return .unknown }
        let values = list(")") { $0.expression() }
        return values.first ?? .unknown
    }

    private mutating func branch() -> [SourceStatement] {
        token.isMark("{") ? block() : nested(nil) { $0.objectiveCStatement() }.map { [$0] } ?? []
    }

    /// `for (Type *name in values)`; the body of a counting loop is read once, with unknown values.
    private mutating func cLoop() -> SourceStatement {
        cursor.advance()
        var name: String?
        var sequence = SourceExpression.unknown
        if token.isMark("(") {
            for ahead in 1..<Self.lookahead where cursor.peek(ahead).isWord("in") {
                name = cursor.peek(ahead - 1).text
                cursor.advance(ahead + 1)
                sequence = expression()
                while !cursor.isAtEnd, !token.isMark(")"), !token.isMark("{"), !token.isMark("}") { skipGroup() }
                _ = cursor.take(")")
                break
            }
            if name == nil { skipGroup() }
        }
        return .loop(names: name.map { [$0] } ?? [], over: sequence, body: branch())
    }

    /// `Type *name = value;`; `nil` if no declaration begins here.
    private mutating func cVariable() -> SourceStatement? {
        if let block = blockVariable() { return block }
        var words = 0
        var ahead = 0
        while ahead < Self.lookahead {
            let next = cursor.peek(ahead)
            if next.kind == .word {
                words += 1
            } else if next.isMark("<") || next.isMark("("), words == 1 || cursor.peek(ahead - 1).text == "typeof" {
                // Generic arguments, or `typeof(self)`.
                guard let close = closing(ahead) else { return nil }
                if next.isMark("("), !["typeof", "__typeof", "__typeof__"].contains(cursor.peek(ahead - 1).text) {
                    return nil
                }
                ahead = close
            } else if !next.isMark("*") {
                break
            }
            ahead += 1
        }
        let end = cursor.peek(ahead)
        guard words > 1, cursor.peek(ahead - 1).kind == .word, end.isMark(";") || end.isMark("=") || end.isMark(","),
            !(end.isMark("=") && cursor.peek(ahead + 1).isMark("="))
        else { return nil }
        let type = (0..<(ahead - 1)).map { cursor.peek($0).text }.filter { !Self.qualifiers.contains($0) }.joined()
        cursor.advance(ahead - 1)
        var variable = SourceVariable(name: token.text, type: type, position: position)
        cursor.advance()
        if cursor.take("=") { variable.value = expression() }
        skipStatement()
        return .variable(variable)
    }

    /// `Type *(^name)(Argument) = ^{ … };`; `nil` if no block is declared here.
    private mutating func blockVariable() -> SourceStatement? {
        var ahead = 0
        while cursor.peek(ahead).kind == .word || cursor.peek(ahead).isMark("*"), ahead < Self.lookahead { ahead += 1 }
        guard ahead > 0, cursor.peek(ahead).isMark("("), cursor.peek(ahead + 1).isMark("^"),
            cursor.peek(ahead + 2).kind == .word, cursor.peek(ahead + 3).isMark(")"), cursor.peek(ahead + 4).isMark("(")
        else { return nil }
        cursor.advance(ahead + 2)
        var variable = SourceVariable(name: token.text, position: position)
        cursor.advance(2)
        skipGroup()
        if cursor.take("=") { variable.value = expression() }
        skipStatement()
        return .variable(variable)
    }

    private static let qualifiers: Set<String> = ["static", "const", "__weak", "__strong", "__block", "extern", "*"]

    /// The distance of the bracket that closes the one ahead.
    private func closing(_ ahead: Int) -> Int? {
        let open = cursor.peek(ahead).text
        let close = open == "<" ? ">" : ")"
        var depth = 0
        for next in ahead..<(ahead + Self.lookahead) {
            if cursor.peek(next).isMark(open) { depth += 1 }
            if cursor.peek(next).isMark(close) { depth -= 1 }
            if depth == 0 { return next }
        }
        return nil
    }

    private mutating func cAssignment() -> SourceStatement? {
        let start = cursor.index
        let target = expression()
        var result = SourceStatement.expression(target)
        if token.isMark("="), !(cursor.peek(1).isMark("=") && touches(1)) {
            cursor.advance()
            result = .assignment(target, "=", expression())
        } else if ["+", "-", "|"].contains(token.text), cursor.peek(1).isMark("="), touches(1) {
            let mark = token.text + "="
            cursor.advance(2)
            result = .assignment(target, mark, expression())
        }
        if cursor.index == start { skipGroup() }
        skipStatement()
        return target == .unknown ? nil : result
    }
}
