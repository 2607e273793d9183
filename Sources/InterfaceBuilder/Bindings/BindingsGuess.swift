/// Guesses the effect of an extension's code from the names of its outlets.
///
/// Two thirds of real view controllers set texts from the notification's own fields (fact: extensions/code.fields),
/// mostly with outlets of the same names.
struct BindingsGuess {
    /// The content assigned to a view.
    enum Role: CaseIterable {
        case title, subtitle, body, image

        /// The name in messages.
        var words: String {
            switch self {
            case .title: "the title"
            case .subtitle: "the subtitle"
            case .body: "the body"
            case .image: "the first attachment"
            }
        }

        fileprivate var binding: (key: String, value: JSONValue.Kind) {
            switch self {
            case .title: ("text", .string("{{title}}"))
            case .subtitle: ("text", .string("{{subtitle}}"))
            case .body: ("text", .string("{{body}}"))
            // Without an attachment the view keeps its image, as with code that unwraps the first attachment.
            case .image: ("image", .members(["attachment": .string("first"), "optional": .bool(true)]))
            }
        }
    }

    /// The matched views with their roles, in the order of the views.
    let matches: [(id: String, name: String, role: Role)]
    /// Names of unmatched views that a developer may want to bind.
    let others: [String]

    init(view: JSONValue) {
        let candidates = GuessCandidate.all(in: view)
        var chosen: [String: Role] = [:]
        for role in [Role.subtitle, .title, .body, .image] {
            let best = candidates.filter { chosen[$0.id] == nil }
                .compactMap { candidate in candidate.rank(as: role).map { (candidate, rank: $0) } }
                .min { ($0.rank, $0.0.order) < ($1.rank, $1.0.order) }
            if let best { chosen[best.0.id] = role }
        }
        // A single text must be the message, as in Xcode's template.
        let texts = candidates.filter(\.isText)
        if !chosen.values.contains(where: { $0 != .image }), texts.count == 1, texts[0].hasOutlet {
            chosen[texts[0].id] = .body
        }
        matches = candidates.compactMap { candidate in
            chosen[candidate.id].map { (candidate.id, candidate.shownName, $0) }
        }
        others = candidates.filter { chosen[$0.id] == nil && $0.hasOutlet }.map { "\($0.id) (\($0.type))" }
    }

    /// The guess as a bindings.json.
    var bindings: JSONValue {
        let outlets = matches.map { match in
            let (key, value) = match.role.binding
            return JSONValue.Member(
                key: match.id, value: JSONValue(.object([.init(key: key, value: JSONValue(value))])))
        }
        var members = [JSONValue.Member(key: "outlets", value: JSONValue(.object(outlets)))]
        if !others.isEmpty {
            members.append(.init(key: "// not bound", value: JSONValue(.string(others.joined(separator: ", ")))))
        }
        return JSONValue(.object(members))
    }

    func note(at file: String) -> Diagnostic {
        let list = matches.map { "\($0.name) shows \($0.role.words)" }.joined(separator: ", ")
        return Diagnostic(
            .note, "bindings-guessed",
            matches.isEmpty
                ? "no view's name says what the code sets on it, so the view stays as the file has it"
                : "what the code does is guessed by names: \(list)", at: SourceSpan(file: file),
            hint: "--save-bindings bindings.json writes this down to be mended, --bind bindings.json uses it")
    }
}
