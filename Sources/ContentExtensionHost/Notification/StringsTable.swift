#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A `.strings` file: an app's texts in one language, by key.
public struct StringsTable: Sendable, Equatable {
    /// The file it was read from, as diagnostics name it.
    public let file: String
    /// All texts by key.
    package let texts: [String: String]

    /// The text for a key, matched exactly.
    public subscript(key: String) -> String? { texts[key] }

    /// The key that was most likely meant.
    public func nearestKey(to key: String) -> String? { NearestName.to(key, among: texts.keys.sorted()) }

    /// Reads a table: old-style text in UTF-8 or UTF-16, or an XML or binary property list.
    /// - Parameter name: what diagnostics call the file; its path when `nil`.
    /// - Throws: `InputError` when the file can't be read or isn't a flat table of texts.
    public static func read(_ path: String, shownAs name: String? = nil) throws(InputError) -> StringsTable {
        let file = name ?? path
        do throws(Diagnostic) {
            return try decode(FileReader.read(path, limit: Limits.stringsTableBytes), file: file)
        } catch {
            var diagnostic = error
            diagnostic.location?.file = file
            throw InputError(diagnostic)
        }
    }

    /// Decodes the bytes of a table.
    /// - Throws: `strings-syntax` with what the property-list reader says of it, the line included.
    public static func decode(_ bytes: [UInt8], file: String) throws(Diagnostic) -> StringsTable {
        func fault(_ message: String) -> Diagnostic {
            Diagnostic(
                .error, "strings-syntax", message, at: SourceSpan(file: file),
                hint: "each entry is written \"key\" = \"text\";")
        }
        // A table without entries is fine to an app, but not to the property-list reader.
        if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return StringsTable(file: file, texts: [:]) }
        if PropertyList.containerCount(in: bytes) > Limits.propertyListContainers {
            throw fault("this is no table of keys with texts")
        }
        do {
            let texts = try PropertyListDecoder().decode([String: String].self, from: Data(bytes))
            return StringsTable(file: file, texts: texts)
        } catch DecodingError.dataCorrupted(let context) {
            let reason = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"] as? String
            throw fault("the table can't be read: \(reason ?? context.debugDescription)")
        } catch {
            throw fault("this is no table of keys with texts")
        }
    }
}

extension StringsTable {
    /// The file for a user's language among an app's localizations: the exact locale, then the language with ever less
    /// said of it (`zh-Hans-HK`, `zh-Hans`, `zh`), then the development language: `Base`, then `en`.
    public static func file(for locale: String, among localizations: [String: String]) -> String? {
        file(for: locale, among: localizations, development: ["base", "en"])
    }

    /// - Parameter development: the languages that stand in for one that isn't there.
    package static func file(
        for locale: String, among localizations: [String: String], development: [String]
    ) -> String? {
        func normalized(_ name: String) -> String { name.replacing("_", with: "-").lowercased() }
        let names = localizations.keys.sorted()
        var parts = normalized(locale).split(separator: "-")[...]
        var wanted: [String] = []
        while !parts.isEmpty {
            wanted.append(parts.joined(separator: "-"))
            parts = parts.dropLast()
        }
        for name in wanted + development.map(normalized) {
            if let match = names.first(where: { normalized($0) == name }) { return localizations[match] }
        }
        return nil
    }
}
