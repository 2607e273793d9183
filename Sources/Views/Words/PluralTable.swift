import Basics
import PlatformFoundation

/// A `.stringsdict` file: an app's sentences with plural forms, by key.
package struct PluralTable {
    package let sentences: [String: PluralSentence]

    /// Reads a table in XML or binary property list format.
    /// - Throws: `InputError` when the file can't be read or isn't such a table.
    package init(path: String) throws(InputError) {
        do throws(Diagnostic) {
            try self.init(FileReader.read(path, limit: Limits.stringsTableBytes), file: path)
        } catch { throw InputError(error) }
    }

    /// Decodes the bytes of a table; width rules and other entries that aren't sentences are skipped.
    init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
        let isTooLarge = PropertyList.isTooLarge(bytes, objects: Limits.stringsTableObjects)
        let entries =
            isTooLarge ? nil : try? PropertyListDecoder().decode([String: [String: Value]].self, from: Data(bytes))
        guard let entries else {
            throw Diagnostic(
                .error, "strings-syntax", "this is no table of sentences with plural forms", at: SourceSpan(file: file),
                hint: "each entry has an NSStringLocalizedFormatKey, and a dictionary for each of its variables")
        }
        sentences = entries.compactMapValues { entry -> PluralSentence? in
            guard case .text(let format)? = entry["NSStringLocalizedFormatKey"] else { return nil }
            let variables = entry.compactMapValues { value -> [PluralCategory: String]? in
                guard case .words(let words) = value else { return nil }
                let forms = words.compactMap { name, text in PluralCategory(rawValue: name).map { ($0, text) } }
                return Dictionary(forms) { first, _ in first }
            }
            return PluralSentence(format, variables: variables)
        }
    }

    private enum Value: Decodable {
        case text(String)
        case words([String: String])
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let words = try? container.decode([String: String].self) {
                self = .words(words)
            } else {
                self = .other
            }
        }
    }
}
