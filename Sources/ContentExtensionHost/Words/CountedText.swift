/// A sentence about a number of notifications, by the plural rules of the user's language: what an app's `.stringsdict`
/// says under one key.
public struct CountedText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The sentence by what the number asks for; one without `other` is silent about all other numbers.
    public var forms: [PluralCategory: String]

    public init(_ forms: [PluralCategory: String]) { self.forms = forms }

    /// The same sentence whatever the number is.
    public init(_ text: String) { forms = text.isEmpty ? [:] : [.other: text] }

    public init(stringLiteral text: String) { self.init(text) }

    /// Whether nothing is said at all.
    public var isEmpty: Bool { forms.values.allSatisfy(\.isEmpty) }

    /// Whether a form has a place for a list.
    var takesList: Bool { forms.values.contains { CountFormat($0).takesList } }

    /// The sentence about a number, with it and a list in their places.
    func text(count: Int, list: String = "", in words: SystemWords) -> String {
        let form = forms[PluralCategory(of: count, in: words.language)] ?? forms[.other] ?? ""
        return CountFormat(form).text(count: words.number(count), list: list)
    }
}

extension CountedText {
    /// Reads a text, or an object with texts by plural category; `nil` when there is none, which is reported.
    static func decode(_ value: JSONValue, path: String, report: DiagnosticCollector) -> CountedText? {
        if let text = value.string { return CountedText(text) }
        guard value.members != nil else {
            report.expected("a text, or an object with texts for one and other", value, path: path)
            return nil
        }
        var reader = ObjectReader(value, path: path, report: report)
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = reader.string(category.rawValue) }
        _ = reader.require("other", hint: "it is said of all numbers that have no text of their own")
        reader.finish()
        return CountedText(forms)
    }
}
