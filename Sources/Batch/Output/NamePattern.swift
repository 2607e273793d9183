import ContentExtensionHost

/// The pattern of `--name`, such as `{id}.png`: a row's own name for its picture.
package struct NamePattern: Sendable, Hashable {
    private enum Part: Sendable, Hashable {
        case text(String)
        case id, key
    }

    private var parts: [Part] = []
    /// The most bytes of an identifier, so that the whole is a file's name.
    private var longestID = 0

    /// - Throws: `invalid-name-pattern` (exit 64).
    package init(_ text: String) throws(Diagnostic) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            parts.append(.text(String(rest[..<open])))
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw Self.problem(text, "a brace isn't closed")
            }
            switch rest[rest.index(after: open)..<close] {
            case "id": parts.append(.id)
            case "key": parts.append(.key)
            case let other: throw Self.problem(text, "nobody knows {\(other)}")
            }
            rest = rest[rest.index(after: close)...]
        }
        parts.append(.text(String(rest)))
        guard parts.contains(.id) else { throw Self.problem(text, "all rows would have one name") }
        let others = parts.reduce(0) { count, part in
            switch part {
            case .text(let text): count + text.utf8.count
            case .id: count
            case .key: count + 64
            }
        }
        longestID = (255 - others) / parts.count { $0 == .id }
        if longestID < 64 { throw Self.problem(text, "the names would be too long") }
        let folders = text.split(separator: "/", omittingEmptySubsequences: false)
        if folders.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) || text.firstInvisibleScalar != nil {
            throw Self.problem(text, "the name would leave the output folder, or is no file's")
        }
    }

    /// A row's name below the output folder.
    package func name(id: String, key: String) -> String {
        parts.reduce(into: "") { name, part in
            switch part {
            case .text(let text): name += text
            case .id: name += OutputName.safe(id, longest: longestID)
            case .key: name += key
            }
        }
    }

    private static func problem(_ text: String, _ message: String) -> Diagnostic {
        Diagnostic(
            .error, "invalid-name-pattern", "\(text.quoted()): \(message)",
            hint: "write --name '{id}.png'; {id} is the row's, {key} the look's", exit: .usage)
    }
}
