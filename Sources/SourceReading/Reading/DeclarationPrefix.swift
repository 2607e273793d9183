/// Attributes and modifiers in front of a Swift declaration.
package struct DeclarationPrefix {
    /// The names of all, such as `IBOutlet` and `override`.
    package var marks: Set<String> = []
    /// The name given by `@objc(…)`.
    package var runtimeName: String?

    var isStatic: Bool { marks.contains("static") || marks.contains("class") }

    /// Keywords of types.
    package static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]
    /// Keywords of other declarations.
    package static let others: Set<String> = [
        "import", "func", "init", "deinit", "subscript", "var", "let", "typealias", "associatedtype", "case",
    ]
    static let modifiers: Set<String> = [
        "override", "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "weak",
        "unowned", "lazy", "dynamic", "required", "convenience", "nonisolated", "isolated", "optional", "indirect",
        "mutating", "nonmutating", "class",
    ]
    /// In parentheses behind a modifier; with other words, `open(url)` is a call.
    static let arguments: Set<String> = ["set", "safe", "unsafe", "nonsending"]

    /// The index behind the attributes and modifiers that begin at a token.
    package static func end(in tokens: [SourceToken], at index: Int) -> Int {
        var cursor = TokenCursor(tokens, at: index)
        _ = cursor.takePrefix()
        return cursor.index
    }
}

extension SourceToken {
    /// `true` for a word that can begin a member behind attributes.
    fileprivate var beginsMember: Bool {
        kind == .word && (DeclarationPrefix.others.contains(text) || DeclarationPrefix.modifiers.contains(text))
    }
}

extension TokenCursor {
    /// Consumes attributes and modifiers.
    mutating func takePrefix() -> DeclarationPrefix {
        var prefix = DeclarationPrefix()
        while !isAtEnd {
            if let (name, arguments) = takeAttribute() {
                prefix.marks.insert(name)
                if name == "objc", !arguments.isEmpty { prefix.runtimeName = arguments.map(\.text).joined() }
            } else if let modifier = takeModifier() {
                prefix.marks.insert(modifier)
            } else {
                break
            }
        }
        return prefix
    }

    /// Consumes `@Module.Name<T>(arguments)`; the parenthesis is on the name's line.
    mutating func takeAttribute() -> (name: String, arguments: ArraySlice<SourceToken>)? {
        guard current.isMark("@"), peek(1).kind == .word else { return nil }
        advance()
        let name = takeName()
        _ = takeBracketed("<", ">")
        return (name, current.isFirstOnLine ? [] : takeBracketed("(", ")"))
    }

    private mutating func takeModifier() -> String? {
        let word = current
        if word.isWord("async"), peek(1).isWord("let") {
            advance()
            return word.text
        }
        guard word.kind == .word, DeclarationPrefix.modifiers.contains(word.text) else { return nil }
        let hasArgument =
            peek(1).isMark("(") && DeclarationPrefix.arguments.contains(peek(2).text) && peek(3).isMark(")")
        let length = hasArgument ? 4 : 1
        let next = peek(length)
        guard word.text == "class" ? next.beginsMember : next.kind == .word || next.isMark("@") else { return nil }
        advance(length)
        return word.text
    }

    /// `true` at the keyword of a type, but not at a member with such a name.
    var isAtType: Bool {
        current.kind == .word && DeclarationPrefix.types.contains(current.text) && peek(1).kind == .word
            && !peek(1).beginsMember
    }

    /// Skips from a declaration's name or parameters to its body, or else to its end or the next declaration.
    mutating func skipToBody() {
        while !isAtEnd, !current.isMark("{"), !current.isMark("}"), !current.isMark(";") {
            if current.isFirstOnLine, current.isMark("@") || current.isMark("#") || isAtType || current.beginsMember {
                return
            }
            skipGroup()
        }
    }
}
