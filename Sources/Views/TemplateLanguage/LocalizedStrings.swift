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
        var tables: [String: [String: String]] = [:]
        for (member, path) in reader.object("strings")?.named ?? [] {
            tables[member.key] =
                member.value.string == nil
                ? texts(member.value, path, report) : file(member.value, path, report, files)
        }
        let keys = Set(tables.values.flatMap(\.keys))
        let written = reader.value.texts(except: "strings")
        for key in keys.subtracting(written).sorted() {
            report.add(
                .warning, "string-unused", "no text of the descriptor is \(key.quoted())",
                at: reader.value["strings"]?.position ?? reader.value.position, path: reader.child("strings"),
                hint: report.hint(for: key, among: written.sorted())
                    ?? "a key is a whole text as it is written, {{names}} included")
        }
        for (language, table) in tables.sorted(by: { $0.key < $1.key }) {
            guard let key = keys.subtracting(table.keys).min() else { continue }
            report.add(
                .note, "string-missing", "the table \(language.quoted()) has no \(key.quoted()), so iOS shows the key",
                at: reader.value["strings"]?[language]?.position ?? reader.value.position,
                path: JSONPath.child(language, of: reader.child("strings")))
        }
        return LocalizedStrings(tables)
    }

    private static func texts(_ raw: JSONValue, _ path: String, _ report: DiagnosticCollector) -> [String: String]? {
        report.object(raw, path: path, "an object of texts, or the path of a .strings file")?.named.reduce(into: [:]) {
            $0[$1.member.key] = report.string($1.member.value, path: $1.path, "a text")
        }
    }

    private static func file(
        _ raw: JSONValue, _ path: String, _ report: DiagnosticCollector, _ files: FileScope
    ) -> [String: String]? {
        guard let file = report.file(raw, path: path, in: files) else { return nil }
        do throws(InputError) { return try StringsTable.read(file, shownAs: raw.string).texts } catch {
            error.diagnostics.forEach(report.add)
            return nil
        }
    }
}

extension JSONValue {
    /// All strings in the value, outside of a key.
    fileprivate func texts(except key: String) -> Set<String> {
        switch kind {
        case .string(let text): [text]
        case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.texts(except: "")) }
        case .object(let members):
            members.reduce(into: []) { if $1.key != key { $0.formUnion($1.value.texts(except: "")) } }
        case .null, .bool, .number: []
        }
    }
}
