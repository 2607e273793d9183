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
        if peek(1).isMark("@") {
            advance()
            return []
        }
        // A macro that isn't known, such as one that stands before an implementation.
        if peek(1).isMark("("), peek(end(ofGroupAt: 1)).isMark("@") {
            advance(end(ofGroupAt: 1))
            return []
        }
        return global()
    }

    /// A function, a constant or a variable.
    private mutating func global() -> [ObjectiveCDeclaration] {
        let line = token.line
        let start = index
        let base = type()
        if token.kind == .word, peek(1).isMark("(") {
            let name = takeName() ?? ""
            let values = parameters()
            _ = takeQualifiers()
            var method = ObjectiveCMethod(
                selector: name, isStatic: true, result: base, parameters: values, line: line)
            let endLine: Int
            if token.isMark("{") {
                method.body = statements()
                endLine = peek(-1).line
            } else {
                endLine = line
                skipStatement()
            }
            return [ObjectiveCDeclaration(kind: .function(method), name: name, line: line, endLine: endLine)]
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
            ObjectiveCDeclaration(kind: .variable($0), name: $0.name, line: $0.line, endLine: $0.line)
        }
    }

    private var isAtEnumeration: Bool {
        token.isWord("enum") || ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "CF_ENUM"].contains(token.text)
    }

    private mutating func typedef() -> [ObjectiveCDeclaration] {
        let line = token.line
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
            return [ObjectiveCDeclaration(kind: .structure(fields), name: name, line: line, endLine: line)]
        }
        let (name, type) = declarator(type())
        skipStatement()
        return name.isEmpty ? [] : [ObjectiveCDeclaration(kind: .alias(type), name: name, line: line, endLine: line)]
    }

    /// `NS_ENUM(NSInteger, Name) {…}`, `enum Name : NSInteger {…} Name`.
    private mutating func enumeration(alias: String?) -> [ObjectiveCDeclaration] {
        let line = token.line
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
                kind: .enumeration(isOptions: isOptions, constants.filter { !$0.name.isEmpty }), name: name, line: line,
                endLine: line)
        ]
    }

    /// `@interface`, `@implementation` and `@protocol` with their members; `nil` for a forward declaration.
    private mutating func typeDeclaration() -> ObjectiveCDeclaration? {
        let line = token.line
        let keyword = peek(1).text
        advance(2)
        let kind: ObjectiveCDeclaration.Kind =
            keyword == "interface" ? .interface : keyword == "protocol" ? .protocolType : .implementation
        var found = ObjectiveCDeclaration(kind: kind, name: takeName() ?? "", line: line, endLine: line)
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
        let line = token.line
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
                name: $0.name, type: $0.type, attributes: attributes, isOptional: isOptional, line: line)
        }
    }

    /// `- (type)name:(type)value and:(type)other { … }`.
    private mutating func method(isOptional: Bool) -> ObjectiveCMethod {
        let line = token.line
        let isStatic = token.isMark("+")
        advance()
        let result = markedType()
        var method = ObjectiveCMethod(
            selector: takeName() ?? "", isStatic: isStatic, isOptional: isOptional, result: result, parameters: [],
            line: line)
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
