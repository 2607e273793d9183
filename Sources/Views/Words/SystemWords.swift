import Basics
import CEmbeddedText

extension Device {
    /// The system's texts in the user's language.
    package var words: SystemWords { SystemWords(language: language) }
}

/// The system's texts in the user's language; English for unsupported languages.
package struct SystemWords: Sendable, Hashable {
    /// The user's locale or language, such as `de_DE` or `zh-Hans`, which formats numbers, times and lists.
    package let locale: String
    package let language: SystemLanguage

    package init(language: String) {
        locale = language
        self.language = SystemLanguage(locale: language)
    }

    /// A phrase; `arguments` replace its `%@` in order.
    package func text(_ phrase: SystemPhrase, _ arguments: String...) -> String {
        let format = format(phrase, .other)
        return arguments.isEmpty ? format : AlertFormat.fill(format, with: arguments).text
    }

    /// A text in capitals, as the language writes them: a Turkish "i" is "İ", and Greek capitals have no accents.
    package func capitals(_ text: String) -> String {
        switch language {
        case .tr, .el: LocalizedFormat.capitals(text, locale: locale)
        default: text.uppercased()
        }
    }

    /// A phrase with a number, by the language's plural rules and in its digits.
    package func text(_ phrase: SystemPhrase, count: Int) -> String {
        AlertFormat.fill(format(phrase, PluralCategory(of: count, in: language)), with: [number(count)]).text
    }

    /// The text of hidden notifications: "Notification", "2 Notifications" (fact: api/previews.placeholder).
    package func notifications(_ count: Int) -> String {
        count == 1 ? text(.notification) : text(.notifications, count: count)
    }

    /// A list as a sentence: `a, b, and c`.
    package func list(_ items: [String]) -> String {
        items.count < 2 ? items.first ?? "" : LocalizedFormat.list(items, locale: locale)
    }

    /// A number in the locale's digits and grouping.
    package func number(_ count: Int) -> String {
        // Fast path: of these languages only Arabic has other digits, and only numbers from 1,000 are grouped.
        language != .ar && (0..<1000).contains(count) ? String(count) : LocalizedFormat.count(count, locale: locale)
    }

    /// The phrase with its placeholders, in the form for a plural category if it has one (`notifications.few`).
    package func format(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        let form = plural == .other ? nil : texts["\(phrase.rawValue).\(plural.rawValue)"]
        return form ?? texts[phrase.rawValue] ?? phrase.rawValue
    }

    /// The texts of `Sources/CEmbeddedText/Words`.
    var texts: EmbeddedText { EmbeddedText(system_words(language.rawValue)) }
}
