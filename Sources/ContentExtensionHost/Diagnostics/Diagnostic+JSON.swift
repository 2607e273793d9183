extension Diagnostic {
    /// The diagnostic as a JSON object on one line; a stable format for tools (docs/validate.md).
    package var jsonText: String {
        var members = [
            ("severity", JSONText.quoted(severity.rawValue)), ("code", JSONText.quoted(code)),
            ("message", JSONText.quoted(message)),
        ]
        if let location {
            members.append(("file", JSONText.quoted(location.file)))
            if let line = location.line { members.append(("line", String(line))) }
            if let column = location.column { members.append(("column", String(column))) }
        }
        if let jsonPath { members.append(("path", JSONText.quoted(jsonPath))) }
        if let hint { members.append(("hint", JSONText.quoted(hint))) }
        return JSONText.object(members)
    }
}
