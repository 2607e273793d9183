/// What one content extension is: its Info.plist's attributes, its app, and what its code does, as data.
public struct ExtensionDescriptor: Sendable, Equatable {
    /// The file it was read from, as the user named it.
    public var file: String
    /// What people call the extension; nothing draws it.
    public var name: String
    /// What NSExtensionAttributes says.
    public var attributes: ExtensionAttributes
    /// The app that contains the extension.
    public var app: AppInfo
    /// The app's string tables by language: absolute paths of `.strings` files.
    public var localizations: [String: String]
    /// The categories that the app gave to `setNotificationCategories`.
    public var registeredCategories: [NotificationCategory]
    /// What its view controller does; an empty view when the descriptor is an Info.plist alone.
    public var program: ExtensionProgram
    /// What the app's service extension does; `nil` when it has none.
    public var service: ServiceProgram?

    public init(
        file: String, name: String = "", attributes: ExtensionAttributes, app: AppInfo,
        localizations: [String: String] = [:],
        registeredCategories: [NotificationCategory] = [], program: ExtensionProgram = .init(),
        service: ServiceProgram? = nil
    ) {
        self.service = service
        self.file = file
        self.name = name
        self.attributes = attributes
        self.app = app
        self.localizations = localizations
        self.registeredCategories = registeredCategories
        self.program = program
    }
}

/// The keys of NSExtensionAttributes (fact: api/info-plist).
public struct ExtensionAttributes: Sendable, Equatable {
    /// UNNotificationExtensionCategory: the categories it claims, compared case-sensitively.
    public var categories: [String]
    /// Height ÷ width before any code of the extension runs.
    public var initialContentSizeRatio: Double
    /// UNNotificationExtensionDefaultContentHidden: without title, subtitle and body; false unless set.
    public var isDefaultContentHidden: Bool
    /// UNNotificationExtensionUserInteractionEnabled (iOS 12): a tap on the view reaches it, and doesn't open the app.
    public var isUserInteractionEnabled: Bool
    /// UNNotificationExtensionOverridesDefaultTitle: the header shows the controller's `title`, not the app's name.
    public var overridesDefaultTitle: Bool

    public init(
        categories: [String], initialContentSizeRatio: Double = 1, isDefaultContentHidden: Bool = false,
        isUserInteractionEnabled: Bool = false, overridesDefaultTitle: Bool = false
    ) {
        self.categories = categories
        self.initialContentSizeRatio = initialContentSizeRatio
        self.isDefaultContentHidden = isDefaultContentHidden
        self.isUserInteractionEnabled = isUserInteractionEnabled
        self.overridesDefaultTitle = overridesDefaultTitle
    }
}
