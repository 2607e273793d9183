extension NotificationCategory {
    /// Reads a category of the descriptor; `nil` when it has no usable identifier, which is reported.
    static func decode(_ value: JSONValue, path: String, context: ProgramDecoding) -> NotificationCategory? {
        var reader = ObjectReader(value, path: path, report: context.report)
        let identifier = reader.identifier("identifier")
        let actions = NotificationAction.decodeArray("actions", in: &reader, context: context) ?? []
        let intents = reader.strings("intentIdentifiers")?.map(\.text) ?? []
        let options = reader.options("options", Options.names) ?? []
        let placeholder = reader.string("hiddenPreviewsBodyPlaceholder") ?? ""
        let summary = reader.string("categorySummaryFormat") ?? ""
        reader.finish()
        return identifier.map {
            NotificationCategory(
                identifier: $0, actions: actions, intentIdentifiers: intents, options: options,
                hiddenPreviewsBodyPlaceholder: placeholder, categorySummaryFormat: summary)
        }
    }

    /// Reads the array of categories under a key. An identifier that comes twice is an error: the app hands a set to
    /// `setNotificationCategories`, and which of the two iOS keeps isn't defined.
    static func decodeArray(
        _ key: String, in reader: inout ObjectReader, context: ProgramDecoding
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
    /// The options by the names that a descriptor writes.
    static var names: KeyValuePairs<String, Self> {
        [
            "customDismissAction": .customDismissAction, "allowInCarPlay": .allowInCarPlay,
            "hiddenPreviewsShowTitle": .hiddenPreviewsShowTitle,
            "hiddenPreviewsShowSubtitle": .hiddenPreviewsShowSubtitle, "allowAnnouncement": .allowAnnouncement,
        ]
    }
}
