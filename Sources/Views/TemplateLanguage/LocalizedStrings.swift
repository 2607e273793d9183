import Basics

/// The descriptor's `strings`: its texts by language, as NSLocalizedString finds them in an extension's bundle.
package struct LocalizedStrings: Sendable, Equatable {
    /// Texts by language, then by key. A key is a text as the descriptor writes it.
    private let tables: [String: [String: String]]

    package init(_ tables: [String: [String: String]] = [:]) { self.tables = tables }

    /// The text for a key; `nil` if the user's table has none, which leaves the key as it is (fact: api/strings.missing).
    /// - Parameter locale: the user's language, such as `ar_EG`: `ar` is next, then the development language.
    package func text(for key: String, in locale: String) -> String? {
        language(for: locale).flatMap { tables[$0]?[key] }
    }

    /// The texts for a key by language; empty if no table has it.
    func translations(of key: String) -> [String: String] { tables.compactMapValues { $0[key] } }

    /// The language of the table for a locale.
    func language(for locale: String) -> String? {
        StringsTable.file(
            for: locale, among: Dictionary(uniqueKeysWithValues: tables.keys.map { ($0, $0) }))
    }
}

extension LocalizedStrings {
    /// Decodes the tables under `strings`: objects of texts by key, or paths of `.strings` files.
    package static func decode(_ reader: ObjectReader, files: FileScope) -> LocalizedStrings {
        let report = reader.report
        var (tables, left) = ([:] as [String: [String: String]], Limits.stringsTableBytes)
        for (member, path) in reader.object("strings")?.named ?? [] {
            tables[member.key] =
                member.value.string == nil
                ? texts(member.value, path, report) : file(member.value, path, report, files, left: &left)
        }
        report.compare(tables, with: reader)
        return LocalizedStrings(tables)
    }

    private static func texts(_ raw: JSONValue, _ path: String, _ report: DiagnosticCollector) -> [String: String]? {
        report.object(raw, path: path, "an object of texts, or the path of a .strings file")?.named.reduce(into: [:]) {
            $0[$1.member.key] = report.string($1.member.value, path: $1.path, "a text")
        }
    }

    /// - Parameter left: the bytes that the files of all languages may still have together.
    private static func file(
        _ raw: JSONValue, _ path: String, _ report: DiagnosticCollector, _ files: FileScope, left: inout Int
    ) -> [String: String]? {
        guard let file = report.file(raw, path: path, in: files) else { return nil }
        do throws(InputError) {
            let table = try StringsTable.read(file, shownAs: raw.string, limit: max(0, left))
            left -= table.bytes
            return table.texts
        } catch {
            error.diagnostics.forEach(report.add)
            return nil
        }
    }
}

extension DiagnosticCollector {
    /// Reports keys that are no text of the descriptor, and tables that lack a key, up to a limit each.
    fileprivate func compare(_ tables: [String: [String: String]], with reader: ObjectReader) {
        let tables = tables.mapValues { Set($0.keys.map(ByteString.init(wrappedValue:))) }
        let keys = tables.values.reduce(into: Set<ByteString>()) { $0.formUnion($1) }
        if keys.isEmpty { return }
        let (place, path) = (reader.value["strings"], reader.child("strings"))
        let written = reader.value.texts(except: "strings")
        let names = Lazy { written.map(\.wrappedValue).sorted() }
        for key in keys.subtracting(written).map(\.wrappedValue).sorted().prefix(Limits.unknownKeys) {
            add(
                .warning, "string-unused", "no text of the descriptor is \(key.quoted())",
                at: place?.position ?? reader.value.position, path: path,
                hint: hint(for: key, among: names.value)
                    ?? "a key is a whole text as it is written, {{names}} included")
        }
        let lacking = tables.filter { $0.value.count < keys.count }.sorted { $0.key < $1.key }
        for (language, table) in lacking.prefix(Limits.unknownKeys) {
            guard let key = keys.subtracting(table).map(\.wrappedValue).min() else { continue }
            add(
                .note, "string-missing", "the table \(language.quoted()) has no \(key.quoted()), so iOS shows the key",
                at: place?[language]?.position ?? reader.value.position, path: JSONPath.child(language, of: path))
        }
    }
}

extension JSONValue {
    /// All strings in the value, outside of a key.
    fileprivate func texts(except key: String) -> Set<ByteString> {
        var texts: Set<ByteString> = []
        addTexts(to: &texts, except: key)
        return texts
    }

    private func addTexts(to texts: inout Set<ByteString>, except key: String? = nil) {
        switch kind {
        case .string(let text): texts.insert(ByteString(wrappedValue: text))
        case .array(let elements): for element in elements { element.addTexts(to: &texts) }
        case .object(let members): for member in members where member.key != key { member.value.addTexts(to: &texts) }
        case .null, .bool, .number: break
        }
    }
}
