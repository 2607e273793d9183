import InterfaceBuilder
import SourceReading

/// The types of a Swift file with the members that are registered for a storyboard, or have to be moved.
struct SourceOutline {
    /// A class, another type, or an extension of one.
    struct TypePart {
        enum Kind {
            case `class`, `extension`, other
        }

        var kind: Kind
        /// Without the types around it.
        var name: String
        var runtimeName: String?
        var isTopLevel: Bool
        var isGeneric: Bool
        var isPublic: Bool
        /// The names after the colon, without modules and generic arguments.
        var inherited: [String]
        var members: [Member] = []
        /// The bytes from the opening brace up to and including the closing one.
        var body = 0..<0
    }

    /// A property, method or initializer.
    struct Member {
        enum Kind {
            case property, method, initializer
        }

        var kind: Kind
        var name: String
        /// Argument labels, `_` for none.
        var labels: [String] = []
        /// Attributes and modifiers, such as `IBOutlet` and `override`.
        var marks: Set<String>
        /// The name given by `@objc(…)`.
        var runtimeName: String?
        /// `true` if it returns a value, throws, waits or is generic: no control can call it then.
        var isBeyondActions = false
        var isAsync = false
        /// From the first attribute to the closing brace, if it has one.
        var bytes: Range<Int>
        /// From `func` to the closing parenthesis.
        var signature = 0..<0
        var line: Int

        var isInstanceMember: Bool { !marks.contains("static") && !marks.contains("class") }
        /// The method's selector in Objective-C, where an asynchronous one has a completion handler.
        var selector: String {
            runtimeName ?? SwiftSelector.selector(name, labels: labels) + (isAsync ? "completionHandler:" : "")
        }
        /// The method's full name in Swift, such as `like(_:with:)`.
        var fullName: String { labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }
    }

    private(set) var parts: [TypePart] = []
    private let tokens: [SourceToken]
    private var index = 0
    private var conditions: [ConditionalBlock] = []

    /// - Parameter tokens: a file's tokens, those of compiler directives included.
    init(_ tokens: [SourceToken]) {
        self.tokens = tokens
        readMembers(of: nil)
    }

    private var isAtEnd: Bool { index >= tokens.count }

    private func token(_ ahead: Int = 0) -> SourceToken {
        tokens.indices.contains(index + ahead) ? tokens[index + ahead] : .none
    }

    /// Skips from an opening bracket to behind the closing one and returns the tokens between; empty for no bracket.
    @discardableResult private mutating func skipBrackets(_ open: String, _ close: String) -> ArraySlice<SourceToken> {
        guard token().isMark(open) else { return [] }
        let start = index + 1
        var depth = 0
        repeat {
            if token().isMark(open) { depth += 1 }
            if token().isMark(close) { depth -= 1 }
            index += 1
        } while depth > 0 && !isAtEnd
        return tokens[start..<max(start, index - 1)]
    }
}

/// Attributes and modifiers of the declaration being read.
private struct Prefix {
    var start: Int?
    var marks: Set<String> = []
    var runtimeName: String?
}

extension SourceOutline {
    static let modifiers: Set<String> = [
        "override", "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "weak",
        "unowned", "lazy", "dynamic", "required", "convenience", "nonisolated", "optional", "indirect", "mutating",
    ]
    private static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

    /// Reads declarations up to the end of the body, or of the file for `nil`.
    private mutating func readMembers(of part: Int?) {
        var prefix = Prefix()
        while !isAtEnd {
            let token = token()
            if token.isMark("}"), part != nil { return }
            if token.isMark("#"), readDirective() { continue }
            if token.isMark("@"), self.token(1).kind == .word {
                readAttribute(&prefix)
            } else if token.kind == .word, Self.modifiers.contains(token.text) || isClassModifier {
                if prefix.start == nil { prefix.start = index }
                prefix.marks.insert(token.text)
                index += 1
                if self.token().isMark("("), self.token(2).isMark(")") { skipBrackets("(", ")") }
            } else {
                readDeclaration(prefix, in: part)
                prefix = Prefix()
            }
        }
    }

    /// `class` before a member, as opposed to the beginning of a class.
    private var isClassModifier: Bool {
        token().text == "class" && ["func", "var", "let", "subscript", "override", "final"].contains(token(1).text)
    }

    private mutating func readAttribute(_ prefix: inout Prefix) {
        if prefix.start == nil { prefix.start = index }
        let name = token(1).text
        prefix.marks.insert(name)
        index += 2
        guard token().isMark("("), token().bytes.lowerBound == tokens[index - 1].bytes.upperBound else { return }
        let arguments = skipBrackets("(", ")")
        if name == "objc" { prefix.runtimeName = arguments.map(\.text).joined() }
    }

    private mutating func readDeclaration(_ prefix: Prefix, in part: Int?) {
        let token = token()
        guard token.kind == .word else {
            if token.isMark("{") { return _ = skipBrackets("{", "}") }
            if token.isMark("(") { return _ = skipBrackets("(", ")") }
            return index += 1
        }
        if Self.types.contains(token.text), self.token(1).kind == .word { return readType(prefix, in: part) }
        let start = prefix.start ?? index
        switch token.text {
        case "func" where self.token(1).kind == .word: readFunction(.method, prefix, start, in: part)
        case "init" where part != nil && ["(", "?", "!", "<"].contains(self.token(1).text):
            readFunction(.initializer, prefix, start, in: part)
        case "var" where self.token(1).kind == .word, "let" where self.token(1).kind == .word:
            readProperty(prefix, start, in: part)
        default: index += 1
        }
    }

