/// The types of a Swift file with their members.
///
/// Bodies of functions aren't read: a storyboard can't name a type that stands in one.
package struct SourceOutline {
    /// A class, another type, or an extension of one.
    package struct TypePart {
        package enum Kind {
            case `class`, `extension`, other
        }

        package var kind: Kind
        /// Without the types around it.
        package var name: String
        package var runtimeName: String?
        package var isTopLevel: Bool
        package var isGeneric: Bool
        /// Attributes and modifiers, such as `objcMembers` and `public`.
        package var marks: Set<String>
        /// The names after the colon, without modules and generic arguments.
        package var inherited: [String]
        /// The place of the keyword.
        var position: SourcePosition
        package var members: [Member] = []
        /// The bytes from the opening brace up to and including the closing one.
        package var body = 0..<0
    }

    /// A property, method or initializer.
    package struct Member {
        package enum Kind {
            case property, method, initializer
        }

        package var kind: Kind
        package var name: String
        /// Argument labels, `_` for none.
        package var labels: [String] = []
        /// Attributes and modifiers, such as `IBOutlet` and `override`.
        package var marks: Set<String>
        /// The name given by `@objc(…)`.
        package var runtimeName: String?
        /// `true` for `let`.
        var isConstant = false
        /// `true` if it throws, waits or is generic: no control can call it then.
        package var isBeyondActions = false
        /// `true` for a method that returns a value.
        package var hasResult = false
        package var isAsync = false
        /// The place of the name.
        var position: SourcePosition
        /// From the first attribute to the closing brace, if it has one.
        package var bytes: Range<Int>
        /// The line of the first attribute.
        package var line: Int
        /// From `func` to the closing parenthesis.
        package var signature = 0..<0

        package var isInstanceMember: Bool { !marks.contains("static") && !marks.contains("class") }
        /// The method's selector in Objective-C, where an asynchronous one has a completion handler.
        package var selector: String {
            runtimeName ?? SwiftSelector.selector(name, labels: isAsync ? labels + ["completionHandler"] : labels)
        }
        /// The method's full name in Swift, such as `like(_:with:)`.
        package var fullName: String { labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }
    }

    package private(set) var parts: [TypePart] = []
    private var cursor: TokenCursor
    /// The types around the cursor, outermost first.
    private var open: [Int] = []
    private var conditions: [ConditionalBlock] = []

    /// - Parameter tokens: a file's tokens; those of compiler directives leave out what iOS doesn't compile.
    package init(_ tokens: [SourceToken]) {
        cursor = TokenCursor(tokens)
        while !cursor.isAtEnd { readDeclaration() }
        for part in open { parts[part].body = parts[part].body.lowerBound..<(tokens.last?.bytes.upperBound ?? 0) }
    }
}

extension SourceOutline {
    private mutating func readDeclaration() {
        let start = cursor.current
        let prefix = cursor.takePrefix()
        let token = cursor.current
        let next = cursor.peek(1)
        if cursor.isAtType { return readType(prefix) }
        switch token.text {
        case "func" where token.kind == .word && next.kind == .word: readFunction(.method, prefix, from: start)
        // `.init(…)` is a value.
        case "init" where ["(", "?", "!", "<"].contains(next.text) && !cursor.peek(-1).isMark("."):
            readFunction(.initializer, prefix, from: start)
        case "var" where next.kind == .word, "let" where next.kind == .word: readProperties(prefix, from: start)
        case "import" where token.kind == .word: skipLine()
        case "}" where token.kind == .mark:
            if let part = open.popLast() {
                parts[part].body = parts[part].body.lowerBound..<token.bytes.upperBound
            }
            cursor.advance()
        case "#" where token.kind == .mark && readDirective(): break
        default: cursor.skipGroup()
        }
    }

    /// Skips `import struct Module.Name`, whose words declare nothing.
    private mutating func skipLine() {
        cursor.advance()
        while !cursor.isAtEnd, !cursor.current.isFirstOnLine, !cursor.current.isMark(";") { cursor.advance() }
    }

    private mutating func readType(_ prefix: DeclarationPrefix) {
        let keyword = cursor.current
        cursor.advance()
        let name = cursor.takeName()
        let isGeneric = cursor.current.isMark("<")
        let header = cursor.index
        while !cursor.isAtEnd, !cursor.current.isMark("{"), !cursor.current.isMark("}") { cursor.advance() }
        let opening = cursor.current
        // An inactive class must not be registered.
        let kind: TypePart.Kind =
            !isActive ? .other : keyword.text == "class" ? .class : keyword.text == "extension" ? .extension : .other
        parts.append(
            TypePart(
                kind: kind, name: name, runtimeName: prefix.runtimeName, isTopLevel: open.isEmpty,
                isGeneric: isGeneric, marks: prefix.marks,
                inherited: Self.inherited(cursor.tokens[header..<cursor.index]), position: keyword.position))
        guard cursor.take("{") else { return }
        open.append(parts.count - 1)
        parts[parts.count - 1].body = opening.bytes
    }

