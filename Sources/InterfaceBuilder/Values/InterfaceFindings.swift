import ContentExtensionHost

/// Gathers what is odd in an Interface Builder document while it is read, so that each kind of oddity is said once.
package final class InterfaceFindings {
    /// Where findings go.
    package let report: DiagnosticCollector
    private var unknown: [String: Unknown] = [:]
    private var said: Set<String> = []

    private struct Unknown {
        var position: JSONValue.Position
        var count = 0
        var order: Int
    }

    package init(_ report: DiagnosticCollector) { self.report = report }

    /// Counts an element that nothing reads.
    package func unknownElement(_ element: XMLElement, in parent: XMLElement) {
        let key = element["key"].map { " with the key \($0.quoted())" } ?? ""
        count("the element \(element.name.quoted())\(key) of a \(parent.name.quoted())", element)
    }

    /// Counts an attribute that nothing reads.
    package func unknownAttribute(_ name: String, of element: XMLElement) {
        count("the attribute \(name.quoted()) of a \(element.name.quoted())", element)
    }

    /// Counts a value that its attribute isn't known to have.
    package func unknownValue(_ value: String, of attribute: String, in element: XMLElement) {
        count("the value \(value.quoted()) of \(attribute.quoted()) of a \(element.name.quoted())", element)
    }

    /// Adds a finding unless one with the same code and key was added before.
    package func once(
        _ key: String, _ severity: Diagnostic.Severity, _ code: String, _ message: String, at element: XMLElement,
        hint: String? = nil
    ) {
        guard said.count < Limits.interfaceFindings, said.insert("\(code) \(key)").inserted else { return }
        report.add(severity, code, message, at: element.position, hint: hint)
    }

    /// Reports what was counted, each kind once, in the order in which the kinds came up.
    package func finish() {
        for (what, kind) in unknown.sorted(by: { $0.value.order < $1.value.order }) {
            let times = kind.count == 1 ? "" : ", which stands here \(kind.count) times"
            report.add(
                .warning, "interface-unknown", "nothing reads \(what)\(times)", at: kind.position,
                hint: "what it does on a device isn't drawn")
        }
        unknown = [:]
    }

    private func count(_ what: String, _ element: XMLElement) {
        guard unknown[what] != nil || unknown.count < Limits.interfaceFindings else { return }
        unknown[what, default: Unknown(position: element.position, order: unknown.count)].count += 1
    }
}
