import Basics

/// Decoding shared by the parts of a scenario.
struct ScenarioReader {
    let report: DiagnosticCollector

    /// A non-empty string with its span; other values are reported.
    func text(_ raw: JSONValue, _ path: String, _ what: String) -> Spanned<String>? {
        guard let text = report.string(raw, path: path, what) else { return nil }
        return report.isIdentifier(text, raw, path: path) ? Spanned(text, at: report.span(raw, path)) : nil
    }

    /// An array of strings, or a single one.
    func texts(_ raw: JSONValue, _ path: String, _ what: String) -> [Spanned<String>]? {
        if raw.string != nil { return text(raw, path, what).map { [$0] } }
        return elements(raw, path, "\(what), or an array of such") { text($0, $1, what) }
    }

    /// The decoded elements of an array; `nil` if any is invalid.
    func elements<Element>(
        _ raw: JSONValue, _ path: String, _ what: String, _ body: (JSONValue, String) -> Element?
    ) -> [Element]? {
        guard let values = report.array(raw, path: path, what) else { return nil }
        let elements = values.compactMap { body($0.value, $0.path) }
        return elements.count == values.count ? elements : nil
    }

    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ raw: JSONValue, _ path: String, _ what: String, _ type: Choice.Type
    ) -> Choice? { report.choice(raw, path: path, what, type) }

    func bool(_ raw: JSONValue, _ path: String) -> Bool? { report.bool(raw, path: path) }

    /// Checks for `true`, the argument of steps without parameters.
    func isTrue(_ raw: JSONValue, _ path: String, _ verb: String) -> Bool {
        if raw.bool == true { return true }
        report.add(
            .error, "wrong-type", "\(verb) takes true, not \(raw.bool == false ? "false" : raw.kindName)",
            at: raw.position, path: path, hint: "write {\"\(verb)\": true}, or \"\(verb)\" alone as a string")
        return false
    }
}
