import Basics
import PlatformFoundation

/// A `.strings` file: an app's texts in one language, by key.
package struct StringsTable: Sendable, Equatable {
    /// The file's name in diagnostics.
    package let file: String
    package let texts: [String: String]
    /// The file's size.
    package let bytes: Int

    /// The text for a key, matched exactly.
    package subscript(key: String) -> String? { texts[key] }

    /// The most similar key.
    package func nearestKey(to key: String) -> String? { NearestName.to(key, among: texts.keys.sorted()) }

    /// Reads a table: old-style text in UTF-8 or UTF-16, or an XML or binary property list.
    /// - Parameter name: the file's name in diagnostics; `nil` for its path.
    /// - Throws: `InputError` when the file can't be read or isn't a flat table of texts.
    package static func read(
        _ path: String, shownAs name: String? = nil, limit: Int = Limits.stringsTableBytes
    ) throws(InputError) -> StringsTable {
        let file = name ?? path
        do throws(Diagnostic) {
            return try decode(FileReader.read(path, limit: limit), file: file)
        } catch {
            var diagnostic = error
            diagnostic.location?.file = file
            throw InputError(diagnostic)
        }
    }

    /// Decodes the bytes of a table.
    /// - Throws: `strings-syntax` with the message of the property list parser, including the line.
    package static func decode(_ bytes: [UInt8], file: String) throws(Diagnostic) -> StringsTable {
        func fault(_ message: String) -> Diagnostic {
            Diagnostic(
                .error, "strings-syntax", message, at: SourceSpan(file: file),
                hint: "each entry is written \"key\" = \"text\";")
        }
        // The property list parser rejects an empty table, which is valid for an app.
        if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
            return StringsTable(file: file, texts: [:], bytes: bytes.count)
        }
        if PropertyList.isTooLarge(bytes, objects: Limits.stringsTableObjects) {
            throw fault("this is no table of keys with texts")
        }
        do {
            let texts = try PropertyListDecoder().decode([String: String].self, from: Data(bytes))
            return StringsTable(file: file, texts: texts, bytes: bytes.count)
        } catch DecodingError.dataCorrupted(let context) {
            let reason = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"] as? String
            throw fault("the table can't be read: \(reason ?? context.debugDescription)")
        } catch { throw fault("this is no table of keys with texts") }
    }

    /// The file for a user's language among an app's localizations: the exact locale, then ever more general ones
    /// (`zh-Hans-HK`, `zh-Hans`, `zh`), then the development language: `Base`, then `en`.
    package static func file(for locale: String, among localizations: [String: String]) -> String? {
        file(for: locale, among: localizations, development: ["base", "en"])
    }

    /// - Parameter development: the fallback languages.
    package static func file(
        for locale: String, among localizations: [String: String], development: [String]
    ) -> String? {
        func normalized(_ name: String) -> String {
            (name.utf8.contains(UInt8(ascii: "_")) ? name.replacing("_", with: "-") : name).lowercased()
        }
        let names = localizations.keys.sorted().map { (name: $0, normalized: normalized($0)) }
        var parts = normalized(locale).split(separator: "-")[...]
        var wanted: [String] = []
        while !parts.isEmpty {
            wanted.append(parts.joined(separator: "-"))
            parts = parts.dropLast()
        }
        for name in wanted + development.map(normalized) {
            if let match = names.first(where: { $0.normalized == name }) { return localizations[match.name] }
        }
        return nil
    }
}
