import ContentExtensionHost

/// What the readers of elements need besides the element.
package struct InterfaceContext {
    /// What surrounds the file.
    package let options: InterfaceOptions
    /// Where findings go.
    package let report: DiagnosticCollector
    /// The file's own table of the images and colours that it names.
    package let resources: XMLElement?
    /// What nobody reads, counted.
    package let unknowns: UnknownParts
    /// The entries of the file's resources by their element's name and their own.
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

    /// A text of an object: as the language's string table has it, else as the file has it.
    package func text(_ objectID: String?, _ property: String, _ written: String?) -> String? {
        objectID.flatMap { options.strings["\($0).\(property)"] } ?? written
    }

    /// Adds a warning; a file that is odd in more places than anyone reads gets no more.
    package func finding(_ code: String, _ message: String, at element: XMLElement, hint: String) {
        once("\(element.line):\(element.column) \(message)", code, message, at: element, hint: hint)
    }

    /// Counts an attribute that nobody reads, and that may change what is drawn.
    package func unknown(attribute: String, of element: XMLElement) {
        unknowns.count("the attribute \(attribute.quoted()) of <\(element.name)>", at: element)
    }

    /// Counts an element that nobody reads, and that may change what is drawn.
    package func unknown(_ child: XMLElement, in element: XMLElement) {
        let key = child["key"].map { " key=\($0.quoted())" } ?? ""
        unknowns.count("<\(child.name)\(key)> in <\(element.name)>", at: child)
    }
}

/// The parts of a file that nobody reads and that may change what is drawn, counted by kind.
package final class UnknownParts {
    private var parts: [String: (count: Int, first: TextPosition)] = [:]
    private var said: Set<String> = []

    package init() {}

    func count(_ kind: String, at element: XMLElement) {
        parts[kind, default: (0, element.position)].count += 1
    }

    /// Whether nothing was said of a key yet, so that a finding about a font or an image is said once.
    func isFirst(_ key: String) -> Bool { said.count < Limits.interfaceFindings && said.insert(key).inserted }

    /// Reports each kind once, where it stands first.
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