    private mutating func readType(_ prefix: Prefix, in outer: Int?) {
        let keyword = token().text
        index += 1
        var name = token().text
        index += 1
        while token().isMark("."), token(1).kind == .word {
            name = token(1).text
            index += 2
        }
        let isGeneric = token().isMark("<")
        let header = index
        while !isAtEnd, !token().isMark("{") { index += 1 }
        var part = TypePart(
            kind: keyword == "class" ? .class : keyword == "extension" ? .extension : .other, name: name,
            runtimeName: prefix.runtimeName, isTopLevel: outer == nil, isGeneric: isGeneric,
            isPublic: prefix.marks.contains("public"), inherited: Self.inherited(tokens[header..<index]))
        guard !isAtEnd else { return }
        let opening = token().bytes.lowerBound
        index += 1
        let isActive = isActive
        let own = parts.count
        parts.append(part)
        readMembers(of: own)
        part = parts[own]
        part.body = opening..<(isAtEnd ? tokens.last?.bytes.upperBound ?? 0 : token().bytes.upperBound)
        parts[own] = part
        // An inactive class must not be registered.
        if !isActive { parts[own].kind = .other }
        index += 1
    }

    private static func inherited(_ header: ArraySlice<SourceToken>) -> [String] {
        guard let colon = header.firstIndex(where: { $0.isMark(":") }) else { return [] }
        let list = header[(colon + 1)...].prefix { !$0.isWord("where") }
        return Array(list).splitAtCommas.compactMap { part in
            part.prefix { !$0.isMark("<") }.last { $0.kind == .word }?.text
        }
    }

    private mutating func readProperty(_ prefix: Prefix, _ start: Int, in part: Int?) {
        repeat {
            index += 1
            let name = token()
            guard name.kind == .word else { return }
            index += 1
            let end = prefix.marks.contains("override") ? endOfBody() : name.bytes.upperBound
            add(
                Member(
                    kind: .property, name: name.text, marks: prefix.marks, runtimeName: prefix.runtimeName,
                    bytes: tokens[start].bytes.lowerBound..<end, line: tokens[start].line), to: part)
            if token().isMark(":") { skipType() }
        } while token().isMark(",")
    }

    /// Skips `: [String: T]?` up to the comma, the value or the accessors.
    private mutating func skipType() {
        index += 1
        var depth = 0
        while !isAtEnd {
            let token = token()
            if token.kind == .mark {
                if depth == 0, ["=", "{", "}", ",", ";", "@", "#"].contains(token.text) { return }
                if ["(", "[", "<"].contains(token.text) { depth += 1 }
                if [")", "]", ">"].contains(token.text) { depth -= 1 }
            } else if depth == 0, token.isFirstOnLine {
                return
            }
            index += 1
        }
    }

    private mutating func readFunction(_ kind: Member.Kind, _ prefix: Prefix, _ start: Int, in part: Int?) {
        let keyword = token()
        if kind == .method { index += 1 }
        let name = token().text
        index += 1
        if kind == .initializer, token().isMark("?") || token().isMark("!") { index += 1 }
        let isGeneric = token().isMark("<")
        skipBrackets("<", ">")
        let labels = Array(skipBrackets("(", ")")).splitAtCommas.map { $0.first { $0.kind == .word }?.text ?? "_" }
        var member = Member(
            kind: kind, name: name, labels: labels, marks: prefix.marks, runtimeName: prefix.runtimeName,
            bytes: tokens[start].bytes.lowerBound..<0.advanced(by: tokens[start].bytes.upperBound),
            line: tokens[start].line)
        member.signature = keyword.bytes.lowerBound..<tokens[index - 1].bytes.upperBound
        let effect = token().text
        member.isAsync = effect == "async"
        member.isBeyondActions = isGeneric || ["->", "async", "throws", "rethrows"].contains(effect)
        member.bytes = member.bytes.lowerBound..<endOfBody()
        add(member, to: part)
        while !isAtEnd, !["{", "}", ";"].contains(token().text), !token().isFirstOnLine { index += 1 }
        skipBrackets("{", "}")
    }

    /// The end of the declaration's braces, without moving.
    private func endOfBody() -> Int {
        var copy = self
        while !copy.isAtEnd, !copy.token().isMark("{"), !copy.token().isMark("}") { copy.index += 1 }
        copy.skipBrackets("{", "}")
        return copy.index > 0 ? tokens[copy.index - 1].bytes.upperBound : 0
    }

    private mutating func add(_ member: Member, to part: Int?) {
        if let part, isActive { parts[part].members.append(member) }
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
        let keyword = token(1)
        guard token().isFirstOnLine, ["if", "elseif", "else", "endif"].contains(keyword.text) else { return false }
        index += 2
        let start = index
        while !isAtEnd, token().line == keyword.line { index += 1 }
        let holds = Self.value(of: tokens[start..<index])
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
