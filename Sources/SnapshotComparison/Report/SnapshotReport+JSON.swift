import ContentExtensionHost

extension SnapshotReport {
    private static let version = 1

    /// The report as JSON, which `snapshot accept`, `prune` and `merge` read.
    package var json: JSONValue {
        var members: [(String, JSONValue?)] = [
            ("version", .init(integerLiteral: Self.version)), ("title", .init(stringLiteral: title)),
            ("engine", .init(stringLiteral: "render-notification \(engine)")),
            ("references", .init(stringLiteral: references)), ("shard", shard.map { .init(stringLiteral: $0) }),
        ]
        if !labels.isEmpty {
            let sorted = labels.sorted { $0.key.rawValue < $1.key.rawValue }
            members.append(("labels", Self.object(sorted.map { ($0.key.rawValue, .init(stringLiteral: $0.value)) })))
        }
        members.append(("cases", JSONValue(.array(cases.map(Self.json)))))
        return Self.object(members)
    }

    private static func json(_ entry: Case) -> JSONValue {
        func list(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : JSONValue(.array(values)) }
        let files = entry.files.map { file in
            object([
                ("role", text(file.role.rawValue)), ("kind", text(file.kind.rawValue)), ("path", text(file.path)),
            ])
        }
        return object([
            ("name", text(entry.name)), ("status", text(entry.status.rawValue)),
            ("message", entry.message.isEmpty ? nil : text(entry.message)), ("accept", text(entry.accept)),
            ("changes", list(entry.changes.map(json))), ("picture", entry.picture.map(json)), ("files", list(files)),
        ])
    }

    private static func json(_ change: Change) -> JSONValue {
        object([
            ("view", text(change.view)), ("property", text(change.property)), ("from", text(change.old)),
            ("to", text(change.new)), ("file", text(change.file)), ("line", number(change.line)),
        ])
    }

    private static func json(_ picture: Picture) -> JSONValue {
        let keys = ["x", "y", "width", "height"]
        return object([
            ("width", number(picture.size.width)), ("height", number(picture.size.height)),
            ("differing", number(picture.differing)), ("beyond", number(picture.beyond)),
            ("worst", number(picture.worst)), ("box", object(zip(keys, picture.box.map { number($0) }).map { $0 })),
            ("tolerance", text(picture.tolerance)),
        ])
    }

    private static func text(_ text: String?) -> JSONValue? { text.map { .init(stringLiteral: $0) } }
    private static func number(_ number: Int?) -> JSONValue? { number.map { .init(integerLiteral: $0) } }

    /// An object of the members that have a value.
    private static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
        JSONValue(.object(members.compactMap { key, value in value.map { .init(key: key, value: $0) } }))
    }
}

extension SnapshotReport {
    /// Reads a report's file.
    /// - Throws: each error in the file, such as `unknown-value` for a status.
    package init(file: String) throws(InputError) {
        try self.init(FileReader.readInput(file, limit: Limits.reportBytes), file: file)
    }

    /// Reads a report's bytes.
    package init(_ bytes: [UInt8], file: String) throws(InputError) {
        let report = DiagnosticCollector(file: file)
        let root = ObjectReader(
            try JSONReader.read(bytes, file: file, members: Limits.scenarioMembers), path: "$", report: report)
        if root.raw("cases") == nil {
            throw InputError(
                Diagnostic(
                    .error, "not-a-report", "this isn't a report of snapshots", at: SourceSpan(file: file),
                    hint: "it is the file of 'render-notification snapshot --json'", exit: .data))
        }
        let cases = (root.array("cases") ?? []).compactMap { value, path in
            Self.entry(ObjectReader(value, path: path, report: report))
        }
        self.init(
            title: root.string("title") ?? "", references: root.string("references") ?? "",
            shard: root.string("shard"), cases: cases)
        for (key, value, _) in root.entries("labels") ?? [] {
            if let role = SnapshotFailure.File.Role(rawValue: key), let label = value.string { labels[role] = label }
        }
        try report.check()
    }

    private static func entry(_ reader: ObjectReader) -> Case? {
        guard let name = reader.identifier("name"), let status = reader.choice("status", Status.self) else {
            return nil
        }
        func readers(_ key: String) -> [ObjectReader] {
            (reader.array(key) ?? []).map { ObjectReader($0.value, path: $0.path, report: reader.report) }
        }
        var entry = Case(name: name, status: status)
        entry.message = reader.string("message") ?? ""
        entry.accept = reader.string("accept")
        entry.changes = readers("changes").map { change in
            Change(
                view: change.string("view") ?? "", property: change.string("property") ?? "",
                old: change.string("from"), new: change.string("to"), file: change.string("file"),
                line: change.integer("line", in: 1...Int(Int32.max)))
        }
        entry.picture = reader.object("picture").flatMap(picture)
        entry.files = readers("files").compactMap { file in
            guard let role = file.choice("role", SnapshotFailure.File.Role.self),
                let kind = file.choice("kind", SnapshotKind.self), let path = file.string("path")
            else { return nil }
            return File(role: role, kind: kind, path: path)
        }
        return entry
    }

    private static func picture(_ reader: ObjectReader) -> Picture? {
        let range = 0...Int(Int32.max)
        func number(_ key: String) -> Int { reader.integer(key, in: range) ?? 0 }
        guard let box = reader.object("box") else { return nil }
        return Picture(
            size: PixelSize(width: number("width"), height: number("height")), differing: number("differing"),
            beyond: number("beyond"), worst: number("worst"),
            box: ["x", "y", "width", "height"].map { box.integer($0, in: range) ?? 0 },
            tolerance: reader.string("tolerance") ?? "")
    }
}
