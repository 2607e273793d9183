/// Reads the keys of a JSON object and collects diagnostics instead of stopping at the first.
///
/// A decoder reads the keys it knows, then calls `finish()`, which reports the others as unknown.
package struct ObjectReader {
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
    package mutating func raw(_ key: String, or aliases: String...) -> JSONValue? { raw(names: [key] + aliases) }

    /// The value of the first name present.
    package mutating func raw(names: [String]) -> JSONValue? {
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
    package mutating func require(_ key: String, hint: String? = nil) -> Bool {
        guard value.members != nil else { return false }
        if raw(key) != nil { return true }
        report.add(
            .error, "missing-key", "the key \"\(key)\" is missing", at: value.position, path: path,
            hint: hint ?? "write \"\(key)\": …")
        return false
    }

    /// A string; reports other types.
    package mutating func string(_ key: String, or aliases: String...) -> String? {
        guard let raw = raw(names: [key] + aliases) else { return nil }
        if let text = raw.string { return text }
        wrongType(raw, key, "a string")
        return nil
    }

    /// A finite number in a range.
    package mutating func number(_ key: String, or aliases: String..., in range: ClosedRange<Double>? = nil) -> Double?
    {
        guard let raw = raw(names: [key] + aliases) else { return nil }
        guard let number = raw.number else {
            wrongType(raw, key, "a number")
            return nil
        }
        if let range, !range.contains(number) {
            report.outOfRange(raw, number, range, path: child(key), name: key)
            return nil
        }
        return number
    }

    /// A whole number in a range.
    package mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        guard let number = number(key, in: bounds) else { return nil }
        if number.rounded() == number { return Int(number) }
        if let raw = value[key] { wrongType(raw, key, "a whole number") }
        return nil
    }

    package mutating func bool(_ key: String, or aliases: String...) -> Bool? {
        guard let raw = raw(names: [key] + aliases) else { return nil }
        if let bool = raw.bool { return bool }
        wrongType(raw, key, "true or false")
        return nil
    }

    /// A case of a string enumeration; unknown names are reported with a suggestion.
    package mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _ type: Choice.Type) -> Choice?
    where Choice.RawValue == String {
        guard let raw = raw(names: [key]) else { return nil }
        guard let name = raw.string else {
            wrongType(raw, key, "a string")
            return nil
        }
        if let choice = Choice(rawValue: name) { return choice }
        unknownValue(raw, name, key, child(key), among: Choice.allCases.map(\.rawValue))
        return nil
    }

    /// An option set, written as an array of option names.
    package mutating func options<Options: OptionSet>(_ key: String, _ names: KeyValuePairs<String, Options>)
        -> Options?
    where Options.Element == Options {
        strings(key).map { elements in
            elements.reduce(into: Options()) { options, element in
                if let option = names.first(where: { $0.key == element.text }) {
                    options.insert(option.value)
                } else {
                    unknownValue(element.value, element.text, "an option", element.path, among: names.map(\.key))
                }
            }
        }
    }

    /// The elements of an array with their paths; `nil` when the key is absent.
    package mutating func array(_ key: String, or aliases: String...) -> [(value: JSONValue, path: String)]? {
        guard let raw = raw(names: [key] + aliases) else { return nil }
        guard let elements = raw.array else {
            wrongType(raw, key, "an array")
            return nil
        }
        return elements.enumerated().map { ($1, "\(child(key))[\($0)]") }
    }

    /// The strings of an array with their paths; elements of other types are reported and left out.
    package mutating func strings(_ key: String) -> [(text: String, value: JSONValue, path: String)]? {
        array(key)?.compactMap { element in
            if let text = element.value.string { return (text, element.value, element.path) }
            report.expected("a string", element.value, path: element.path)
            return nil
        }
    }

    /// A reader for the object under a key.
    package mutating func object(_ key: String, or aliases: String...) -> ObjectReader? {
        raw(names: [key] + aliases).map { ObjectReader($0, path: child(key), report: report) }
    }

    /// Decodes the value of a key with a function that takes it and its path.
    mutating func decode<Value>(_ key: String, _ body: (JSONValue, String) -> Value?) -> Value? {
        raw(key).flatMap { body($0, child(key)) }
    }

    /// The members of an object with free keys (outlets, languages); `nil` when the key is absent.
    package mutating func entries(_ key: String) -> [(key: String, value: JSONValue, path: String)]? {
        object(key).map { object in (object.value.members ?? []).map { ($0.key, $0.value, object.child($0.key)) } }
    }

    /// Reports the keys that were never read.
    /// - Parameter hint: the correct location of a misplaced key; for others the most similar key is suggested.
    package func finish(hint: (String) -> String? = { _ in nil }) {
        let known = Set(asked)
        let unknown = (value.members ?? []).filter { member in !known.contains(member.key) && !member.isComment }
        for member in unknown.prefix(Limits.unknownKeys) {
            report.add(
                .error, "unknown-key", "unknown key \(member.key.quoted())", at: member.keyPosition, path: path,
                hint: hint(member.key) ?? NearestName.hint(for: member.key, among: asked)
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
}
