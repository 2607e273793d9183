import Basics
import Views

/// A `.xcstrings` file: an app's texts in all languages.
package struct StringCatalog: Sendable {
    private let sourceLanguage: String
    private let strings: [JSONValue.Member]

    /// Reads a catalog.
    /// - Throws: `InputError` when the file can't be read or isn't JSON.
    package static func read(_ path: String) throws(InputError) -> StringCatalog {
        let bytes = try FileReader.readInput(path, limit: Limits.stringCatalogBytes)
        return StringCatalog(try JSONReader.read(bytes, file: path, members: Limits.stringCatalogMembers))
    }

    init(_ json: JSONValue) {
        sourceLanguage = json["sourceLanguage"]?.string ?? "en"
        strings = json["strings"]?.members ?? []
    }

    /// The texts by key in a user's language, falling back to the source language; keys without either are left out.
    package func texts(for locale: String) -> [String: String] {
        var result: [String: String] = [:]
        // Most texts have the same languages.
        var languages: [[String]: String?] = [:]
        var left = Limits.stringCatalogLanguages
        for string in strings {
            guard let localizations = string.value["localizations"]?.members, !localizations.isEmpty else { continue }
            let names = localizations.map(\.key)
            if languages[names] == nil {
                left -= names.count
                guard left >= 0 else { break }
                let own = Dictionary(zip(names, names)) { first, _ in first }
                languages[names] = .some(StringsTable.file(for: locale, among: own, development: [sourceLanguage]))
            }
            guard let language = languages[names] ?? nil,
                let unit = localizations.first(where: { $0.key == language })?.value
            else { continue }
            result[string.key] = Self.text(unit)
        }
        return result
    }

    /// The text of a language: its unit's, or the variation for iPhones, or the general plural form.
    private static func text(_ localization: JSONValue, depth: Int = 0) -> String? {
        if let value = localization["stringUnit"]?["value"]?.string { return value }
        guard depth < 4, let variations = localization["variations"] else { return nil }
        for (kind, names) in [("device", ["iphone", "other"]), ("plural", ["other", "many", "one"])] {
            for name in names {
                if let variation = variations[kind]?[name] { return text(variation, depth: depth + 1) }
            }
        }
        return nil
    }
}
