import Basics

extension Condition: JSONDecodable {
    /// Decodes a condition: a key path, `{"key", test}`, `{"not"}`, `{"all"}` or `{"any"}`.
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Condition? {
        if value.string != nil { return key(value, path: path, .isTruthy, report: report) }
        guard let object = report.object(value, path: path, "a key path or a condition") else { return nil }
        defer { object.finish() }
        let forms = [
            object.decode("not", Self.self).map(Condition.not),
            object.array("all").map { .all($0.compactMap { decode($0.value, path: $0.path, report: report) }) },
            object.array("any").map { .any($0.compactMap { decode($0.value, path: $0.path, report: report) }) },
            test(in: object),
        ]
        let found = ["not", "all", "any", "key"].filter { value[$0] != nil }
        if found.count == 1 { return forms.compactMap(\.self).first }
        report.add(
            .error, "invalid-condition",
            found.isEmpty ? "a condition needs a key" : "\(found.joined(separator: " and ")) can't stand together",
            at: value.position, path: path, hint: "write {\"key\": …, \"equals\": …}, or \"not\", \"all\" or \"any\"")
        return nil
    }

    private static func test(in object: ObjectReader) -> Condition? {
        let report = object.report
        let scalar = { (value: JSONValue, path: String) -> JSONValue? in
            if value.array == nil && value.members == nil {
                report.reportTag(
                    "tag-in-condition", in: value, path: path, "compared",
                    hint: "a condition compares a value with a text that is written down; two values can be told apart "
                        + "by a \"switch\" on a text that has both")
                return value
            }
            report.expected("a text, a number or a truth value", value, path: path)
            return nil
        }
        let tests: [(name: String, test: Test?)] = [
            ("equals", object.decode("equals", scalar).map { .isIn([$0]) }),
            ("notEquals", object.decode("notEquals", scalar).map { .isNotIn([$0]) }),
            ("in", object.array("in").map { .isIn($0.compactMap { scalar($0.value, $0.path) }) }),
            ("exists", object.bool("exists").map { .exists($0) }),
            ("greaterThan", object.number("greaterThan").map { .isGreater(than: $0) }),
            ("lessThan", object.number("lessThan").map { .isLess(than: $0) }),
        ]
        let given = tests.filter { object.value[$0.name] != nil }
        if given.count > 1 {
            report.add(
                .error, "invalid-condition", "\(given[0].name) and \(given[1].name) stand in one condition",
                at: object.value.position, path: object.path, hint: "write two conditions in \"all\"")
        }
        return object.decode("key") { value, path in
            key(value, path: path, given.first.map { $0.test } ?? .isTruthy, report: report)
        }
    }

    private static func key(
        _ value: JSONValue, path: String, _ test: Test?, report: DiagnosticCollector
    ) -> Condition? {
        guard let test, let keyPath = ContextPath.decode(value, path: path, report: report) else { return nil }
        return .key(keyPath, test, report.span(value, path))
    }
}

extension DiagnosticCollector {
    /// Warns of a text with a tag where none is filled in.
    /// - Parameter use: the text's use, such as "shown".
    package func reportTag(_ code: String, in value: JSONValue, path: String, _ use: String, hint: String) {
        guard let text = value.string, text.contains("{{"), text.contains("}}") else { return }
        add(
            .warning, code, "\(text.quoted(limit: 40)) is \(use) as it stands, with its tag", at: value.position,
            path: path, hint: hint)
    }
}
