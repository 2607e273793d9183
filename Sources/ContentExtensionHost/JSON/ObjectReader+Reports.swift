/// The findings that decoders share.
extension ObjectReader {
    /// Reports a value of the wrong type.
    package func wrongType(_ raw: JSONValue, _ key: String, _ expected: String) {
        report.add(
            .error, "wrong-type", "\(key) should be \(expected), not \(raw.kindName)", at: raw.position,
            path: child(key), hint: raw.hint(toBecome: expected))
    }

    /// Reports a name that isn't one of those that `what` (a key, or `an option`) takes, and suggests the nearest.
    package func unknownValue(_ raw: JSONValue, _ name: String, _ what: String, _ path: String, among names: [String]) {
        report.add(
            .error, "unknown-value", "\(what) can't be \(name.quoted())", at: raw.position, path: path,
            hint: NearestName.hint(for: name, among: names) ?? "one of: \(names.joined(separator: ", "))")
    }

    /// A string that names something, with the report when it is absent, empty, or holds characters nobody sees.
    package mutating func identifier(_ key: String) -> String? {
        guard require(key), let raw = raw(key), let text = string(key) else { return nil }
        return report.isIdentifier(text, raw, path: child(key)) ? text : nil
    }
}

extension DiagnosticCollector {
    /// Reports a number outside its range; `name` is what the message calls it.
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

    /// Whether a text can name something; what keeps it from that is reported.
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
