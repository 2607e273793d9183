import Basics
import Views

/// Finds the classes of a Swift file, with the members that storyboards refer to.
struct SwiftSourceReader {
    /// The owner of a pair of braces.
    private enum Scope {
        case type(index: Int)
        case other
    }

    /// Attributes and modifiers of a declaration.
    private struct Prefix {
        var attributes: Set<String> = []
        var objcName: String?
        var isStatic = false
        var isOverride = false
    }

    private let file: String
    private var cursor: TokenCursor
    private var scopes: [Scope] = []
    private var prefix = Prefix()
    private var found: [(part: SourceClass, isExposed: Bool)] = []

    private init(_ bytes: [UInt8], file: String) {
        self.file = file
        cursor = TokenCursor(SourceLexer.tokens(of: bytes, in: .swift))
    }

    /// The classes and type extensions in a file.
    static func classes(in bytes: [UInt8], file: String) -> [SourceClass] {
        var reader = SwiftSourceReader(bytes, file: file)
        while !reader.cursor.isAtEnd { reader.step() }
        return reader.found.map(\.part)
    }

    private var type: Int? {
        if case .type(let index)? = scopes.last { return index }
        return nil
    }

    private mutating func step() {
        let token = cursor.current
        switch token.text {
        case "{" where token.kind == .mark:
            scopes.append(.other)
            finishDeclaration()
        case "}" where token.kind == .mark:
            _ = scopes.popLast()
            finishDeclaration()
        case "@" where token.kind == .mark: takeAttribute()
        case "class" where isDeclaration: takeType(isClass: true)
        case "extension" where isDeclaration: takeType(isClass: false, isExtension: true)
        case "struct" where isDeclaration, "enum" where isDeclaration, "protocol" where isDeclaration,
            "actor" where isDeclaration:
            takeType(isClass: false)
        case "var" where type != nil && token.kind == .word: takeProperties()
        case "func" where type != nil && token.kind == .word: takeMethod()
        case "static" where token.kind == .word, "class" where token.kind == .word:
            prefix.isStatic = true
            cursor.advance()
        case "override" where token.kind == .word:
            prefix.isOverride = true
            cursor.advance()
        case "let", "init", "deinit", "subscript", "typealias", "case": finishDeclaration()
        case "import" where token.kind == .word: skipImport()
        default: cursor.advance()
        }
    }

    /// `true` for `class Name`, `false` for `class func`, `: class {` or `.extension`.
    private var isDeclaration: Bool {
        guard cursor.current.kind == .word, cursor.peek(1).kind == .word else { return false }
        return !["func", "var", "let", "subscript", "init", "override", "final"].contains(cursor.peek(1).text)
    }

    private mutating func finishDeclaration() {
        cursor.advance()
        prefix = Prefix()
    }

    /// Skips `import struct Module.Name`, whose words declare nothing.
    private mutating func skipImport() {
        finishDeclaration()
        while !cursor.isAtEnd, !cursor.current.isFirstOnLine, !cursor.current.isMark(";") { cursor.advance() }
    }

    private mutating func takeAttribute() {
        cursor.advance()
        guard let name = cursor.takeWord() else { return }
        prefix.attributes.insert(name)
        // An attribute's arguments follow without white space.
        guard cursor.current.isMark("("), !cursor.current.isFirstOnLine else { return }
        let arguments = cursor.takeBracketed("(", ")")
        if name == "objc" { prefix.objcName = arguments.map(\.text).joined() }
    }

    private mutating func takeType(isClass: Bool, isExtension: Bool = false) {
        let place = location(cursor.current)
        cursor.advance()
        var name = cursor.takeWord() ?? ""
        while cursor.current.isMark("."), cursor.peek(1).kind == .word {
            name = cursor.peek(1).text
            cursor.advance(2)
        }
        var header: [SourceToken] = []
        while !cursor.isAtEnd, !cursor.current.isMark("{"), !cursor.current.isMark("}") {
            header.append(cursor.current)
            cursor.advance()
        }
        let isBody = cursor.take("{")
        defer { prefix = Prefix() }
        guard isClass || isExtension else {
            if isBody { scopes.append(.other) }
            return
        }
        var part = SourceClass(name: name)
        let inherited = Self.inherited(header)
        part.conformances = Set(inherited)
        if isClass {
            part.location = place
            part.superclass = inherited.first
            part.runtimeName = prefix.objcName
        }
        if isBody { scopes.append(.type(index: found.count)) }
        let isExposed = prefix.attributes.contains("objcMembers") || isExtension && prefix.attributes.contains("objc")
        found.append((part, isExposed))
    }

    /// The names after the colon, without modules and generic arguments.
    private static func inherited(_ header: [SourceToken]) -> [String] {
        var depth = 0
        var list: [SourceToken] = []
        var isInherited = false
        for token in header {
            if token.isMark("<") { depth += 1 }
            if token.isMark(">") { depth -= 1 }
            if depth == 0, token.isWord("where") { break }
            if isInherited { list.append(token) }
            if depth == 0, token.isMark(":") { isInherited = true }
        }
        return list.splitAtCommas.compactMap { part in part.prefix { !$0.isMark("<") }.last { $0.kind == .word }?.text }
    }

    private func location(_ token: SourceToken) -> SourceSpan {
        SourceSpan(file: file, line: token.line, column: token.column)
    }
}

extension SwiftSourceReader {
    /// Reads `var a: UILabel!, b: UILabel!`; the caller skips values and accessors.
    private mutating func takeProperties() {
        guard let type else { return }
        defer { prefix = Prefix() }
        repeat {
            cursor.advance()
            let token = cursor.current
            guard let name = cursor.takeWord() else { return }
            if cursor.take(":") { skipTypeName() }
            if prefix.isStatic { continue }
            let isOutlet = prefix.attributes.contains("IBOutlet")
            let isExposed =
                isOutlet || found[type].isExposed || prefix.isOverride
                || !prefix.attributes.isDisjoint(with: ["objc", "IBInspectable", "NSManaged"])
            found[type].part.properties.append(
                SourceClass.Property(
                    name: prefix.objcName ?? name, isOutlet: isOutlet, isExposed: isExposed, location: location(token)))
        } while cursor.current.isMark(",")
    }

    private mutating func skipTypeName() {
        let start = cursor.index
        var depth = 0
        while !cursor.isAtEnd {
            let token = cursor.current
            if token.kind == .mark {
                if depth == 0, ["=", "{", "}", ",", ";", "@"].contains(token.text) { break }
                if ["(", "[", "<"].contains(token.text) { depth += 1 }
                if [")", "]", ">"].contains(token.text) { depth -= 1 }
            } else if depth == 0, cursor.index > start, token.isFirstOnLine {
                break
            }
            cursor.advance()
        }
    }

    private mutating func takeMethod() {
        guard let type else { return }
        defer { prefix = Prefix() }
        cursor.advance()
        let token = cursor.current
        // Operators have no selectors.
        guard let name = cursor.takeWord() else { return }
        _ = cursor.takeBracketed("<", ">")
        let labels = cursor.takeBracketed("(", ")").splitAtCommas.map { $0.first?.text ?? "_" }
        if prefix.isStatic { return }
        let isAction = prefix.attributes.contains("IBAction")
        found[type].part.methods.append(
            SourceClass.Method(
                selector: prefix.objcName ?? SwiftSelector.selector(name, labels: labels), isAction: isAction,
                isExposed: isAction || found[type].isExposed || prefix.isOverride
                    || !prefix.attributes.isDisjoint(with: ["objc", "IBSegueAction"]), location: location(token)))
    }
}
