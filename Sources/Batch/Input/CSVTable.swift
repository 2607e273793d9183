import Basics
import Views

/// The header of a CSV file: the place of each cell in a row's JSON.
struct CSVTable {
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

    private struct Column {
        /// The place of its cells in a record.
        let field: Int
        let keys: [String]
        let kind: Kind
        /// The numbers of the objects on the way, and its own: by them, columns of one object stand together.
        let order: [Int]
    }

    private static let members = ["id", "payload", "overrides", "attachments"]

    private let file: String
    private let names: [String]
    /// True where columns other than the row's own keys are values of a payload template.
    private let hasPayloadTemplate: Bool
    private var columns: [Column] = []

    private let idColumn: String

    /// - Parameter idColumn: the column with the rows' identifiers; `nil` for `id`.
    /// - Throws: `csv-header` (65), `template-column` (65) for a name of the template or an `idColumn` that no column has.
    init(
        _ header: CSVRecords.Record, file: String, template: PayloadTemplate? = nil, idColumn: String? = nil
    ) throws(Diagnostic) {
        self.file = file
        hasPayloadTemplate = template != nil
        let fields = header.fields.map { String(decoding: $0, as: UTF8.self).trimmed }
        // A comma at the end of each line makes a column without a name.
        let count = fields.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? fields.count
        let names = Array(fields.prefix(count))
        self.names = names
        self.idColumn = idColumn ?? "id"
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
        if let idColumn, !names.contains(idColumn) {
            throw Self.problem(
                "no column is named \(idColumn.quoted())", file, header.number,
                hint: NearestName.hint(for: idColumn, among: names)
                    ?? "the columns are: \(names.map { $0.quoted() }.joined(separator: ", "))")
        }
        // Paths are numbered as they appear.
        var numbers: [[String]: Int] = [:]
        var values: Set<[String]> = []
        // A column of identifiers alone is none of a row's own.
        for (field, name) in names.enumerated() where name != idColumn || template != nil || name == "id" {
            let problem = { (message: String, hint: String) in
                Self.problem("column \(field + 1), \(name.quoted()): \(message)", file, 1, hint: hint)
            }
            let isJSON = name.hasSuffix(":json")
            let keys = try keys(isJSON ? String(name.dropLast(5)) : name, problem)
            let paths = (1...keys.count).map { Array(keys.prefix($0)) }
            guard numbers[keys] == nil, values.isDisjoint(with: paths) else {
                throw problem("another column stands in its place", "a value has one column")
            }
            values.insert(keys)
            for path in paths where numbers[path] == nil { numbers[path] = numbers.count }
            columns.append(
                Column(
                    field: field, keys: keys, kind: isJSON ? .json : Self.kind(of: keys),
                    order: paths.compactMap { numbers[$0] }))
        }
        for (keys, source) in template?.requiredKeys ?? [] {
            guard numbers[keys] == nil, !values.contains(where: { keys.starts(with: $0) }) else { continue }
            let name = keys.joined(separator: ".")
            throw Diagnostic(
                .error, "template-column", "no column is named \(name.quoted())", at: source,
                hint: NearestName.hint(for: name, among: names)
                    ?? "the columns are: \(names.map { $0.quoted() }.joined(separator: ", "))")
        }
        columns.sort { $0.order.lexicographicallyPrecedes($1.order) }
    }

    /// The error of a file without a header.
    static func missingHeader(_ file: String) -> Diagnostic {
        problem(
            "there is no header row", file, nil, hint: "the first row names the columns: id,payload.aps.alert.title")
    }

    private static func problem(_ message: String, _ file: String, _ line: Int?, hint: String) -> Diagnostic {
        Diagnostic(.error, "csv-header", message, at: SourceSpan(file: file, line: line), hint: hint)
    }

    /// The keys of a dotted path; `\.` is a dot in a key.
    private func keys(_ path: String, _ problem: (String, String) -> Diagnostic) throws(Diagnostic) -> [String] {
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
        guard hasPayloadTemplate || Self.members.contains(keys[0]), !keys.contains("") else {
            throw problem(
                "a column is id, or a path such as payload.aps.alert.title",
                NearestName.hint(for: keys[0], among: Self.members)
                    ?? "a list of people fills a payload's tags: --payload-template push.json")
        }
        guard keys.count <= Limits.jsonDepth else {
            throw problem("objects nest deeper than \(Limits.jsonDepth)", "a dot that isn't meant so is \\.")
        }
        return keys
    }

    private static func kind(of keys: [String]) -> Kind {
        if keys.count == 3, keys[0] == "payload", keys[1] == "aps", PayloadTemplate.numericKeys.contains(keys[2]) {
            return .number
        }
        return keys[0] == "overrides" ? .boolean : .text
    }
}

// MARK: - Rows

extension CSVTable {
    /// The bytes of a record's identifier; `nil` where its cell is empty.
    func identifier(of record: CSVRecords.Record) -> [UInt8]? {
        guard let column = names.firstIndex(of: idColumn), column < record.fields.count else { return nil }
        return record.fields[column].isEmpty ? nil : record.fields[column]
    }

    /// A record as a row's JSON; empty cells are left out.
    /// - Throws: `csv-fields`, or `csv-cell` for a cell that isn't UTF-8, or not the JSON that the header asks for (65).
    func row(_ record: CSVRecords.Record) throws(Diagnostic) -> [UInt8] {
        let isWhole = record.fields.count >= names.count && record.fields[names.count...].allSatisfy(\.isEmpty)
        guard isWhole else {
            throw Diagnostic(
                .error, "csv-fields", "the row has \(record.fields.count) fields, the header \(names.count)",
                at: SourceSpan(file: file, line: record.number),
                hint: "fields with separators, quotes or line ends stand in quotes")
        }
        var text = "{"
        // The numbers of the objects that aren't closed.
        var open = ArraySlice<Int>()
        for column in columns where !record.fields[column.field].isEmpty || isValue(column) {
            let objects = column.order.dropLast()
            let shared = zip(open, objects).prefix { $0 == $1 }.count
            text += String(repeating: "}", count: open.count - shared)
            if text.utf8.last != UInt8(ascii: "{") { text += "," }
            for key in column.keys.dropLast().dropFirst(shared) { text += "\(JSONText.quoted(key)):{" }
            text += "\(JSONText.quoted(column.keys[objects.count])):\(try value(of: column, record))"
            open = objects
        }
        return Array((text + String(repeating: "}", count: open.count + 1)).utf8)
    }

    /// True for a column of a payload template's values: an empty cell is one that sections can test for.
    private func isValue(_ column: Column) -> Bool { hasPayloadTemplate && !Self.members.contains(column.keys[0]) }

    /// A cell as JSON.
    private func value(of column: Column, _ record: CSVRecords.Record) throws(Diagnostic) -> String {
        let cell = record.fields[column.field]
        let problem = { [names, file] (message: String, hint: String) in
            Diagnostic(
                .error, "csv-cell", "column \(column.field + 1), \(names[column.field].quoted()): \(message)",
                at: SourceSpan(file: file, line: record.number), hint: hint)
        }
        guard let text = String(validating: cell, as: UTF8.self) else {
            throw problem("the cell isn't UTF-8", "write the input in UTF-8")
        }
        if cell.isEmpty { return "null" }
        switch column.kind {
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
