import ContentExtensionHost

/// The context for reading elements.
package struct InterfaceContext {
    package let options: InterfaceOptions
    package let report: DiagnosticCollector
    /// The file's table of images and colors.
    package let resources: XMLElement?
    /// Counts of ignored parts.
    package let unknowns: UnknownParts
    /// The entries of the file's resources by element and name.
    private let resourceEntries: [String: XMLElement]

    package init(
        options: InterfaceOptions, report: DiagnosticCollector, resources: XMLElement? = nil,
        unknowns: UnknownParts = UnknownParts()
    ) {
        self.options = options
        self.report = report
        self.resources = resources
        self.unknowns = unknowns
        let entries = (resources?.children ?? []).map { ("\($0.name) \($0["name"] ?? "")", $0) }
        resourceEntries = Dictionary(entries) { first, _ in first }
    }

    /// An entry of the file's `<resources>`.
    func resource(_ element: String, _ name: String) -> XMLElement? { resourceEntries["\(element) \(name)"] }

    /// An object's text, localized if the language's string table has it.
    package func text(_ objectID: String?, _ property: String, _ written: String?) -> String? {
        objectID.flatMap { options.strings["\($0).\(property)"] } ?? written
    }

    /// Adds a warning, up to a limit per file.
    package func finding(_ code: String, _ message: String, at element: XMLElement, hint: String) {
        once("\(element.line):\(element.column) \(message)", code, message, at: element, hint: hint)
    }

    /// Counts an ignored attribute that can affect drawing.
    package func unknown(attribute: String, of element: XMLElement) {
        unknowns.count("the attribute \(attribute.quoted()) of <\(element.name)>", at: element)
    }

    /// Counts an ignored element that can affect drawing.
    package func unknown(_ child: XMLElement, in element: XMLElement) {
        let key = child["key"].map { " key=\($0.quoted())" } ?? ""
        unknowns.count("<\(child.name)\(key)> in <\(element.name)>", at: child)
    }
}

/// Counts the ignored parts of a file that can affect drawing, by kind.
package final class UnknownParts {
    private var parts: [String: (count: Int, first: TextPosition)] = [:]
    private var said: Set<String> = []

    package init() {}

    func count(_ kind: String, at element: XMLElement) {
        parts[kind, default: (0, element.position)].count += 1
    }

    /// `true` for the first finding with a key, used to deduplicate findings about fonts and images.
    func isFirst(_ key: String) -> Bool { said.count < Limits.interfaceFindings && said.insert(key).inserted }

    /// Reports each kind once, at its first occurrence.
    package func report(to report: DiagnosticCollector) {
        let order = parts.map { (line: $1.first.line, column: $1.first.column, kind: $0, count: $1.count) }
            .sorted { ($0.line, $0.column, $0.kind) < ($1.line, $1.column, $1.kind) }
        for (line, column, kind, count) in order {
            let times = count == 1 ? "" : ", here and in \(count - 1) more place\(count == 2 ? "" : "s")"
            report.add(
                .warning, "interface-unknown", "nothing reads \(kind)\(times)",
                at: .init(line: Int(line), column: Int(column)),
                hint: "what it changes on a device isn't drawn")
        }
    }
}
