import Basics

/// The language of a payload's tags.
package enum TemplateLanguage: String, Sendable, CaseIterable {
    case mustache, liquid
}

/// A payload whose strings are templates in Mustache or Liquid, filled with the values of a row: `"Hi {{first_name}}"`.
package struct PayloadTemplate: Sendable {
    /// A value of the payload.
    private indirect enum Node: Sendable {
        /// A value without tags.
        case value(JSONValue)
        case text(TextTemplate)
        case liquid(LiquidTemplate, isNumber: Bool)
        /// A string that is one tag, `"{{count}}"`: the row's value with its type. Apple's numeric keys take texts as numbers.
        case whole(ContextPath, isNumber: Bool)
        case object([(key: String, node: Node)])
        case array([Node])
    }

    private let root: Node
    /// The paths outside sections, which every row needs, each with its first position.
    private let required: [(path: ContextPath, source: SourceSpan)]

    /// The keys of the values that every row needs, each with its first position.
    package var requiredKeys: [(keys: [String], source: SourceSpan)] { required.map { ($0.path.steps, $0.source) } }

    /// Apple's keys of `aps` that hold numbers; the texts of tables become numbers there.
    package static let numericKeys: Set<String> = [
        "badge", "content-available", "mutable-content", "relevance-score", "timestamp", "stale-date",
        "dismissal-date",
    ]

    /// The keys of a request to a push service for its receivers. Nothing of them is drawn, so their tags stay, and need
    /// no column.
    private static let addresseeKeys: Set<String> = [
        "to", "token", "tokens", "topic", "condition", "registration_ids", "audience", "external_user_ids",
        "user_aliases", "recipients", "filters", "include_aliases", "include_subscription_ids", "include_player_ids",
        "include_external_user_ids",
    ]

    /// Reads a payload file.
    /// - Parameter language: `nil` for Liquid where a text of the file is only Liquid, and for Mustache elsewhere.
    /// - Throws: `file-missing`, JSON errors, `template-syntax`.
    package init(path: String, language: TemplateLanguage? = nil) throws(InputError) {
        let value = try JSONReader.read(
            FileReader.readInput(path, limit: Limits.payloadBytes), file: FilePath.shownName(of: path))
        let report = DiagnosticCollector(file: FilePath.shownName(of: path))
        var references: [(path: ContextPath, source: SourceSpan)] = []
        let isLiquid = language.map { $0 == .liquid } ?? Self.isLiquid(value)
        func node(_ value: JSONValue, _ path: String, isNumber: Bool = false) -> Node {
            switch value.kind {
            case .string(let text) where isLiquid && LiquidTemplate.isTemplate(text):
                guard let template = LiquidTemplate.decode(value, path: path, report: report) else {
                    return .value(value)
                }
                references += template.requiredPaths.map { ($0, template.source) }
                return template.only.map { .whole($0, isNumber: isNumber) } ?? .liquid(template, isNumber: isNumber)
            case .string(let text) where TextTemplate.isTemplate(text):
                guard let template = TextTemplate.decode(value, path: path, report: report) else {
                    return .value(value)
                }
                references += template.requiredPaths.map { ($0, template.source) }
                guard let whole = MustacheTag.only(in: text) else { return .text(template) }
                return .whole(whole, isNumber: isNumber)
            case .array(let entries):
                return .array(entries.enumerated().map { node($0.element, "\(path)[\($0.offset)]") })
            case .object(let members):
                let isRequest = ["$", "$.message"].contains(path) && value["aps"] == nil
                return .object(
                    members.map { member in
                        if isRequest, Self.addresseeKeys.contains(member.key) {
                            return (member.key, .value(member.value))
                        }
                        let isNumber = path == "$.aps" && Self.numericKeys.contains(member.key)
                        return (
                            member.key, node(member.value, JSONPath.child(member.key, of: path), isNumber: isNumber)
                        )
                    })
            default: return .value(value)
            }
        }
        if value.members == nil {
            report.add(
                .error, "wrong-type", "expected a payload, found \(value.kindName)", at: value.position, path: "$",
                hint: "write {\"aps\": {\"alert\": {\"title\": \"Hi {{first_name}}\"}}}")
        }
        root = node(value, "$")
        var seen: Set<ContextPath> = []
        required = references.filter { seen.insert($0.path).inserted }
        try report.check()
    }

    /// `true` if a text in a value can only be Liquid.
    private static func isLiquid(_ value: JSONValue) -> Bool {
        switch value.kind {
        case .string(let text): LiquidTemplate.isLiquid(text)
        case .array(let values): values.contains(where: isLiquid)
        case .object(let members): members.contains { isLiquid($0.value) }
        default: false
        }
    }

    /// A text as a number, where it is one.
    private static func number(_ text: String) -> JSONValue? {
        let value = try? JSONReader.read(text.utf8, file: "")
        return value?.number == nil ? nil : value
    }

    /// The payload with a row's values.
    /// - Throws: `template-value-missing` for each name outside sections that the row doesn't have.
    package func payload(with values: JSONValue) throws(InputError) -> JSONValue {
        let report = DiagnosticCollector(file: required.first?.source.file ?? "")
        for (path, source) in required where values.value(at: path.steps) == nil {
            let name = path.text
            report.add(
                Diagnostic(
                    .error, "template-value-missing", "the row has no \(name.quoted())", at: source,
                    hint: report.hint(for: name, among: (values.members ?? []).map(\.key))
                        ?? "{{#\(name)}}…{{/\(name)}} stands around what only some rows have"))
        }
        try report.check()
        let evaluation = Evaluation(environment: Environment(), notes: EvaluationNotes(report: report))
        let scope = Scope(evaluation, root: values)
        func filled(_ node: Node) -> JSONValue? {
            switch node {
            case .value(let value): return value
            case .text(let template): return JSONValue(.string(template.render(in: scope)))
            case .whole(let path, let isNumber):
                guard let value = values.value(at: path.steps), value.kind != .null else { return nil }
                return isNumber ? value.string.flatMap(Self.number) ?? value : value
            case .liquid(let template, let isNumber):
                let text = template.render(with: values, evaluation)
                return isNumber ? Self.number(text) ?? JSONValue(.string(text)) : JSONValue(.string(text))
            case .object(let members):
                return JSONValue(
                    .object(
                        members.compactMap { key, node in
                            filled(node).map { JSONValue.Member(key: key, value: $0) }
                        }))
            case .array(let nodes): return JSONValue(.array(nodes.compactMap(filled)))
            }
        }
        let payload = filled(root) ?? JSONValue(.object([]))
        try report.check()
        return payload
    }
}
