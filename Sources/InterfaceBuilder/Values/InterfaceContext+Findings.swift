import ContentExtensionHost

extension InterfaceContext {
    /// Counts an unknown value of an attribute.
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
