import SourceReading

/// Reads the declarations of a Swift file into names. Code that doesn't compile gives unspecified ones.
struct SwiftDeclarationReader {
    let bytes: [UInt8]
    let tokens: [SourceToken]
    let isInterface: Bool
    var index = 0

    var token: SourceToken { tokens.indices.contains(index) ? tokens[index] : .none }
    func peek(_ ahead: Int) -> SourceToken {
        tokens.indices.contains(index + ahead) ? tokens[index + ahead] : .none
    }

    func text(_ range: Range<Int>) -> String {
        range.isEmpty ? "" : String(decoding: bytes[tokens.bytes(of: range)], as: UTF8.self)
    }

    /// The members of a type, or a file's declarations, up to a closing brace.
    mutating func read(into names: inout SwiftNames, owner: String, isPublic: Bool) {
        var marks: Set<String> = []
        while index < tokens.count, !token.isMark("}") {
            if token.isMark("@") {
                index += 2
                if token.isMark("("), token.bytes.lowerBound == tokens[index - 1].bytes.upperBound { skip() }
                continue
            }
            guard token.kind == .word else {
                skip()
                marks = []
                continue
            }
            let isKnown = isPublic || marks.contains("public") || marks.contains("open")
            switch token.text {
            case "class" where !["func", "var", "let"].contains(peek(1).text), "struct", "enum", "protocol",
                "extension", "actor":
                readType(into: &names, owner, isKnown)
                marks = []
            case "func": readFunction(.method, into: &names, owner, isKnown, marks); marks = []
            case "init": readFunction(.initializer, into: &names, owner, isKnown, marks); marks = []
            case "var", "let": readProperties(into: &names, owner, isKnown, marks); marks = []
            case "case": readCases(into: &names, owner, isKnown); marks = []
            case "typealias":
                let name = peek(1).text
                index += 2
                if token.isMark("=") {
                    index += 1
                    let type = takeType()
                    let full = owner.isEmpty ? name : "\(owner).\(name)"
                    if isKnown { names.add(alias: full, for: type) }
                }
                marks = []
            case "import", "subscript", "deinit", "associatedtype":
                index += 1
                while index < tokens.count, !token.isFirstOnLine, !token.isMark("{"), !token.isMark("}") { skip() }
                if token.isMark("{") { skip() }
                marks = []
            default:
                marks.insert(token.text)
                index += 1
                if token.isMark("("), peek(1).isWord("set") { skip() }
            }
        }
    }

    mutating func skip() { index = tokens.end(ofGroupAt: index) }

    mutating func readType(
        into names: inout SwiftNames, _ owner: String, _ isKnown: Bool
    ) {
        let keyword = token.text
        index += 1
        var name = token.text
        index += 1
        while token.isMark("."), peek(1).kind == .word {
            name += ".\(peek(1).text)"
            index += 2
        }
        skipGenerics()
        var inherited: [String] = []
        if token.isMark(":") {
            index += 1
            while index < tokens.count, !token.isMark("{"), !token.isWord("where") {
                if token.kind == .word {
                    var path = token.text
                    while peek(1).isMark("."), peek(2).kind == .word {
                        path += ".\(peek(2).text)"
                        index += 2
                    }
                    inherited.append(path)
                }
                index += 1
            }
        }
        while index < tokens.count, !token.isMark("{") { index += 1 }
        let full = keyword == "extension" || owner.isEmpty ? name : "\(owner).\(name)"
        let isShown = keyword == "extension" || isKnown
        if isShown {
            let kind: SwiftNames.Entry.Kind? =
                keyword == "class" || keyword == "actor"
                ? .class
                : keyword == "protocol" ? .protocol : keyword == "extension" ? nil : .value
            if let kind {
                names.add(type: full, kind, inherited: inherited)
            } else {
                names.extend(full, inherited: inherited)
            }
        }
        index += 1
        let areAll = isKnown && (keyword == "protocol" || keyword == "extension") || isInterface
        if isShown {
            caseAccess = isKnown
            read(into: &names, owner: full, isPublic: areAll)
        } else {
            while index < tokens.count, !token.isMark("}") { skip() }
        }
        index += 1
    }
    private var caseAccess = false

    init(bytes: [UInt8], tokens: [SourceToken], isInterface: Bool) {
        (self.bytes, self.tokens, self.isInterface) = (bytes, tokens, isInterface)
    }

    mutating func skipGenerics() {
        guard token.isMark("<") else { return }
        var depth = 0
        repeat {
            if token.isMark("<") { depth += 1 }
            if token.isMark(">") { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.count
    }

    /// A type up to what can't belong to it.
    mutating func takeType() -> String {
        let start = index
        var depth = 0
        while index < tokens.count {
            if token.isMark("<") { depth += 1 }
            if token.isMark(">") { depth -= 1 }
            if depth == 0, index > start {
                let ends = token.kind == .mark && ["=", "{", "}", ",", ")", ";", "@", "]"].contains(token.text)
                let isArrow = tokens[index - 1].isMark("->") || token.isMark("->")
                if ends || token.isFirstOnLine && !isArrow { break }
                if token.kind == .word, tokens[index - 1].kind != .mark, tokens[index - 1].text != "any",
                    tokens[index - 1].text != "some", tokens[index - 1].text != "inout"
                {
                    break
                }
                if token.isMark("."), peek(1).isMark(".") { break }
            }
            index = token.isMark("<") || token.isMark(">") ? index + 1 : tokens.end(ofGroupAt: index)
        }
        // Attributes of parameters.
        var type = text(start..<index)
        while type.hasPrefix("@") {
            guard let space = type.firstIndex(of: " ") else { break }
            type = String(type[type.index(after: space)...])
        }
        for word in ["any ", "inout ", "some "] where type.hasPrefix(word) {
            type = String(type.dropFirst(word.count))
        }
        return type
    }
}
