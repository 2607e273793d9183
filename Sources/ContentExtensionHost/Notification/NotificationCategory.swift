/// UNNotificationCategory (fact: api/category).
public struct NotificationCategory: Sendable, Hashable {
    /// UNNotificationCategoryOptions.
    public struct Options: OptionSet, Sendable, Hashable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reports the dismissal to the app's delegate, as a response with `dismissActionIdentifier`.
        public static let customDismissAction = Options(rawValue: 1 << 0)
        /// Shows the notification in CarPlay; nothing changes on the phone.
        public static let allowInCarPlay = Options(rawValue: 1 << 1)
        /// Keeps the title when previews are hidden (iOS 11).
        public static let hiddenPreviewsShowTitle = Options(rawValue: 1 << 2)
        /// Keeps the subtitle when previews are hidden (iOS 11).
        public static let hiddenPreviewsShowSubtitle = Options(rawValue: 1 << 3)
        /// Lets Siri read it aloud (iOS 13, without effect since 15).
        public static let allowAnnouncement = Options(rawValue: 1 << 4)
    }

    /// What a notification's `categoryIdentifier` names, case-sensitive.
    public var identifier: String
    /// The buttons below the platter in this order; up to 10 where there is room.
    public var actions: [NotificationAction]
    /// The Siri intents that the category serves; nothing draws them.
    public var intentIdentifiers: [String]
    /// None unless set.
    public var options: Options
    /// Stands for the body when previews are hidden; `%u` is the number of notifications in the thread (iOS 11).
    public var hiddenPreviewsBodyPlaceholder: String
    /// A group's summary line, `%u …` or `%u … %@` (iOS 12); without effect since 15.
    public var categorySummaryFormat: String
    /// What the two above are in the user's language, by themselves; one that isn't here stands for itself.
    package var sentences: [String: PluralSentence] = [:]

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
