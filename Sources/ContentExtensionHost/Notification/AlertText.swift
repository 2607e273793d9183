import Basics
import Views

/// A title, subtitle or body of an alert, before localization.
package enum AlertText: Sendable, Hashable {
    case literal(String)
    /// A key of the app's Localizable table with the arguments for its placeholders; the position is the key's.
    case localized(key: String, arguments: [String], position: TextPosition)

    /// The localized text.
    /// - Parameter table: in the user's language; without one every key is shown as it is.
    func resolved(in table: StringsTable?, path: String, report: DiagnosticCollector) -> String {
        guard case .localized(let key, let arguments, let position) = self else {
            if case .literal(let text) = self { return text }
            return ""
        }
        guard let format = table?[key] else {
            report.add(
                .warning, "loc-key-missing",
                table.map { "\($0.file) has no key \(key.quoted()), so the key itself is shown" }
                    ?? "the app has no string table for \(key.quoted()), so the key itself is shown",
                at: position, path: path,
                hint: table.map { table in
                    table.nearestKey(to: key).map(NearestName.hint) ?? "the key must match exactly"
                } ?? "name the app's Localizable.strings in the descriptor's app.localizations")
            return key
        }
        let result = AlertFormat.fill(format, with: arguments)
        if let problem = result.problem {
            report.add(.warning, "loc-args", "the text for \(key.quoted()) \(problem)", at: position, path: path)
        }
        return result.text
    }
}
