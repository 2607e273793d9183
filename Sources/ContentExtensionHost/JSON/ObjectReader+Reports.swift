/// Diagnostics shared by decoders.
extension ObjectReader {
    package func wrongType(_ raw: JSONValue, _ key: String, _ expected: String) {
        report.add(
            .error, "wrong-type", "expected \(expected), found \(raw.kindName)", at: raw.position,
            path: child(key), hint: raw.hint(toBecome: expected))
    }

    /// Reports a name that `what` (a key, or `an option`) doesn't take, and suggests the most similar.
    package func unknownValue(_ raw: JSONValue, _ name: String, _ what: String, _ path: String, among names: [String]) {
        report.add(
            .error, "unknown-value", "\(what) can't be \(name.quoted())", at: raw.position, path: path,
            hint: NearestName.hint(for: name, among: names) ?? "one of: \(names.joined(separator: ", "))")
    }

    /// A required identifier; reports a missing, empty or invisible one.
    package mutating func identifier(_ key: String) -> String? {
        guard require(key), let raw = raw(key), let text = string(key) else { return nil }
        return report.isIdentifier(text, raw, path: child(key)) ? text : nil
    }
}

extension DiagnosticCollector {
    /// Reports a number outside its range; `name` is its name in the message.
    func outOfRange(
        _ raw: JSONValue, _ number: Double, _ range: ClosedRange<Double>, path: String, name: String? = nil
    ) {
        let bounds = [range.lowerBound, range.upperBound].map(JSONValue.text(of:)).joined(separator: "…")
        let text = JSONValue.text(of: number)
        add(
            .error, "out-of-range",
            name.map { "\($0) is \(text), outside \(bounds)" } ?? "\(text) is outside \(bounds)", at: raw.position,
            path: path,
            hint: number < range.lowerBound
                ? "write \(JSONValue.text(of: range.lowerBound)) or more"
                : "write \(JSONValue.text(of: range.upperBound)) or less")
    }

    /// `true` if a text is a valid identifier; problems are reported.
    package func isIdentifier(_ text: String, _ raw: JSONValue, path: String) -> Bool {
        if text.isEmpty {
            add(
                .error, "empty-identifier", "an identifier can't be empty", at: raw.position, path: path,
                hint: "write a name, or leave the key out")
            return false
        }
        if let scalar = text.firstInvisibleScalar {
            add(
                .error, "invisible-character", "an identifier can't hold \(scalar.codePoint), which nobody sees",
                at: raw.position, path: path, hint: "delete the character")
            return false
        }
        return true
    }
}
