extension JSONValue {
    /// The value as formatted JSON text: indented by two spaces, with short arrays and objects on one line.
    /// - Parameter width: maximum length of a line that holds more than one value.
    package func prettyText(width: Int = 110) -> String {
        var text = ""
        write(to: &text, indent: 0, used: 0, width: width)
        return text + "\n"
    }

    /// - Parameter used: the characters already on the line.
    private func write(to text: inout String, indent: Int, used: Int, width: Int) {
        let line = oneLine
        if used + line.count <= width {
            text += line
            return
        }
        let inner = String(repeating: " ", count: indent + 2)
        let end = "\n" + String(repeating: " ", count: indent)
        switch kind {
        case .object(let members) where !members.isEmpty:
            text += "{"
            for (index, member) in members.enumerated() {
                let key = JSONText.quoted(member.key) + ": "
                text += (index > 0 ? ",\n" : "\n") + inner + key
                // One column is reserved for a comma.
                member.value.write(to: &text, indent: indent + 2, used: indent + 3 + key.count, width: width)
            }
            text += end + "}"
        case .array(let values) where !values.isEmpty:
            text += "["
            for (index, value) in values.enumerated() {
                text += (index > 0 ? ",\n" : "\n") + inner
                value.write(to: &text, indent: indent + 2, used: indent + 3, width: width)
            }
            text += end + "]"
        default: text += line
        }
    }

    private var oneLine: String {
        switch kind {
        case .object(let members) where !members.isEmpty:
            "{ " + members.map { "\(JSONText.quoted($0.key)): \($0.value.oneLine)" }.joined(separator: ", ") + " }"
        case .array(let values): "[" + values.map(\.oneLine).joined(separator: ", ") + "]"
        default: compactText
        }
    }
}
