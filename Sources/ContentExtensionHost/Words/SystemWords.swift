/// The system's own words in the user's language; English where a language isn't there.
package struct SystemWords: Sendable, Hashable {
    /// The user's locale or language, such as `de_DE` or `zh-Hans`: numbers, times and lists are written by it.
    package let locale: String
    /// The language that the words are in.
    package let language: SystemLanguage

    package init(language: String) {
        locale = language
        self.language = SystemLanguage(locale: language)
    }

    /// A phrase; `arguments` fill its `%@`, in their order.
    package func text(_ phrase: SystemPhrase, _ arguments: String...) -> String {
        let format = format(phrase, .other)
        return arguments.isEmpty ? format : AlertFormat.fill(format, with: arguments).text
    }

    /// A phrase with a number, by the language's plural rules and in its digits.
    package func text(_ phrase: SystemPhrase, count: Int) -> String {
        AlertFormat.fill(format(phrase, PluralCategory(of: count, in: language)), with: [number(count)]).text
    }

    /// What stands for the texts of hidden notifications: "Notification", "2 Notifications"
    /// (fact: api/previews.placeholder).
    package func notifications(_ count: Int) -> String {
        count == 1 ? text(.notification) : text(.notifications, count: count)
    }

    /// Items as one sentence lists them: `a, b, and c`.
    package func list(_ items: [String]) -> String {
        items.count < 2 ? items.first ?? "" : LocalizedFormat.list(items, locale: locale)
    }

    /// A number in the digits of the locale, grouped where it groups.
    package func number(_ count: Int) -> String {
        // Only Arabic has digits of its own here, and only large numbers are grouped.
        language != .ar && (0..<1000).contains(count) ? String(count) : LocalizedFormat.count(count, locale: locale)
    }

    /// A phrase with its placeholders.
    package func format(_ phrase: SystemPhrase, _ plural: PluralCategory) -> String {
        switch language {
        case .en: Self.en(phrase, plural)
        case .zhHans: Self.zhHans(phrase, plural)
        case .zhHant: Self.zhHant(phrase, plural)
        case .ja: Self.ja(phrase, plural)
        case .ko: Self.ko(phrase, plural)
        case .fr: Self.fr(phrase, plural)
        case .de: Self.de(phrase, plural)
        case .es: Self.es(phrase, plural)
        case .ptBR: Self.ptBR(phrase, plural)
        case .ru: Self.ru(phrase, plural)
        case .ar: Self.ar(phrase, plural)
        case .he: Self.he(phrase, plural)
        }
    }
}
