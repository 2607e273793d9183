import ContentExtensionHost
import SourceReading
import Views

/// Reads the values of `UNNotificationCategory` and its actions into the host's.
struct CategoryReader {
    /// Finds an image of the app by name.
    let assets: AssetFinder?

    /// A category; `nil` if its identifier isn't known.
    func category(_ object: SourceObject) -> (value: NotificationCategory, isComplete: Bool)? {
        guard let identifier = object["identifier"]?.string, !identifier.isEmpty else { return nil }
        var isComplete = true
        var category = NotificationCategory(identifier: identifier)
        switch object["actions"] {
        case .array(let elements):
            let actions = elements.map(action)
            isComplete = !actions.contains { $0 == nil }
            category.actions = actions.compactMap { $0 }
        case .null, nil: break
        default: isComplete = false
        }
        category.intentIdentifiers = object["intentIdentifiers"]?.elements?.compactMap(\.string) ?? []
        for name in names(object["options"], prefix: "UNNotificationCategoryOption") {
            if let option = Self.categoryOptions[name] { category.options.insert(option) }
        }
        category.hiddenPreviewsBodyPlaceholder = object["hiddenPreviewsBodyPlaceholder"]?.string ?? ""
        category.categorySummaryFormat = object["categorySummaryFormat"]?.string ?? ""
        return (category, isComplete)
    }

    /// An action; `nil` if its identifier or title isn't known.
    func action(_ value: SourceValue) -> NotificationAction? {
        guard case .object(let object) = value, let identifier = object["identifier"]?.string, !identifier.isEmpty,
            let title = object["title"]?.string
        else { return nil }
        var action = NotificationAction(identifier: identifier, title: title)
        for name in names(object["options"], prefix: "UNNotificationActionOption") {
            if let option = Self.actionOptions[name] { action.options.insert(option) }
        }
        if case .object(let icon)? = object["icon"] { action.icon = self.icon(icon) }
        if object.type == "UNTextInputNotificationAction" {
            action.textInput = NotificationAction.TextInput(
                buttonTitle: object["textInputButtonTitle"]?.string ?? "",
                placeholder: object["textInputPlaceholder"]?.string ?? "")
        }
        return action
    }

    private func icon(_ object: SourceObject) -> NotificationActionIcon? {
        if let name = object["systemImageName"]?.string { return .systemImage(name: name) }
        guard let name = object["templateImageName"]?.string, let image = assets?(name) else { return nil }
        return .templateImage(path: image.path, scale: image.scale ?? 1)
    }

    /// The names of options, without Objective-C's prefix.
    private func names(_ value: SourceValue?, prefix: String) -> [String] {
        (value?.options ?? []).compactMap { option in
            switch option {
            case .symbol(let name), .enumCase(_, let name), .type(let name):
                guard name.hasPrefix(prefix) else { return name }
                let bare = name.dropFirst(prefix.count)
                return bare.prefix(1).lowercased() + bare.dropFirst()
            default: return nil
            }
        }
    }

    private static let actionOptions: [String: NotificationAction.Options] = [
        "authenticationRequired": .authenticationRequired, "destructive": .destructive, "foreground": .foreground,
    ]
    private static let categoryOptions: [String: NotificationCategory.Options] = [
        "customDismissAction": .customDismissAction, "allowInCarPlay": .allowInCarPlay,
        "hiddenPreviewsShowTitle": .hiddenPreviewsShowTitle,
        "hiddenPreviewsShowSubtitle": .hiddenPreviewsShowSubtitle, "allowAnnouncement": .allowAnnouncement,
    ]
}
