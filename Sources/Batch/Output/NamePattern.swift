import Basics

/// The pattern of `--name`, such as `{id}.png`: a row's own name for its picture.
package struct NamePattern: Sendable, Hashable {
    private let text: String
    /// The most bytes of an identifier, so that the whole is a file's name.
    private let longestID: Int

    /// - Throws: `invalid-name-pattern` (exit 64).
    package init(_ text: String) throws(Diagnostic) {
        var rest = text[...]
        var (identifiers, others) = (0, 0)
        while let open = rest.firstIndex(of: "{") {
            others += rest[..<open].utf8.count
            guard let close = rest[open...].firstIndex(of: "}") else {
                throw Self.problem(text, "a brace isn't closed")
            }
            switch rest[rest.index(after: open)..<close] {
            case "id": identifiers += 1
            case "key": others += 64
            case let other: throw Self.problem(text, "nobody knows {\(other)}")
            }
            rest = rest[rest.index(after: close)...]
        }
        guard identifiers > 0 else { throw Self.problem(text, "all rows would have one name") }
        self.text = text
        longestID = (255 - others - rest.utf8.count) / identifiers
        if longestID < 64 { throw Self.problem(text, "the names would be too long") }
        let folders = text.split(separator: "/", omittingEmptySubsequences: false)
        if folders.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) || text.firstInvisibleScalar != nil {
            throw Self.problem(text, "the name would leave the output folder, or is no file's")
        }
    }

    /// A row's name below the output folder.
    package func name(id: String, key: String) -> String {
        // Safe names have no braces.
        text.replacing("{key}", with: key).replacing("{id}", with: OutputName.safe(id, longest: longestID))
    }

    private static func problem(_ text: String, _ message: String) -> Diagnostic {
        Diagnostic(
            .error, "invalid-name-pattern", "\(text.quoted()): \(message)",
            hint: "write --name '{id}.png'; {id} is the row's, {key} the picture's", exit: .usage)
    }
}
