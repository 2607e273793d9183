/// What one content extension is: its Info.plist's attributes, its app, and what its code does, as data.
public struct ExtensionDescriptor: Sendable, Equatable {
    /// The file it was read from, as the user named it.
    public var file: String
    /// What people call the extension; nothing draws it.
    public var name: String
    public var attributes: ExtensionAttributes
    public var app: AppInfo
    /// The app's string tables by language: absolute paths of `.strings` files.
    public var localizations: [String: String]
    /// The categories that the app gave to `setNotificationCategories`.
    public var registeredCategories: [NotificationCategory]
    public var program: ExtensionProgram

    public init(
        file: String, name: String = "", attributes: ExtensionAttributes, app: AppInfo,
        localizations: [String: String] = [:],
        registeredCategories: [NotificationCategory] = [], program: ExtensionProgram = .init()
    ) {
        self.file = file
        self.name = name
        self.attributes = attributes
        self.app = app
        self.localizations = localizations
        self.registeredCategories = registeredCategories
        self.program = program
    }
}

/// The keys of NSExtensionAttributes (facts-api 1.4).
public struct ExtensionAttributes: Sendable, Equatable {
    public var categories: [String]
    /// Height ÷ width before any code of the extension runs.
    public var initialContentSizeRatio: Double
    public var isDefaultContentHidden: Bool
    public var isUserInteractionEnabled: Bool
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
