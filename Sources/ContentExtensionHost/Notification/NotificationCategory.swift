/// UNNotificationCategory (facts-api 3.2).
public struct NotificationCategory: Sendable, Hashable {
    /// UNNotificationCategoryOptions.
    public struct Options: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let customDismissAction = Options(rawValue: 1 << 0)
        public static let allowInCarPlay = Options(rawValue: 1 << 1)
        public static let hiddenPreviewsShowTitle = Options(rawValue: 1 << 2)
        public static let hiddenPreviewsShowSubtitle = Options(rawValue: 1 << 3)
        public static let allowAnnouncement = Options(rawValue: 1 << 4)
    }

    public var identifier: String
    public var actions: [NotificationAction]
    public var intentIdentifiers: [String]
    public var options: Options
    public var hiddenPreviewsBodyPlaceholder: String
    public var categorySummaryFormat: String

    public init(
        identifier: String, actions: [NotificationAction] = [], intentIdentifiers: [String] = [], options: Options = [],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = ""
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
        self.categorySummaryFormat = categorySummaryFormat
    }
}
