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

/// Fills formats of string tables: `%@` takes the arguments in turn, `%1$@` by number, `%%` is a percent sign.
enum AlertFormat {
    /// The format with its arguments. With too few arguments, or an unsupported placeholder, the unchanged format
    /// (fact: apns/alert.missing-args) and the problem.
    static func fill(_ format: String, with arguments: [String]) -> (text: String, problem: String?) {
        var text = ""
        var next = 0
        var rest = format.unicodeScalars[...]
        while true {
            let (part, isBeforePlaceholder) = rest.takeFormatText()
            text += part
            guard isBeforePlaceholder else { return (text, nil) }
            let digits = rest.prefix { ("0"..."9").contains($0) }
            let index: Int
            if rest.dropFirst(digits.count).starts(with: "$@".unicodeScalars), let number = Int(String(digits)) {
                index = number - 1
                rest = rest.dropFirst(digits.count + 2)
            } else if rest.first == "@" {
                index = next
                next += 1
                rest.removeFirst()
            } else {
                return (format, "has a placeholder other than %@, and payloads give only text")
            }
            guard arguments.indices.contains(index) else {
                return (format, "asks for argument \(index &+ 1) of \(arguments.count), so it is shown unfilled")
            }
            text += arguments[index]
        }
    }
}
