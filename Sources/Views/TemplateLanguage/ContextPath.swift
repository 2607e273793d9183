import Basics

/// A dotted path into the template context, such as `userInfo.items.0.name`.
package struct ContextPath: Sendable, Hashable {
    package let steps: [String]

    /// `nil` for an invalid path: empty, with an empty step, or with braces or white space.
    package init?(_ text: some StringProtocol) {
        let steps = text.split(omittingEmptySubsequences: false) { $0 == "." }.map { String($0) }
        let isPlain = !text.contains { $0.isWhitespace || $0 == "{" || $0 == "}" }
        guard isPlain, !steps.contains("") else { return nil }
        self.steps = steps
    }

    package var text: String { steps.joined(separator: ".") }
}

extension ContextPath: JSONDecodable {
    package static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> ContextPath? {
        guard let text = report.string(value, path: path, "a key path") else { return nil }
        if let result = ContextPath(text) { return result }
        let bare = text.filter { !"{} ".contains($0) }
        report.add(
            .error, "invalid-key-path", "\(text.quoted()) isn't a key path", at: value.position, path: path,
            hint: ContextPath(bare).map { "write \"\($0.text)\", without braces" }
                ?? "write names with dots between them, such as userInfo.items.0.name")
        return nil
    }
}
