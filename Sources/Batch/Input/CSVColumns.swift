import ContentExtensionHost

/// What the columns of a CSV file are: where each cell stands in a row's JSON.
struct CSVColumns {
    /// A place in a row's object.
    indirect enum Node {
        case object(Members)
        case cell(column: Int, kind: Kind)
    }

    /// What an object holds, in the order of the columns.
    struct Members {
        private(set) var all: [(key: String, node: Node)] = []
        private var places: [String: Int] = [:]

        /// Puts a cell at a path.
        /// - Returns: whether the place was free.
        mutating func insert(_ leaf: Node, at keys: ArraySlice<String>) -> Bool {
            guard let key = keys.first else { return false }
            let rest = keys.dropFirst()
            guard let place = places[key] else {
                var node = leaf
                if !rest.isEmpty {
                    var inner = Members()
                    _ = inner.insert(leaf, at: rest)
                    node = .object(inner)
                }
                places[key] = all.count
                all.append((key, node))
                return true
            }
            guard !rest.isEmpty, case .object(var inner) = all[place].node else { return false }
            // Only what nobody else holds can be changed without a copy.
            all[place].node = .object(Members())
            let isFree = inner.insert(leaf, at: rest)
            all[place].node = .object(inner)
            return isFree
        }
    }

    /// How a cell's text becomes JSON.
    enum Kind {
        case text
        /// Of the name `….name:json`: as it stands.
        case json
        /// A number where it is one: what Apple's payload key reference has as such.
        case number
        /// `true` and `false` where it says so: switches among the overrides.
        case boolean
    }

    /// The members of rows.
    private static let members = ["id", "payload", "overrides", "attachments"]
    private static let numbers: Set<String> = [
        "badge", "content-available", "mutable-content", "relevance-score", "timestamp", "stale-date",
        "dismissal-date",
    ]

    let idColumn: Int?
    let root: Node
    let names: [String]

    /// - Parameter names: the header's.
    /// - Throws: `csv-header` (exit 65).
    init(_ names: [String], file: String) throws(Diagnostic) {
        self.names = names
        idColumn = names.firstIndex(of: "id")
        guard names.count <= Limits.jsonMembers else {
            throw Diagnostic(
                .error, "csv-header", "\(names.count) columns are more than \(Limits.jsonMembers)",
                at: SourceSpan(file: file, line: 1), hint: "does each row end with a line's end?")
        }
        var members = Members()
        for (column, name) in names.enumerated() {
            let problem = { (message: String, hint: String) in
                Diagnostic(
                    .error, "csv-header", "column \(column + 1), \(name.quoted()): \(message)",
                    at: SourceSpan(file: file, line: 1), hint: hint)
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
            let kind = isJSON ? .json : Self.kind(of: keys)
            guard keys.count <= Limits.jsonDepth else {
                throw problem("objects nest deeper than \(Limits.jsonDepth)", "a dot that isn't meant so is \\.")
            }
            guard members.insert(.cell(column: column, kind: kind), at: keys[...]) else {
                throw problem("another column stands in its place", "a value has one column")
            }
        }
        root = .object(members)
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
        if keys.count == 3, keys[0] == "payload", keys[1] == "aps", numbers.contains(keys[2]) {
            return .number
        }
        return keys[0] == "overrides" ? .boolean : .text
    }
}