    private static func inherited(_ header: ArraySlice<SourceToken>) -> [String] {
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

    /// Reads `var a: UILabel!, b: UILabel!`; values and accessors follow.
    private mutating func readProperties(_ prefix: DeclarationPrefix, from start: SourceToken) {
        let isConstant = cursor.current.text == "let"
        repeat {
            cursor.advance()
            let name = cursor.current
            guard cursor.takeWord() != nil else { return }
            let end = prefix.marks.contains("override") ? skipBody() : name.bytes.upperBound
            add(
                Member(
                    kind: .property, name: name.text, marks: prefix.marks, runtimeName: prefix.runtimeName,
                    isConstant: isConstant, position: name.position, bytes: start.bytes.lowerBound..<end,
                    line: start.line))
            if cursor.take(":") { skipType() }
        } while cursor.current.isMark(",")
    }

    /// Skips `[String: T]?` up to the comma, the value or the accessors.
    private mutating func skipType() {
        let start = cursor.index
        var depth = 0
        while !cursor.isAtEnd {
            let token = cursor.current
            if token.kind == .mark {
                if depth == 0, ["=", "{", "}", ",", ";", "@", "#"].contains(token.text) { return }
                if ["(", "[", "<"].contains(token.text) { depth += 1 }
                if [")", "]", ">"].contains(token.text) { depth -= 1 }
            } else if depth == 0, cursor.index > start, token.isFirstOnLine {
                return
            }
            cursor.advance()
        }
    }

    private mutating func readFunction(_ kind: Member.Kind, _ prefix: DeclarationPrefix, from start: SourceToken) {
        let keyword = cursor.current
        if kind == .method { cursor.advance() }
        let name = cursor.current
        cursor.advance()
        if kind == .initializer, cursor.current.isMark("?") || cursor.current.isMark("!") { cursor.advance() }
        let isGeneric = !cursor.takeBracketed("<", ">").isEmpty
        let labels = cursor.takeBracketed("(", ")").splitAtCommas.map { parameter in
            var cursor = TokenCursor(parameter)
            while cursor.takeAttribute() != nil {}
            return cursor.takeWord() ?? "_"
        }
        let signature = keyword.bytes.lowerBound..<cursor.peek(-1).bytes.upperBound
        let effect = cursor.current.text
        add(
            Member(
                kind: kind, name: name.text, labels: labels, marks: prefix.marks, runtimeName: prefix.runtimeName,
                isBeyondActions: isGeneric || ["async", "throws", "rethrows"].contains(effect),
                hasResult: effect == "->", isAsync: effect == "async", position: name.position,
                bytes: start.bytes.lowerBound..<skipBody(),
                line: start.line, signature: signature))
    }

    /// Skips to behind a declaration's body and returns its end.
    private mutating func skipBody() -> Int {
        cursor.skipToBody()
        _ = cursor.takeBracketed("{", "}")
        return cursor.peek(-1).bytes.upperBound
    }

    private mutating func add(_ member: Member) {
        if let part = open.last, isActive { parts[part].members.append(member) }
    }
}

/// Blocks of `#if`, as far as they decide between systems.
private struct ConditionalBlock {
    /// `nil` for a condition that isn't known.
    var holds: Bool?
    /// `true` once a branch was taken.
    var isDecided: Bool
}

extension SourceOutline {
    private var isActive: Bool { !conditions.contains { $0.holds == false } }

    /// Reads `#if …` and its relatives.
    /// - Returns: `false` for other uses of `#`.
    private mutating func readDirective() -> Bool {
        let keyword = cursor.peek(1)
        guard cursor.current.isFirstOnLine, ["if", "elseif", "else", "endif"].contains(keyword.text)
        else { return false }
        cursor.advance(2)
        let start = cursor.index
        while !cursor.isAtEnd, cursor.current.line == keyword.line { cursor.advance() }
        let holds = Self.value(of: cursor.tokens[start..<cursor.index])
        switch keyword.text {
        case "if": conditions.append(ConditionalBlock(holds: holds, isDecided: holds == true))
        case "endif": _ = conditions.popLast()
        default:
            guard var block = conditions.popLast() else { return true }
            let wasUnknown = block.holds == nil && !block.isDecided
            block.holds = block.isDecided ? false : keyword.text == "else" && !wasUnknown ? true : holds
            if block.holds == true { block.isDecided = true }
            conditions.append(block)
        }
        return true
    }

    /// The value of `os(iOS)`, `!os(macOS)` and `DEBUG`; `nil` for others.
    private static func value(of condition: ArraySlice<SourceToken>) -> Bool? {
        let texts = condition.map(\.text)
        if texts.first == "!" { return value(of: condition.dropFirst()).map { !$0 } }
        switch texts.count {
        case 1 where texts[0] == "DEBUG" || texts[0] == "false": return false
        case 1 where texts[0] == "true": return true
        case 4 where texts[0] == "os" && texts[1] == "(": return texts[2] == "iOS"
        default: return nil
        }
    }
}
