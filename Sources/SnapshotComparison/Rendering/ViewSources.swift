import ContentExtensionHost

/// The lines that views and texts come from, in descriptors, storyboards and payloads.
package struct ViewSources: Sendable {
    /// Descriptors, and folders of real extensions.
    private let extensions: [String]
    private let payload: String?

    package init(extensions: [String] = [], payload: String? = nil) {
        (self.extensions, self.payload) = (extensions, payload)
    }

    /// Changes with the line of each view, or of the payload's value for a text; those with a line come first, because
    /// they are the cause of the others more often. The files are read now.
    package func placed(_ changes: [LayoutChange]) -> [LayoutChange] {
        guard !changes.isEmpty else { return [] }
        let lines = lines()
        let placed = changes.map { change in
            var change = change
            var text: SourceSpan?
            if change.property == "text", case .other(let shown) = change.new { text = lines.text(shown) }
            change.source = text ?? change.source ?? change.id.flatMap(lines.view)
            return change
        }
        return placed.filter { $0.source != nil } + placed.filter { $0.source == nil }
    }

    /// The lines of all views and texts, as the files are now.
    package func lines() -> SourceLines {
        var lines = SourceLines()
        for path in extensions { note(path, &lines, depth: 0) }
        if let value = payload.flatMap({ read($0) }), let payload { noteTexts(value, payload, &lines.texts) }
        return lines
    }

    private func read(_ file: String) -> JSONValue? {
        guard let bytes = try? FileReader.read(file, limit: Limits.descriptorBytes) else { return nil }
        return try? JSONReader.read(bytes, file: file)
    }

    private func note(_ path: String, _ lines: inout SourceLines, depth: Int) {
        switch FilePath.ending(of: path) {
        case "json" where FilePath.name(of: path) == "descriptor.json" || depth == 0:
            if let value = read(path) { note(value, path, &lines) }
        case "storyboard", "xib": noteElements(path, &lines)
        default:
            // A real extension's interface files lie in its folder or in Base.lproj.
            let folder = FilePath.ending(of: path) == "plist" ? FilePath.folder(of: path) : path
            guard depth < 3, FolderReader.isFolder(folder) else { return }
            for entry in FolderReader.entries(of: folder) { note("\(folder)/\(entry.name)", &lines, depth: depth + 1) }
        }
    }

    /// The objects of a descriptor with an `id`, and their constraints.
    private func note(_ value: JSONValue, _ file: String, _ lines: inout SourceLines) {
        let id = value["id"]?.string
        if let id, lines.views[id] == nil { lines.views[id] = span(value, file) }
        for constraint in value["constraints"]?.array ?? [] {
            lines.add(
                ConstraintLine(span: span(constraint, file), owner: id) { key in
                    constraint[key]?.string ?? constraint[key]?.number.map(JSONValue.text(of:))
                })
        }
        for element in value.array ?? [] { note(element, file, &lines) }
        for member in value.members ?? [] { note(member.value, file, &lines) }
    }

    /// The elements of an interface file that outlets lead to, and the constraints that name them.
    private func noteElements(_ file: String, _ lines: inout SourceLines) {
        guard let bytes = try? FileReader.read(file, limit: Limits.descriptorBytes) else { return }
        var elements: [Substring: Int] = [:]
        var outlets: [Substring: Substring] = [:]
        var constraints: [(text: Substring, line: Int)] = []
        for (index, line) in String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).enumerated() {
            if let name = attribute("property", line), let id = attribute("destination", line) {
                if outlets[id] == nil { outlets[id] = name }
            } else if line.contains("<constraint ") {
                constraints.append((line, index + 1))
            } else if let id = attribute("id", line), elements[id] == nil {
                elements[id] = index + 1
            }
        }
        for (id, outlet) in outlets where lines.views[String(outlet)] == nil {
            lines.views[String(outlet)] = elements[id].map { SourceSpan(file: file, line: $0) }
        }
        for (text, line) in constraints {
            lines.add(
                ConstraintLine(span: SourceSpan(file: file, line: line), owner: nil) { key in
                    guard let value = attribute(key, text) else { return nil }
                    return key.hasSuffix("Item") ? outlets[value].map(String.init) ?? "view" : String(value)
                })
        }
    }

    private func attribute(_ name: String, _ line: Substring) -> Substring? {
        guard let start = line.firstRange(of: " \(name)=\"") else { return nil }
        return line[start.upperBound...].prefix { $0 != "\"" }
    }

    /// The strings of a payload.
    private func noteTexts(
        _ value: JSONValue, _ file: String, _ texts: inout [(text: String, span: SourceSpan)]
    ) {
        if let text = value.string, !text.isEmpty { texts.append((text, span(value, file))) }
        for element in value.array ?? [] { noteTexts(element, file, &texts) }
        for member in value.members ?? [] { noteTexts(member.value, file, &texts) }
    }

    private func span(_ value: JSONValue, _ file: String) -> SourceSpan {
        let position = value.position
        guard position.line > 0 else { return SourceSpan(file: file) }
        return SourceSpan(file: file, line: Int(position.line), column: Int(position.column))
    }
}
