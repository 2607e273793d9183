import RNFoundation

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)

    private static let all: [(UNNotificationActionOptions, JSON)] = [
        (.authenticationRequired, "authenticationRequired"), (.destructive, "destructive"),
        (.foreground, "foreground"),
    ]

    var names: [JSON] { Self.all.filter { contains($0.0) }.map(\.1) }

    init(names: [JSON]) { self = Self.all.filter { names.contains($0.1) }.reduce(into: []) { $0.formUnion($1.0) } }
}

public class UNNotificationActionIcon: NSObject {
    let json: JSON
    init(_ json: JSON) { self.json = json }
    public convenience init(systemImageName: String) { self.init([.systemImageName: .string(systemImageName)]) }
    public convenience init(templateImageName: String) { self.init([.templateImageName: .string(templateImageName)]) }
}

public class UNNotificationAction: NSObject {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public let icon: UNNotificationActionIcon?

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }

    /// An action of a descriptor, as the app has registered it.
    package class func make(_ json: JSON) -> UNNotificationAction {
        let identifier = json[.identifier]?.string ?? ""
        let title = json[.title]?.string ?? json[.title]?[.literal]?.string ?? ""
        let options = UNNotificationActionOptions(names: json[.options]?.array ?? [])
        let icon = json[.icon].map {
            UNNotificationActionIcon($0.string == nil ? $0 : [.systemImageName: $0])
        }
        guard let input = json[.textInput] else {
            return UNNotificationAction(identifier: identifier, title: title, options: options, icon: icon)
        }
        return UNTextInputNotificationAction(
            identifier: identifier, title: title, options: options, icon: icon,
            textInputButtonTitle: input[.buttonTitle]?.string ?? "",
            textInputPlaceholder: input[.placeholder]?.string ?? "")
    }

    /// The action as descriptors write it. A title with braces is marked as literal, so that it isn't taken for a
    /// template.
    package func encode() -> JSON {
        var json: [WireKey: JSON] = [
            .identifier: .string(identifier),
            .title: title.contains("{{") ? [.literal: .string(title)] : .string(title),
        ]
        if options != [] { json[.options] = .array(options.names) }
        json[.icon] = icon?.json
        if let action = self as? UNTextInputNotificationAction {
            json[.textInput] = [
                .buttonTitle: .string(action.textInputButtonTitle),
                .placeholder: .string(action.textInputPlaceholder),
            ]
        }
        return .object(json)
    }
}

public class UNTextInputNotificationAction: UNNotificationAction {
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

public struct UNNotificationCategoryOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

public class UNNotificationCategory: NSObject {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: UNNotificationCategoryOptions
    public let hiddenPreviewsBodyPlaceholder: String
    public let categorySummaryFormat: String

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        (self.categorySummaryFormat, self.options) = (categorySummaryFormat ?? "", options)
    }
}

public class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String

    package init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }

    package class func make(_ json: JSON) -> UNNotificationResponse {
        let notification = UNNotification(json[.notification] ?? [:])
        let identifier = json[.actionIdentifier]?.string ?? UNNotificationDefaultActionIdentifier
        guard let text = json[.userText]?.string else {
            return UNNotificationResponse(notification: notification, actionIdentifier: identifier)
        }
        return UNTextInputNotificationResponse(notification: notification, actionIdentifier: identifier, userText: text)
    }
}

public class UNTextInputNotificationResponse: UNNotificationResponse {
    public let userText: String

    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}
