import Basics

/// A payload whose strings are Mustache templates, filled with the values of a row: `"Hi {{first_name}}"`.
package struct PayloadTemplate: Sendable {
    /// A value of the payload.
    private indirect enum Node: Sendable {
        /// A value without tags.
        case value(JSONValue)
        case text(TextTemplate)
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

    /// Reads a payload file.
    /// - Throws: `file-missing`, JSON errors, `template-syntax`.
    package init(path: String) throws(InputError) {
        let value = try JSONReader.read(
            FileReader.readInput(path, limit: Limits.payloadBytes), file: FilePath.shownName(of: path))
        let report = DiagnosticCollector(file: FilePath.shownName(of: path))
        var references: [(path: ContextPath, source: SourceSpan)] = []
        func node(_ value: JSONValue, _ path: String, isNumber: Bool = false) -> Node {
            switch value.kind {
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
                return .object(
                    members.map { member in
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
                guard isNumber, let text = value.string,
                    let number = try? JSONReader.read(text.utf8, file: ""), number.number != nil
                else { return value }
                return number
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
