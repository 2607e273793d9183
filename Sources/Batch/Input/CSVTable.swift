import ContentExtensionHost

/// The header of a CSV file: the place of each cell in a row's JSON.
struct CSVTable {
    /// A key of a row's object with its value: a cell, or an object of further keys.
    private final class Node {
        let key: String
        var children: [Node] = []
        var cell: (column: Int, kind: Kind)?
        /// The children's places by their keys.
        private var places: [String: Int] = [:]

        init(_ key: String) { self.key = key }

        func child(_ key: String) -> Node {
            if let place = places[key] { return children[place] }
            places[key] = children.count
            children.append(Node(key))
            return children[children.count - 1]
        }
    }

    /// The JSON that a cell's text becomes.
    private enum Kind {
        case text
        /// A JSON value as it stands: a column `….name:json`.
        case json
        /// A number where it is one: Apple's numeric keys.
        case number
        /// `true` and `false` where it says so: switches among the overrides.
        case boolean
    }

    private static let members = ["id", "payload", "overrides", "attachments"]
    private static let numbers: Set<String> = [
        "badge", "content-available", "mutable-content", "relevance-score", "timestamp", "stale-date",
        "dismissal-date",
    ]

    private let file: String
    private let names: [String]
    private let root = Node("")

    /// - Throws: `csv-header` (65).
    init(_ header: CSVRecords.Record, file: String) throws(Diagnostic) {
        self.file = file
        names = header.fields.map { String(decoding: $0, as: UTF8.self) }
        guard header.problem == nil else {
            throw Self.problem(
                "the header row isn't CSV", file, header.number,
                hint: "the first row names the columns: id,payload.aps.alert.title")
        }
        guard names.count <= Limits.jsonMembers else {
            throw Self.problem(
                "\(names.count) columns are more than \(Limits.jsonMembers)", file, 1,
                hint: "does each row end with a line's end?")
        }
        for column in names.indices { try add(column) }
    }

    /// The error of a file without a header.
    static func missingHeader(_ file: String) -> Diagnostic {
        problem(
            "there is no header row", file, nil, hint: "the first row names the columns: id,payload.aps.alert.title")
    }

    private static func problem(_ message: String, _ file: String, _ line: Int?, hint: String) -> Diagnostic {
        Diagnostic(.error, "csv-header", message, at: SourceSpan(file: file, line: line), hint: hint)
    }

    private func add(_ column: Int) throws(Diagnostic) {
        let name = names[column]
        let problem = { [file] (message: String, hint: String) in
            Self.problem("column \(column + 1), \(name.quoted()): \(message)", file, 1, hint: hint)
        }
        let isJSON = name.hasSuffix(":json")
        let keys = Self.keys(isJSON ? String(name.dropLast(5)) : name)
        guard let first = keys.first, Self.members.contains(first), !keys.contains("") else {
            throw problem(
                "a column is id, or a path such as payload.aps.alert.title",
                names.count == 1 && name.contains(where: { $0 == ";" || $0 == "\t" })
                    ? "separate the columns by commas"
                    : keys.first.flatMap { NearestName.hint(for: $0, among: Self.members) }
                        ?? "the first row is the header; paths begin with payload or overrides")
        }
        guard keys.count <= Limits.jsonDepth else {
            throw problem("objects nest deeper than \(Limits.jsonDepth)", "a dot that isn't meant so is \\.")
        }
        var node = root
        for key in keys {
            if node.cell == nil { node = node.child(key) }
        }
        guard node.cell == nil, node.children.isEmpty else {
            throw problem("another column stands in its place", "a value has one column")
        }
        node.cell = (column, isJSON ? .json : Self.kind(of: keys))
    }

    /// The keys of a dotted path; `\.` is a dot in a key.
    private static func keys(_ path: String) -> [String] {
        var keys = [""]
        var isEscaped = false
        for character in path {
            if character == ".", !isEscaped {
                keys.append("")
            } else if character == "\\", !isEscaped {
                isEscaped = true
                continue
            } else {
                keys[keys.count - 1].append(character)
            }
            isEscaped = false
        }
        return keys
    }

    private static func kind(of keys: [String]) -> Kind {
        if keys.count == 3, keys[0] == "payload", keys[1] == "aps", numbers.contains(keys[2]) { return .number }
        return keys[0] == "overrides" ? .boolean : .text
    }
}

// MARK: - Rows

extension CSVTable {
    /// The bytes of a record's identifier; `nil` where its cell is empty.
    func identifier(of record: CSVRecords.Record) -> [UInt8]? {
        guard let column = names.firstIndex(of: "id"), column < record.fields.count else { return nil }
        return record.fields[column].isEmpty ? nil : record.fields[column]
    }

    /// A record as a row's JSON; empty cells are left out.
    /// - Throws: `csv-fields`, or `csv-cell` for a cell that isn't UTF-8, or not the JSON that the header asks for (65).
    func row(_ record: CSVRecords.Record) throws(Diagnostic) -> [UInt8] {
        guard record.fields.count == names.count else {
            throw Diagnostic(
                .error, "csv-fields", "the row has \(record.fields.count) fields, the header \(names.count)",
                at: SourceSpan(file: file, line: record.number),
                hint: "fields with commas, quotes or line ends stand in quotes")
        }
        return Array((try text(of: root, record) ?? "{}").utf8)
    }

    /// A node's JSON; `nil` where all its cells are empty.
    private func text(of node: Node, _ record: CSVRecords.Record) throws(Diagnostic) -> String? {
        if let (column, kind) = node.cell {
            let cell = record.fields[column]
            return cell.isEmpty
                ? nil
                : try value(cell, kind) { [names, file] message, hint in
                    Diagnostic(
                        .error, "csv-cell", "column \(column + 1), \(names[column].quoted()): \(message)",
                        at: SourceSpan(file: file, line: record.number), hint: hint)
                }
        }
        var members: [String] = []
        for child in node.children {
            if let text = try text(of: child, record) { members.append("\(JSONText.quoted(child.key)):\(text)") }
        }
        return members.isEmpty ? nil : "{" + members.joined(separator: ",") + "}"
    }

    private func value(
        _ cell: [UInt8], _ kind: Kind, problem: (String, String) -> Diagnostic
    ) throws(Diagnostic) -> String {
        guard let text = String(validating: cell, as: UTF8.self) else {
            throw problem("the cell isn't UTF-8", "write the input in UTF-8")
        }
        switch kind {
        case .text: return JSONText.quoted(text)
        case .number:
            let value = try? JSONReader.read(cell, file: "cell")
            return value?.number == nil ? JSONText.quoted(text) : value?.compactText ?? ""
        case .boolean: return text == "true" || text == "false" ? text : JSONText.quoted(text)
        case .json:
            do throws(InputError) { return try JSONReader.read(cell, file: "cell").compactText } catch {
                throw problem(
                    error.diagnostics.first?.message ?? "the cell isn't JSON",
                    "a column whose name ends in :json holds JSON")
            }
        }
    }
}
