/// Reads the keys of a JSON object and collects diagnostics instead of stopping at the first.
///
/// A decoder reads the keys it knows, then calls `finish()`, which reports the others as unknown.
package final class ObjectReader {
    package let value: JSONValue
    /// Its path in the document, such as `$.app`.
    package let path: String
    package let report: DiagnosticCollector
    private var asked: [String] = []

    /// Starts reading. A value that isn't an object is reported and has no keys.
    package init(_ value: JSONValue, path: String, report: DiagnosticCollector) {
        self.value = value
        self.path = path
        self.report = report
        if value.members == nil { report.expected("an object", value, path: path) }
    }

    /// The value of a key, under its first name or an alias; `null` counts as absent.
    package func raw(_ key: String, or aliases: String...) -> JSONValue? { raw(names: [key] + aliases) }

    /// The value of the first name present.
    package func raw(names: [String]) -> JSONValue? {
        asked += names.filter { !asked.contains($0) }
        let found = names.compactMap { name in value[name].map { (name, $0) } }
        if found.count > 1 {
            report.add(
                .error, "conflicting-keys", "\"\(found[0].0)\" and \"\(found[1].0)\" mean the same thing",
                at: found[1].1.position, path: path, hint: "keep one")
        }
        guard let first = found.first?.1, first.kind != .null else { return nil }
        return first
    }

    /// `true` if a required key is present; its absence is reported.
    package func require(_ key: String, hint: String? = nil) -> Bool {
        guard value.members != nil else { return false }
        if raw(key) != nil { return true }
        report.add(
            .error, "missing-key", "the key \"\(key)\" is missing", at: value.position, path: path,
            hint: hint ?? "write \"\(key)\": …")
        return false
    }

    /// A string; reports other types.
    package func string(_ key: String, or aliases: String...) -> String? {
        raw(names: [key] + aliases).flatMap { report.string($0, path: child(key), "a string") }
    }

    /// A required identifier; reports a missing, empty or invisible one.
    package func identifier(_ key: String) -> String? { require(key) ? optionalIdentifier(key) : nil }

    /// An identifier; reports an empty or invisible one.
    package func optionalIdentifier(_ key: String) -> String? {
        guard let raw = raw(key), let text = string(key) else { return nil }
        return report.isIdentifier(text, raw, path: child(key)) ? text : nil
    }

    /// A finite number in a range.
    package func number(_ key: String, or aliases: String..., in range: ClosedRange<Double>? = nil) -> Double? {
        raw(names: [key] + aliases).flatMap { report.number($0, path: child(key), in: range, "a number", name: key) }
    }

    /// A whole number in a range.
    package func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        raw(key).flatMap { report.integer($0, path: child(key), in: range, "a number", name: key) }
    }

    package func bool(_ key: String, or aliases: String...) -> Bool? {
        raw(names: [key] + aliases).flatMap { report.bool($0, path: child(key)) }
    }

    /// A case of a string enumeration; unknown names are reported with a suggestion.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: String, _ type: Choice.Type, hint: (String) -> String? = { _ in nil }
    ) -> Choice? {
        guard let raw = raw(key), let name = report.string(raw, path: child(key), "a string") else { return nil }
        let choice = Choice(rawValue: name)
        if choice == nil {
            unknownValue(raw, name, key, child(key), among: Choice.allCases.map(\.rawValue), hint: hint(name))
        }
        return choice
    }

    /// An option set, written as an array of option names.
    package func options<Options: OptionSet>(_ key: String, _ names: KeyValuePairs<String, Options>) -> Options?
    where Options.Element == Options {
        strings(key).map { elements in
            elements.reduce(into: Options()) { options, element in
                // By index: the pairs' own search asks the runtime for a conformance, which takes half a million instructions.
                if let index = (names.startIndex..<names.endIndex).first(where: { names[$0].key == element.text }) {
                    options.insert(names[index].value)
                } else {
                    unknownValue(element.value, element.text, "an option", element.path, among: names.map(\.key))
                }
            }
        }
    }

    /// The elements of an array with their paths; `nil` when the key is absent.
    package func array(_ key: String) -> [(value: JSONValue, path: String)]? {
        raw(key).flatMap { report.array($0, path: child(key), "an array") }
    }

    /// The strings of an array with their paths; elements of other types are reported and left out.
    package func strings(_ key: String) -> [(text: String, value: JSONValue, path: String)]? {
        array(key)?.compactMap { value, path in report.string(value, path: path, "a string").map { ($0, value, path) } }
    }

    /// A reader for the object under a key.
    package func object(_ key: String) -> ObjectReader? {
        raw(key).map { ObjectReader($0, path: child(key), report: report) }
    }

    /// Decodes the value of a key with a function that takes it and its path.
    package func decode<Value>(_ key: String, _ body: (JSONValue, String) -> Value?) -> Value? {
        raw(key).flatMap { body($0, child(key)) }
    }

    package func decode<Value: JSONDecodable>(_ key: String, _ type: Value.Type) -> Value? {
        raw(key).flatMap { Value.decode($0, path: child(key), report: report) }
    }

    /// The members of an object with free keys (outlets, languages); `nil` when the key is absent.
    package func entries(_ key: String) -> [(key: String, value: JSONValue, path: String)]? {
        object(key).map { object in (object.value.members ?? []).map { ($0.key, $0.value, object.child($0.key)) } }
    }

    /// The members except comments, with their paths.
    package var named: [(member: JSONValue.Member, path: String)] {
        (value.members ?? []).filter { !$0.isComment }.map { ($0, child($0.key)) }
    }

    /// Reports the keys that were never read.
    /// - Parameter hint: the correct location of a misplaced key; for others the most similar key is suggested.
    package func finish(hint: (String) -> String? = { _ in nil }) {
        let known = Set(asked)
        let unknown = (value.members ?? []).filter { member in !known.contains(member.key) && !member.isComment }
        for member in unknown.prefix(Limits.unknownKeys) {
            report.add(
                .error, "unknown-key", "unknown key \(member.key.quoted())", at: member.keyPosition, path: path,
                hint: hint(member.key) ?? report.hint(for: member.key, among: asked)
                    ?? "one of: \(asked.sorted().joined(separator: ", "))")
        }
        if unknown.count > Limits.unknownKeys {
            report.add(
                .error, "unknown-key", "\(unknown.count - Limits.unknownKeys) more unknown keys",
                at: value.position, path: path, hint: "mend those above first")
        }
    }

    /// The path of a key of this object.
    package func child(_ key: String) -> String { JSONPath.child(key, of: path) }

    package func wrongType(_ raw: JSONValue, _ key: String, _ expected: String) {
        report.expected(expected, raw, path: child(key))
    }

    /// Reports a name that `what` (a key, or `an option`) doesn't take, and suggests the most similar.
    package func unknownValue(
        _ raw: JSONValue, _ name: String, _ what: String, _ path: String, among names: [String], hint: String? = nil
    ) {
        report.add(
            .error, "unknown-value", "\(what) can't be \(name.quoted())", at: raw.position, path: path,
            hint: hint ?? report.hint(for: name, among: names) ?? "one of: \(names.joined(separator: ", "))")
    }
}

/// A value that decodes itself from JSON and reports errors; `nil` for an invalid one.
package protocol JSONDecodable {
    static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> Self?
}
