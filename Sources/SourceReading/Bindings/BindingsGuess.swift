import Basics

/// Guesses the effect of an extension's code from the names of its outlets.
///
/// Two thirds of real view controllers set texts from the notification's own fields (fact: extensions/code.fields),
/// mostly with outlets of the same names.
package struct BindingsGuess {
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

    /// `true` if no view's name says what is set on it.
    package var isEmpty: Bool { matches.isEmpty }

    /// - Parameter isKnown: `true` for views whose bindings are described, by their ids. They aren't guessed.
    package init(view: JSONValue, isKnown: (String) -> Bool = { _ in false }) {
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
        let open = candidates.filter { !isKnown($0.id) }
        matches = open.compactMap { candidate in
            chosen[candidate.id].map { (candidate.id, candidate.shownName, $0) }
        }
        others = open.filter { chosen[$0.id] == nil && $0.hasOutlet }.map { "\($0.id) (\($0.type))" }
    }

    /// The guess as a bindings.json.
    /// - Parameters:
    ///   - code: the assignments read from the sources, which precede names; `nil` if there are none to read.
    ///   - service: what the service extension does; `nil` if there is none, or it isn't understood.
    package func bindings(_ code: CodeBindings?, service: JSONValue?) -> JSONValue {
        let service = service.map { [JSONValue.Member(key: "service", value: $0)] } ?? []
        guard let code else {
            return JSONValue(.object(members(matches.map { ($0.id, [binding($0.role)]) }, others) + service))
        }
        var outlets = code.outlets
        var unread: [String] = []
        for (outlet, property) in code.unread {
            // A picture of the notification's is most often its attachment; a text that isn't understood can be any.
            let match = matches.first { $0.id == outlet && $0.role == .image && property == "image" }
            guard let match else {
                unread.append("\(outlet).\(property)")
                continue
            }
            if let index = outlets.firstIndex(where: { $0.name == outlet }) {
                outlets[index].properties.append(binding(match.role))
            } else {
                outlets.append((outlet, [binding(match.role)]))
            }
        }
        var all = members(outlets, unread)
        if !code.values.isEmpty { all.append(.init(key: "values", value: JSONValue(.object(code.values)))) }
        if let title = code.title { all.append(.init(key: "title", value: title)) }
        if let size = code.preferredContentSize { all.append(.init(key: "preferredContentSize", value: size)) }
        all += code.actions
        if let media = code.media { all.append(.init(key: "media", value: media)) }
        return JSONValue(.object(all + service))
    }

    private func binding(_ role: Role) -> JSONValue.Member {
        .init(key: role.binding.key, value: JSONValue(role.binding.value))
    }

    private func members(
        _ outlets: [(name: String, properties: [JSONValue.Member])], _ others: [String]
    ) -> [JSONValue.Member] {
        let values = outlets.map { JSONValue.Member(key: $0.name, value: JSONValue(.object($0.properties))) }
        var members = [JSONValue.Member(key: "outlets", value: JSONValue(.object(values)))]
        if !others.isEmpty {
            members.append(.init(key: "// not bound", value: JSONValue(.string(others.joined(separator: ", ")))))
        }
        return members
    }

    package func note(_ code: CodeBindings?, at file: String) -> Diagnostic {
        Diagnostic(
            .note, "bindings-guessed", message(code), at: SourceSpan(file: file),
            hint: "--save-bindings bindings.json writes this down to be mended, --bind bindings.json uses it")
    }

    private func message(_ code: CodeBindings?) -> String {
        if let code {
            let names = code.outlets.filter { !code.hidden.contains($0.name) }.map { $0.name.quoted() }.joined(
                separator: ", ")
            let unread = code.unread.map { "\($0.outlet).\($0.property)" }
            return "what the code does is read from its sources, without running it: "
                + (names.isEmpty ? "it sets no outlet" : "it sets \(names)")
                + (unread.isEmpty ? "" : "; not understood: \(unread.joined(separator: ", "))")
        }
        let list = matches.map { "\($0.name) shows \($0.role.words)" }.joined(separator: ", ")
        return matches.isEmpty
            ? "no view's name says what the code sets on it, so the view stays as the file has it"
            : "what the code does is guessed by names: \(list)"
    }
}
