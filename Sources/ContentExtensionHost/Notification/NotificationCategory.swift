import Views

/// UNNotificationCategory (fact: api/category).
public struct NotificationCategory: Sendable, Hashable {
    /// UNNotificationCategoryOptions.
    public struct Options: OptionSet, Sendable, Hashable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reports the dismissal to the app's delegate as a response with `dismissActionIdentifier`.
        public static let customDismissAction = Options(rawValue: 1 << 0)
        /// Shows the notification in CarPlay; no effect on the phone.
        public static let allowInCarPlay = Options(rawValue: 1 << 1)
        /// Keeps the title when previews are hidden (iOS 11).
        public static let hiddenPreviewsShowTitle = Options(rawValue: 1 << 2)
        /// Keeps the subtitle when previews are hidden (iOS 11).
        public static let hiddenPreviewsShowSubtitle = Options(rawValue: 1 << 3)
        /// Lets Siri read it aloud (iOS 13, without effect since 15).
        public static let allowAnnouncement = Options(rawValue: 1 << 4)
    }

    /// Matched case-sensitively with a notification's `categoryIdentifier`.
    public var identifier: String
    /// The buttons below the notification from the top, at most 10.
    public var actions: [NotificationAction]
    /// The Siri intents of the category; not drawn.
    public var intentIdentifiers: [String]
    public var options: Options
    /// Replaces the body when previews are hidden; `%u` is the number of notifications in the thread (iOS 11).
    public var hiddenPreviewsBodyPlaceholder: String
    /// A group's summary line, `%u …` or `%u … %@` (iOS 12); without effect since 15.
    public var categorySummaryFormat: String
    /// Translations of the two texts above, keyed by the original; untranslated ones are missing.
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
