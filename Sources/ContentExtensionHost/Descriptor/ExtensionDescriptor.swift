import Views

/// A content extension: its Info.plist's attributes, its app, and its code as data.
public struct ExtensionDescriptor: Sendable, Equatable {
    /// The file it was read from, as named by the user.
    public var file: String
    /// The extension's name for messages; not drawn.
    public var name: String
    /// The NSExtensionAttributes.
    public var attributes: ExtensionAttributes
    /// The app that contains the extension.
    public var app: AppInfo
    /// The app's string tables by language: absolute paths of `.strings` files.
    public var localizations: [String: String]
    /// `false` if iOS doesn't load the extension for its Info.plist.
    package var isLoadable = true
    /// The descriptor's own translations.
    var strings = LocalizedStrings()
    /// The categories that the app passes to `setNotificationCategories`.
    package var registeredCategories: [NotificationCategory]
    /// `true` if the app's sources make categories whose identifiers couldn't be read.
    package var registersOtherCategories = false
    /// The program of its view controller; an empty view for a plain Info.plist.
    package var program: ExtensionProgram
    /// The program of the app's service extension; `nil` without one.
    package var service: ServiceProgram?

    package init(
        file: String, name: String = "", attributes: ExtensionAttributes, app: AppInfo,
        localizations: [String: String] = [:], registeredCategories: [NotificationCategory] = [],
        program: ExtensionProgram = .init(), service: ServiceProgram? = nil
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
    /// UNNotificationExtensionInitialContentSizeRatio: height ÷ width before any code of the extension runs.
    public var initialContentSizeRatio: Double
    /// UNNotificationExtensionDefaultContentHidden: hides title, subtitle and body.
    public var isDefaultContentHidden: Bool
    /// UNNotificationExtensionUserInteractionEnabled (iOS 12): a tap on the view reaches it instead of opening the app.
    public var isUserInteractionEnabled: Bool
    /// UNNotificationExtensionOverridesDefaultTitle: the controller's `title` replaces the app's name.
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
