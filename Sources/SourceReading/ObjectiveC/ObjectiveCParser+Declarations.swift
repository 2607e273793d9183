extension ObjectiveCParser {
    /// The declarations of a file.
    mutating func file() -> [ObjectiveCDeclaration] {
        var found: [ObjectiveCDeclaration] = []
        while !isAtEnd {
            let start = index
            found += declarations()
            if index == start { skipGroup() }
        }
        return found
    }

    private mutating func declarations() -> [ObjectiveCDeclaration] {
        if token.isMark("@") {
            let name = peek(1).text
            switch name {
            case "interface", "implementation", "protocol":
                if let found = typeDeclaration() { return [found] }
            default:
                advance(2)
                skipStatement()
            }
            return []
        }
        if take(";") { return [] }
        if token.isWord("typedef") { return typedef() }
        if isAtEnumeration { return enumeration(alias: nil) }
        if token.kind == .word, ["NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END"].contains(token.text) {
            assumesNonnull = token.text.hasSuffix("BEGIN")
            advance()
            return []
        }
        if token.isWord("extern"), peek(1).kind == .text {
            advance(2)
            if token.isMark("{") { advance() }
            return []
        }
        guard token.kind == .word else { return [] }
        // A macro that isn't known, before an implementation or a method.
        let end = peek(1).isMark("(") ? end(ofGroupAt: 1) : 1
        if peek(end).kind == .mark, ["@", "-", "+"].contains(peek(end).text) {
            advance(end)
            return []
        }
        return global()
    }

    /// A function, a constant or a variable.
    private mutating func global() -> [ObjectiveCDeclaration] {
        let position = token.position
        let start = index
        let base = type()
        if token.kind == .word, peek(1).isMark("(") {
            let nameToken = token
            advance()
            var function = ObjectiveCMethod(
                selector: nameToken.text, isStatic: true, result: base, parameters: parameters(),
                position: nameToken.position)
            _ = takeQualifiers()
            var endLine = position.line
            if token.isMark("{") {
                function.body = statements()
                function.bytes = bytes(from: nameToken)
                endLine = peek(-1).line
            } else {
                skipStatement()
            }
            return [
                ObjectiveCDeclaration(
                    kind: .function(function), name: nameToken.text, position: position, endLine: endLine)
            ]
        }
        if index == start { return [] }
        index = start
        guard isAtDeclaration else {
            skipStatement()
            return []
        }
        let values = variables()
        skipStatement()
        return values.map {
            ObjectiveCDeclaration(kind: .variable($0), name: $0.name, position: $0.position, endLine: $0.line)
        }
    }

    private var isAtEnumeration: Bool {
        token.isWord("enum") || ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "CF_ENUM"].contains(token.text)
    }

    private mutating func typedef() -> [ObjectiveCDeclaration] {
        let start = token.position
        advance()
        if isAtEnumeration { return enumeration(alias: "") }
        if token.isWord("struct"), peek(1).isMark("{") || peek(2).isMark("{") {
            advance(peek(1).isMark("{") ? 1 : 2)
            var fields: [ObjectiveCParameter] = []
            advance()
            while !isAtEnd, !token.isMark("}") {
                let start = index
                fields += variables().map { ObjectiveCParameter(name: $0.name, type: $0.type) }
                _ = take(";")
                if index == start { skipGroup() }
            }
            _ = take("}")
            let name = takeName() ?? ""
            skipStatement()
            return [
                ObjectiveCDeclaration(kind: .structure(fields), name: name, position: start, endLine: start.line)
            ]
        }
        let found = declarator(type())
        skipStatement()
        if found.name.isEmpty { return [] }
        return [
            ObjectiveCDeclaration(kind: .alias(found.type), name: found.name, position: start, endLine: start.line)
        ]
    }

    /// `NS_ENUM(NSInteger, Name) {…}`, `enum Name : NSInteger {…} Name`.
    private mutating func enumeration(alias: String?) -> [ObjectiveCDeclaration] {
        let start = token.position
        let isOptions = token.text == "NS_OPTIONS"
        var name = ""
        if takeWord("enum") {
            if token.kind == .word { name = takeName() ?? "" }
            if take(":") { _ = type() }
        } else {
            advance()
            if take("(") {
                _ = type()
                _ = take(",")
                name = takeName() ?? ""
                _ = take(")")
            }
        }
        guard token.isMark("{") else {
            skipStatement()
            return []
        }
        let constants = list("}") { parser in
            let line = parser.token.line
            let name = parser.takeName() ?? ""
            _ = parser.takeQualifiers()
            return ObjectiveCConstant(name: name, value: parser.take("=") ? parser.expression() : nil, line: line)
        }
        if alias != nil, token.kind == .word, !token.isMark(";") { name = takeName() ?? name }
        skipStatement()
        return [
            ObjectiveCDeclaration(
                kind: .enumeration(isOptions: isOptions, constants.filter { !$0.name.isEmpty }), name: name,
                position: start, endLine: start.line)
        ]
    }

    /// `@interface`, `@implementation` and `@protocol` with their members; `nil` for a forward declaration.
    private mutating func typeDeclaration() -> ObjectiveCDeclaration? {
        let keyword = peek(1).text
        advance(2)
        let start = token.position
        let kind: ObjectiveCDeclaration.Kind =
            keyword == "interface" ? .interface : keyword == "protocol" ? .protocolType : .implementation
        var found = ObjectiveCDeclaration(kind: kind, name: takeName() ?? "", position: start, endLine: start.line)
        if keyword == "interface", token.isMark("<"), let end = end(ofArgumentsAt: 0), peek(end).isMark(":") {
            advance(end)
        }
        if take("(") {
            found.category = takeName() ?? ""
            _ = take(")")
        }
        if take(":") { found.superclass = takeName() }
        if token.isMark(";") || token.isMark(",") {
            skipStatement()
            return nil
        }
        if take("<") {
            while let name = takeName() {
                found.protocols.append(name)
                if !take(",") { break }
            }
            _ = take(">")
        }
        if token.isMark("{") { found.variables = instanceVariables() }
        members(of: &found)
        return found
    }

    private mutating func instanceVariables() -> [ObjectiveCVariable] {
        var found: [ObjectiveCVariable] = []
        advance()
        while !isAtEnd, !take("}") {
            let start = index
            if token.isMark("@") {
                advance(2)
            } else {
                found += variables()
                _ = take(";")
            }
            if index == start { skipGroup() }
        }
        return found
    }

    private mutating func members(of found: inout ObjectiveCDeclaration) {
        var isOptional = false
        while !isAtEnd {
            let start = index
            if isAt("end") {
                found.endLine = token.line
                advance(2)
                return
            }
            if isAt("property") {
                found.properties += property(isOptional: isOptional)
            } else if isAt("optional") || isAt("required") {
                isOptional = isAt("optional")
                advance(2)
            } else if token.isMark("-") || token.isMark("+"), peek(1).isMark("(") || peek(1).kind == .word {
                found.methods.append(method(isOptional: isOptional))
            } else if isAt("synthesize") {
                repeat {
                    advance(token.isMark("@") ? 2 : 0)
                    let property = takeName() ?? ""
                    found.synthesized[take("=") ? takeName() ?? "" : property] = property
                } while take(",")
                skipStatement()
            } else if token.isMark("@"), !isAt("interface"), !isAt("implementation"), !isAt("protocol") {
                advance(2)
                skipStatement()
            } else if token.kind == .word, found.kind == .implementation {
                // Functions and constants between methods.
                nestedDeclarations += declarations()
            }
            if index == start { skipGroup() }
        }
    }

    private mutating func property(isOptional: Bool) -> [ObjectiveCProperty] {
        advance(2)
        var attributes: Set<String> = []
        if token.isMark("(") {
            attributes = Set(
                list(")") { parser in
                    var text = ""
                    while !parser.isAtEnd, !parser.token.isMark(","), !parser.token.isMark(")") {
                        text += parser.token.text
                        parser.advance()
                    }
                    return text
                })
        }
        let values = variables()
        skipStatement()
        return values.filter { !$0.name.isEmpty }.map {
            ObjectiveCProperty(
                name: $0.name, type: $0.type, attributes: attributes, isOptional: isOptional, position: $0.position)
        }
    }

    /// `- (type)name:(type)value and:(type)other { … }`.
    private mutating func method(isOptional: Bool) -> ObjectiveCMethod {
        let isStatic = token.isMark("+")
        advance()
        let result = markedType()
        let name = token
        var method = ObjectiveCMethod(
            selector: takeName() ?? "", isStatic: isStatic, isOptional: isOptional, result: result, parameters: [],
            position: name.position)
        while take(":") {
            method.selector += ":"
            let type = markedType()
            _ = takeQualifiers()
            method.parameters.append(ObjectiveCParameter(name: takeName() ?? "", type: type))
            if token.kind == .word, peek(1).isMark(":") { method.selector += takeName() ?? "" }
        }
        while !isAtEnd, !token.isMark("{"), !token.isMark(";"), !token.isMark("@"), !token.isMark("}") {
            skipGroupless()
        }
        if token.isMark("{") { method.body = statements() } else { _ = take(";") }
        method.bytes = bytes(from: name)
        return method
    }

    private mutating func skipGroupless() { if token.isMark("(") { skipGroup() } else { advance() } }

    /// A type in brackets that is `nonnull` where the header assumes so.
    private mutating func markedType() -> ObjectiveCType {
        var type = bracketedType()
        if assumesNonnull, type.marks.isDisjoint(with: ["nullable", "_Nullable", "__nullable", "null_unspecified"]) {
            type.marks.insert("nonnull")
        }
        return type
    }

    private mutating func bracketedType() -> ObjectiveCType {
        guard token.isMark("(") else { return ObjectiveCType("id") }
        let end = index + end(ofGroupAt: 0)
        advance()
        var type = typeName()
        if type.name == "IBAction" {
            type.name = "void"
            type.marks.insert("IBAction")
        }
        index = end
        return type
    }
}
