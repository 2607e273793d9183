import Basics

/// A `{{tag}}` of a template before parsing.
///
/// swift-mustache doesn't expose its tokens; this scanner finds the names to check, and unsupported tags.
package struct MustacheTag: Equatable {
    /// The character before the name: `#`, `^`, `/`, `!`, `{`, `&`, …, or `nil` for a variable.
    let sigil: Character?
    /// The text after the sigil, without white space.
    let name: Substring

    /// The tags of a text in order. An unclosed tag reaches to the end.
    static func tags(in text: String) -> [MustacheTag] {
        var tags: [MustacheTag] = []
        var position = text.startIndex
        while let open = pair(of: "{", in: text, from: position) {
            let body = text.index(open, offsetBy: 2)
            let close = pair(of: "}", in: text, from: body)
            tags.append(MustacheTag(text[body..<(close ?? text.endIndex)]))
            position = close.map { text.index($0, offsetBy: 2) } ?? text.endIndex
        }
        return tags
    }

    /// The first place where a brace stands twice. A brace with a combining mark is another character, as for
    /// swift-mustache's parser. `firstRange(of:)` costs a hundred times as much.
    private static func pair(of brace: Character, in text: String, from start: String.Index) -> String.Index? {
        let byte = brace.asciiValue
        var index = start
        while index < text.endIndex {
            let next = text.index(after: index)
            let isBrace = text.utf8[index] == byte && text[index] == brace
            if isBrace, next < text.endIndex, text[next] == brace { return index }
            index = next
        }
        return nil
    }

    private init(_ body: Substring) {
        let sigil = body.first.flatMap { "#^/!{&><$=%".contains($0) ? $0 : nil }
        let name = sigil == nil ? body : body.dropFirst()
        self.sigil = sigil
        self.name = name.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
    }

    /// The reason to reject a template before parsing; `nil` for none.
    static func refusal(of tags: [MustacheTag], in text: String) -> (message: String, hint: String)? {
        if text.utf8.count > Limits.templateBytes {
            return ("a template is at most \(Limits.templateBytes) bytes long", "split it, or shorten it")
        }
        var depth = 0
        for tag in tags {
            depth += tag.nesting
            if depth > Limits.templateDepth || tag.transforms.count > Limits.templateDepth {
                return ("a template nests at most \(Limits.templateDepth) deep", "use a table or a repeat")
            }
            if let refusal = tag.refusal { return refusal }
        }
        return nil
    }

    private var refusal: (message: String, hint: String)? {
        switch sigil {
        case ">", "<", "$": return ("there are no partials in a descriptor", "name the text in \"values\" instead")
        // With short delimiters swift-mustache 2.1 reads out of bounds for an empty section, and crashes.
        case "=": return ("the delimiters are always {{ and }}", "take the {{=…=}} out")
        case "%": return ("there are no pragmas in a descriptor: text is never escaped", "take the {{%…}} out")
        case "!": return nil
        default: break
        }
        if name.isEmpty { return ("a tag has no name", "write {{title}}, or another name") }
        guard let unknown = transforms.first(where: { !Self.knownTransforms.contains($0) }) else { return nil }
        return (
            "there is no transform \(unknown.quoted())",
            NearestName.hint(for: unknown, among: Self.knownTransforms)
                ?? "one of: \(Self.knownTransforms.joined(separator: ", "))"
        )
    }

    /// swift-mustache's transforms that apply to a payload's values.
    private static let knownTransforms =
        textTransforms + arrayTransforms.filter { $0 != "reversed" } + ["index"] + numberTransforms
    private static let textTransforms = ["capitalized", "lowercased", "uppercased", "reversed"]
    private static let arrayTransforms = ["empty", "count", "first", "last", "reversed"]
    private static let numberTransforms = ["even", "odd", "plusone", "minusone", "equalzero"]

    /// A variable outside sections.
    struct Reference: Sendable {
        let path: ContextPath
        /// The innermost of the transforms around it.
        let transform: String?

        var isTransformed: Bool { transform != nil }
    }

    /// The type of values that a transform needs in place of a value's; `nil` if it can take the value.
    static func expectedType(of transform: String, insteadOf value: JSONValue) -> String? {
        let names: [(transforms: [String], name: String, isOwn: Bool)] = [
            (numberTransforms, "a number", value.number != nil),
            (textTransforms, "a text", value.string != nil), (arrayTransforms, "an array", value.array != nil),
        ]
        let able = names.filter { $0.transforms.contains(transform) }
        return value.kind == .null || able.contains(where: \.isOwn) ? nil : able.first?.name
    }

    /// The variables outside sections.
    static func references(of tags: [MustacheTag]) -> [Reference] {
        var depth = 0
        return tags.compactMap { tag in
            depth += tag.nesting
            guard depth == 0, [nil, "{", "&"].contains(tag.sigil) else { return nil }
            return ContextPath(tag.argument).map { Reference(path: $0, transform: tag.transforms.last) }
        }
    }

    /// `true` if a text is the name, or has a tag for it.
    static func mentions(_ name: String, in text: String) -> Bool {
        text == name || text.contains(name) && tags(in: text).contains { $0.argument == name }
    }

    /// The path of a text that is nothing but one tag, `{{count}}`.
    package static func only(in text: String) -> ContextPath? {
        guard text.hasPrefix("{{"), text.hasSuffix("}}"), text.dropFirst(2).dropLast(2).firstRange(of: "}}") == nil,
            let reference = references(of: tags(in: text)).first, !reference.isTransformed
        else { return nil }
        return reference.path
    }

    /// The nesting of sections.
    static func depth(of tags: [MustacheTag]) -> Int {
        var (depth, deepest) = (0, 0)
        for tag in tags {
            depth += tag.nesting
            deepest = max(deepest, depth)
        }
        return deepest
    }

    /// The change of section depth: 1 for an opening tag, -1 for a closing one.
    private var nesting: Int {
        switch sigil {
        case "#", "^": 1
        case "/": -1
        default: 0
        }
    }

    /// The transforms around the name, outermost first.
    private var transforms: [String] {
        name.split(separator: "(", omittingEmptySubsequences: false).dropLast().map { String($0) }
    }

    /// The name without transforms.
    private var argument: Substring {
        (name.split(separator: "(", omittingEmptySubsequences: false).last ?? name).prefix { $0 != ")" }
    }
}
