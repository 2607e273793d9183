extension ObjectiveCParser {
    private static let qualifiers: Set<String> = [
        "const", "volatile", "static", "extern", "inline", "register", "struct", "enum", "union", "__weak", "__strong",
        "__block", "__unsafe_unretained", "__autoreleasing", "nullable", "nonnull", "null_unspecified", "_Nullable",
        "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull", "__kindof", "IBOutlet", "IBInspectable",
        "oneway", "_Noescape", "__bridge", "__bridge_retained", "__bridge_transfer", "__unused", "__inline",
        "UIKIT_EXTERN", "FOUNDATION_EXPORT",
        "FOUNDATION_EXTERN", "OBJC_EXTERN", "NS_INLINE", "CG_INLINE", "CG_EXTERN", "__covariant", "NS_NOESCAPE",
    ]
    private static let numbers: Set<String> = ["unsigned", "signed", "long", "short", "int", "char", "double", "float"]
    private static let statements: Set<String> = [
        "return", "else", "goto", "case", "break", "continue", "if", "for", "while", "do", "switch", "default",
        "sizeof",
    ]

    /// Qualifiers, with attributes such as `__attribute__((unused))` and `API_AVAILABLE(ios(10.0))`.
    mutating func takeQualifiers() -> Set<String> {
        var found: Set<String> = []
        while token.kind == .word {
            if Self.qualifiers.contains(token.text) {
                found.insert(token.text)
                advance()
            } else if token.text == "IBOutletCollection" {
                found.formUnion(["IBOutlet", "IBOutletCollection"])
                advance()
                if token.isMark("(") { skipGroup() }
            } else if isAttribute {
                advance()
                if token.isMark("(") { skipGroup() }
            } else {
                break
            }
        }
        return found
    }

    private var isAttribute: Bool {
        let name = token.text
        let isLoud = name.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber } && name.contains("_")
        return name == "__attribute__"
            || isLoud && (peek(1).isMark("(") || name.hasPrefix("NS_") || name.hasSuffix("_INLINE"))
    }

    /// A type without a declarator's name: `const NSArray<NSString *> * _Nullable`.
    mutating func type() -> ObjectiveCType {
        var marks = takeQualifiers()
        var type = ObjectiveCType("")
        if ["typeof", "__typeof", "__typeof__"].contains(token.text) {
            type.name = "typeof"
            advance()
            if token.isMark("(") {
                if peek(1).isWord("self") { type.name = "typeof(self)" }
                skipGroup()
            }
        } else if Self.numbers.contains(token.text) {
            var words: [String] = []
            while Self.numbers.contains(token.text) || token.isWord("const") { words.append(takeName() ?? "") }
            type.name = words.filter { $0 != "const" }.joined(separator: " ")
        } else {
            type.name = takeName() ?? ""
        }
        if token.isMark("<"), let end = end(ofArgumentsAt: 0) {
            let last = index + end
            var names: [ObjectiveCType] = []
            advance()
            while index < last - 1 {
                let start = index
                names.append(nested(ObjectiveCType("")) { $0.typeName() })
                if !take(","), index == start { break }
            }
            index = last
            let areProtocols =
                ["id", "Class"].contains(type.name) || names.allSatisfy { $0.pointers == 0 && $0.name != "id" }
            if areProtocols { type.protocols = names.map(\.name) } else { type.arguments = names }
        }
        marks.formUnion(takePointers(&type))
        type.marks = marks
        return type
    }

    private mutating func takePointers(_ type: inout ObjectiveCType) -> Set<String> {
        var marks = takeQualifiers()
        while take("*") {
            type.pointers += 1
            marks.formUnion(takeQualifiers())
        }
        return marks
    }

    /// A type in brackets of a cast or parameter: `void (^)(BOOL)`, `id`.
    mutating func typeName() -> ObjectiveCType {
        let type = type()
        guard token.isMark("("), peek(1).isMark("^") || peek(1).isMark("*") else { return type }
        return declarator(type).type
    }

    /// `*name`, `(^name)(BOOL)`, `name[3]` behind a type.
    mutating func declarator(_ base: ObjectiveCType) -> ObjectiveCVariable {
        var type = base
        type.marks.formUnion(takePointers(&type))
        var position = token.position
        var name = ""
        if token.isMark("("), peek(1).isMark("^") || peek(1).isMark("*") {
            let isBlock = peek(1).isMark("^")
            advance(2)
            let marks = takeQualifiers()
            position = token.position
            name = takeName() ?? ""
            while !isAtEnd, !token.isMark(")"), !token.isMark(";") { skipGroup() }
            _ = take(")")
            let result = type
            type = ObjectiveCType("")
            type.isBlock = isBlock
            type.marks = result.marks.union(marks)
            type.signature = [result] + (token.isMark("(") ? parameters().map(\.type) : [])
        } else {
            name = takeName() ?? ""
        }
        while take("[") {
            if !token.isMark("]") { type.count.append(expression()) }
            while !isAtEnd, !take("]") { advance() }
            type.isArray = true
        }
        type.marks.formUnion(takeQualifiers())
        return ObjectiveCVariable(name: name, type: type, position: position)
    }

    /// The parameters of a function or block in brackets; none for `(void)`.
    mutating func parameters() -> [ObjectiveCParameter] {
        let all = list(")") { parser in
            if parser.take("...") { return ObjectiveCParameter(name: "...", type: ObjectiveCType("...")) }
            let found = parser.declarator(parser.type())
            return ObjectiveCParameter(name: found.name, type: found.type)
        }
        return all.filter { !($0.type.name == "void" && $0.type.pointers == 0 && $0.type.signature == nil) }
    }

    /// `true` if a declaration of a variable begins here.
    var isAtDeclaration: Bool {
        guard token.kind == .word, !Self.statements.contains(token.text) else { return false }
        if Self.qualifiers.contains(token.text) || Self.numbers.contains(token.text) { return true }
        if ["typeof", "__typeof", "__typeof__"].contains(token.text) { return true }
        var ahead = 1
        if peek(ahead).isMark("<") {
            guard let end = end(ofArgumentsAt: ahead) else { return false }
            ahead = end
        }
        var hasStar = false
        while peek(ahead).isMark("*") || Self.qualifiers.contains(peek(ahead).text) {
            hasStar = true
            ahead += 1
        }
        if peek(ahead).isMark("("), peek(ahead + 1).isMark("^"), peek(ahead + 2).kind == .word { return true }
        guard peek(ahead).kind == .word else { return false }
        let next = peek(ahead + 1)
        let ends = next.kind == .mark && ["=", ";", ",", "[", ")", "("].contains(next.text) || next.isWord("in")
        return ends && (!hasStar || next.text != "(") || next.isWord("__attribute__")
    }

    /// `true` for a type in brackets with an operand after it.
    var isCast: Bool {
        guard token.isMark("("), peek(1).kind == .word else { return false }
        var ahead = 1
        while peek(ahead).kind == .word { ahead += 1 }
        if peek(ahead).isMark("<") {
            guard let end = end(ofArgumentsAt: ahead) else { return false }
            ahead = end
        }
        var isSure = ahead > 2 || Self.numbers.contains(peek(1).text) || peek(ahead - 1).isMark(">")
        while peek(ahead).isMark("*") || Self.qualifiers.contains(peek(ahead).text) {
            isSure = true
            ahead += 1
        }
        let isFunction = peek(ahead + 1).isMark("*") && peek(ahead + 2).isMark(")")
        if peek(ahead).isMark("("), peek(ahead + 1).isMark("^") || isFunction {
            ahead = end(ofGroupAt: end(ofGroupAt: ahead))
            isSure = true
        }
        guard peek(ahead).isMark(")") else { return false }
        let next = peek(ahead + 1)
        if next.kind == .mark {
            return ["[", "@", "^"].contains(next.text) || isSure && ["(", "-", "!", "*", "&", "{"].contains(next.text)
                || next.text == "(" && Self.isTypeName(peek(1).text) || next.text == "{"
        }
        return next.kind != .end
    }

    private static func isTypeName(_ name: String) -> Bool {
        name == "id" || ["CG", "NS", "UI"].contains { name.hasPrefix($0) } || name.hasSuffix("_t") || name == "BOOL"
    }
}
