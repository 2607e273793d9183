import Basics
import Views

extension NotificationCategory {
    /// Decodes a category of the descriptor; `nil` with a diagnostic if its identifier is unusable.
    static func decode(_ value: JSONValue, path: String, context: ProgramDecoding) -> NotificationCategory? {
        let reader = ObjectReader(value, path: path, report: context.report)
        let identifier = reader.identifier("identifier")
        let actions = NotificationAction.decodeArray("actions", in: reader, context: context) ?? []
        let intents = reader.strings("intentIdentifiers")?.map(\.text) ?? []
        let options = reader.options("options", Options.names) ?? []
        let placeholder = reader.decode("hiddenPreviewsBodyPlaceholder") { sentence($0, $1, context.report) }
        let summary = reader.decode("categorySummaryFormat") { sentence($0, $1, context.report) }
        reader.finish { key in
            Options.names.contains { $0.key == key } ? "it is one of the options: \"options\": [\(key.quoted())]" : nil
        }
        guard let identifier else { return nil }
        var category = NotificationCategory(
            identifier: identifier, actions: actions, intentIdentifiers: intents, options: options,
            hiddenPreviewsBodyPlaceholder: placeholder?.text ?? "", categorySummaryFormat: summary?.text ?? "")
        for case (let text, let forms?) in [placeholder, summary].compactMap({ $0 }) {
            category.sentences[text] = PluralSentence(forms: forms)
        }
        return category
    }

    /// A sentence with a number: a text, or its plural forms. Forms are stored by their `other` text, so two sentences
    /// with the same `other` share them.
    private static func sentence(
        _ raw: JSONValue, _ path: String, _ report: DiagnosticCollector
    ) -> (text: String, forms: [PluralCategory: String]?)? {
        report.reportTag(in: raw, path: path)
        if let text = raw.string { return (text, nil) }
        guard let reader = report.object(raw, path: path, "a string, or an object of plural forms"),
            reader.require("other")
        else { return nil }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            reader.raw(category.rawValue).map { report.reportTag(in: $0, path: reader.child(category.rawValue)) }
            forms[category] = reader.string(category.rawValue)
        }
        reader.finish()
        return forms[.other].map { ($0, forms) }
    }

    /// Decodes the array of categories under a key. Duplicate identifiers are errors: `setNotificationCategories` takes
    /// a set, and it is undefined which one iOS keeps.
    static func decodeArray(
        _ key: String, in reader: ObjectReader, context: ProgramDecoding
    ) -> [NotificationCategory] {
        var seen: Set<String> = []
        return (reader.array(key) ?? []).compactMap { element in
            guard let category = decode(element.value, path: element.path, context: context) else { return nil }
            if !seen.insert(category.identifier).inserted {
                reader.report.add(
                    .error, "duplicate-identifier", "two categories are called \(category.identifier.quoted())",
                    at: element.value.position, path: element.path,
                    hint: "keep one: which of the two iOS takes isn't defined")
            }
            return category
        }
    }
}

extension NotificationCategory.Options {
    /// The options' names in descriptors.
    package static let names: KeyValuePairs<String, Self> = [
        "customDismissAction": .customDismissAction, "allowInCarPlay": .allowInCarPlay,
        "hiddenPreviewsShowTitle": .hiddenPreviewsShowTitle,
        "hiddenPreviewsShowSubtitle": .hiddenPreviewsShowSubtitle, "allowAnnouncement": .allowAnnouncement,
    ]
}
