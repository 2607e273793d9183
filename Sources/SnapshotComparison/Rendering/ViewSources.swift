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
        var views: [String: SourceSpan] = [:]
        for path in extensions { note(path, &views, depth: 0) }
        var texts: [(text: String, span: SourceSpan)] = []
        if let value = payload.flatMap({ read($0) }), let payload { noteTexts(value, payload, &texts) }
        let placed = changes.map { change in
            var change = change
            // A copy in a repeat has its template's line.
            let template = change.id.map { String($0.prefix { $0 != "[" }) }
            change.source =
                source(of: change, texts) ?? change.id.flatMap { views[$0] } ?? template.flatMap { views[$0] }
            return change
        }
        return placed.filter { $0.source != nil } + placed.filter { $0.source == nil }
    }

    private func source(
        of change: LayoutChange, _ texts: [(text: String, span: SourceSpan)]
    ) -> SourceSpan? {
        guard change.property == "text", case .other(let shown) = change.new else { return nil }
        return texts.filter { shown.contains($0.text) }.max { $0.text.count < $1.text.count }?.span
    }

    private func read(_ file: String) -> JSONValue? {
        guard let bytes = try? FileReader.read(file, limit: Limits.descriptorBytes) else { return nil }
        return try? JSONReader.read(bytes, file: file)
    }

    private func note(_ path: String, _ views: inout [String: SourceSpan], depth: Int) {
        switch FilePath.ending(of: path) {
        case "json" where FilePath.name(of: path) == "descriptor.json" || depth == 0:
            if let value = read(path) { note(value, path, &views) }
        case "storyboard", "xib": noteOutlets(path, &views)
        default:
            // A real extension's interface files lie in its folder or in Base.lproj.
            let folder = FilePath.ending(of: path) == "plist" ? FilePath.folder(of: path) : path
            guard depth < 3, FolderReader.isFolder(folder) else { return }
            for entry in FolderReader.entries(of: folder) { note("\(folder)/\(entry.name)", &views, depth: depth + 1) }
        }
    }

    /// The objects of a descriptor with an `id`.
    private func note(_ value: JSONValue, _ file: String, _ views: inout [String: SourceSpan]) {
        if let id = value["id"]?.string, views[id] == nil { views[id] = span(value, file) }
        for element in value.array ?? [] { note(element, file, &views) }
        for member in value.members ?? [] { note(member.value, file, &views) }
    }

    /// The elements that outlets of an interface file lead to.
    private func noteOutlets(_ file: String, _ views: inout [String: SourceSpan]) {
        guard let bytes = try? FileReader.read(file, limit: Limits.descriptorBytes) else { return }
        var elements: [Substring: Int] = [:]
        var outlets: [(name: Substring, id: Substring)] = []
        for (index, line) in String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).enumerated() {
            if let name = attribute("property", line), let id = attribute("destination", line) {
                outlets.append((name, id))
            } else if let id = attribute("id", line), elements[id] == nil {
                elements[id] = index + 1
            }
        }
        for outlet in outlets where views[String(outlet.name)] == nil {
            views[String(outlet.name)] = elements[outlet.id].map { SourceSpan(file: file, line: $0) }
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
