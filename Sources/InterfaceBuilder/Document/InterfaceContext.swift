import Basics

/// The context for reading elements.
struct InterfaceContext {
    let options: InterfaceOptions
    let report: DiagnosticCollector
    /// Counts of ignored parts.
    let unknowns = UnknownParts()
    /// The entries of the file's table of images and colors by element and name.
    private let resourceEntries: [String: XMLElement]

    init(options: InterfaceOptions, report: DiagnosticCollector, resources: XMLElement? = nil) {
        self.options = options
        self.report = report
        let entries = (resources?.children ?? []).map { ("\($0.name) \($0["name"] ?? "")", $0) }
        resourceEntries = Dictionary(entries) { first, _ in first }
    }

    /// An entry of the file's `<resources>`.
    func resource(_ element: String, _ name: String) -> XMLElement? { resourceEntries["\(element) \(name)"] }

    /// An object's text, localized if the language's string table has it.
    func text(_ objectID: String?, _ property: String, _ written: String?) -> String? {
        objectID.flatMap { options.strings["\($0).\(property)"] } ?? written
    }

    /// Adds a warning, up to a limit per file.
    func finding(_ code: String, _ message: String, at element: XMLElement, hint: String) {
        once("\(element.line):\(element.column) \(message)", code, message, at: element, hint: hint)
    }

    /// Counts an ignored attribute that can affect drawing.
    func unknown(attribute: String, of element: XMLElement) {
        unknowns.count("the attribute \(attribute.quoted()) of <\(element.name)>", at: element)
    }

    /// Counts an ignored element that can affect drawing.
    func unknown(_ child: XMLElement, in element: XMLElement) {
        let key = child["key"].map { " key=\($0.quoted())" } ?? ""
        unknowns.count("<\(child.name)\(key)> in <\(element.name)>", at: child)
    }

    func unknownValue(_ attribute: String, of element: XMLElement) {
        let value = (element[attribute] ?? "").quoted()
        unknowns.count("the value \(value) of \(attribute.quoted()) of <\(element.name)>", at: element)
    }

    /// Adds a warning or note, deduplicated by code and key.
    func once(
        _ key: String, _ code: String, _ message: String, at element: XMLElement, hint: String? = nil,
        severity: Diagnostic.Severity = .warning
    ) {
        guard unknowns.isFirst("\(code) \(key)") else { return }
        report.add(severity, code, message, at: element.position, hint: hint)
    }

    /// The template's name for a value, from a table of Interface Builder's names.
    func choice(_ attribute: String, of element: XMLElement, _ words: [String: String]) -> JSONValue.Kind? {
        guard let text = element[attribute] else { return nil }
        if let word = words[text] { return .string(word) }
        unknownValue(attribute, of: element)
        return nil
    }

    /// The template's name for a value with the same name in Interface Builder.
    func choice(_ attribute: String, of element: XMLElement, _ words: [String]) -> JSONValue.Kind? {
        choice(attribute, of: element, Dictionary(uniqueKeysWithValues: words.map { ($0, $0) }))
    }
}

/// Counts the ignored parts of a file that can affect drawing, by kind.
final class UnknownParts {
    private var parts: [String: (count: Int, first: TextPosition)] = [:]
    private var said: Set<String> = []

    func count(_ kind: String, at element: XMLElement) { parts[kind, default: (0, element.position)].count += 1 }

    /// `true` for the first finding with a key, used to deduplicate findings about fonts and images.
    func isFirst(_ key: String) -> Bool { said.count < Limits.interfaceFindings && said.insert(key).inserted }

    /// Reports each kind once, at its first occurrence.
    func report(to report: DiagnosticCollector) {
        let order = parts.map { (line: $1.first.line, column: $1.first.column, kind: $0, count: $1.count) }
            .sorted { ($0.line, $0.column, $0.kind) < ($1.line, $1.column, $1.kind) }
        for (line, column, kind, count) in order {
            let times = count == 1 ? "" : ", here and in \(count - 1) more place\(count == 2 ? "" : "s")"
            report.add(
                .warning, "interface-unknown", "nothing reads \(kind)\(times)",
                at: .init(line: Int(line), column: Int(column)), hint: "what it changes on a device isn't drawn")
        }
    }
}
