/// One `{{tag}}` of a template as far as it matters before the template is parsed.
///
/// swift-mustache keeps its tokens to itself; this finds the names to check, and the tags that have no meaning here.
struct MustacheTag: Equatable {
    /// What stands before the name: `#`, `^`, `/`, `!`, `{`, `&`, …, or `nil` for a variable.
    let sigil: Character?
    /// What stands after the sigil, without white space.
    let name: Substring

    /// The tags of a text in order. One that isn't closed reaches to the end.
    static func tags(in text: String) -> [MustacheTag] {
        var tags: [MustacheTag] = []
        var rest = text[...]
        while let open = rest.firstRange(of: "{{") {
            rest = rest[open.upperBound...]
            let end = rest.firstRange(of: "}}")
            tags.append(MustacheTag(rest[..<(end?.lowerBound ?? rest.endIndex)]))
            rest = rest[(end?.upperBound ?? rest.endIndex)...]
        }
        return tags
    }

    private init(_ body: Substring) {
        let sigil = body.first.flatMap { "#^/!{&><$=%".contains($0) ? $0 : nil }
        let name = sigil == nil ? body : body.dropFirst()
        self.sigil = sigil
        self.name = name.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
    }

    /// Why a template isn't taken, before its parser sees it; `nil` when there is no reason.
    static func refusal(of tags: [MustacheTag], in text: String) -> (message: String, hint: String)? {
        if text.utf8.count > Limits.templateBytes {
            return ("a template is at most \(Limits.templateBytes) bytes long", "split it, or shorten it")
        }
        var depth = 0
        for tag in tags {
            switch tag.sigil {
            case "#", "^": depth += 1
            case "/": depth -= 1
            case ">", "<", "$": return ("there are no partials in a descriptor", "name the text in \"values\" instead")
            // With short delimiters swift-mustache 2.1 reads outside an empty section's text, and stops the process.
            case "=": return ("the delimiters are always {{ and }}", "take the {{=…=}} out")
            case "%": return ("there are no pragmas in a descriptor: text is never escaped", "take the {{%…}} out")
            default: break
            }
            if depth > Limits.templateDepth || tag.name.count(where: { $0 == "(" }) > Limits.templateDepth {
                return ("a template nests at most \(Limits.templateDepth) deep", "use a table or a repeat")
            }
        }
        return nil
    }

    /// The paths that variables outside sections name.
    static func references(of tags: [MustacheTag]) -> [ContextPath] {
        var depth = 0
        return tags.compactMap { tag in
            switch tag.sigil {
            case "#", "^": depth += 1
            case "/": depth -= 1
            case nil, "{", "&":
                let name = tag.name.drop(while: { $0 != "(" }).isEmpty ? tag.name : tag.argument
                return depth == 0 ? ContextPath(name) : nil
            default: break
            }
            return nil
        }
    }

    /// What the innermost transform is applied to: `name` of `uppercased(reversed(name))`.
    private var argument: Substring {
        (name.split(separator: "(").last ?? "").prefix { $0 != ")" }
    }
}
