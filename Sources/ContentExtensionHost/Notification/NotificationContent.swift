import Basics

/// The content of a notification: UNNotificationContent (fact: api/content).
public struct NotificationContent: Sendable, Equatable {
    /// The first line, emphasized; empty for none.
    public var title: String
    /// The second line; empty for none.
    public var subtitle: String
    /// The message; empty for none.
    public var body: String
    /// In the order attached; the system shows only the first.
    public var attachments: [NotificationAttachment]
    /// `nil` keeps the app's badge, 0 removes it.
    public var badge: Int?
    /// Selects the registered category and, by exact equality, the content extension; empty matches none.
    public var categoryIdentifier: String
    /// The launch image or storyboard shown when the notification opens the app; not drawn here.
    public var launchImageName: String
    /// `nil` is silent.
    public var sound: NotificationSound?
    /// The key of grouping; a later notification of the same thread goes to the open extension.
    public var threadIdentifier: String
    /// For a remote notification the whole payload.
    public var userInfo: JSONValue
    /// Fills `%@` in the category's summary format; ignored since iOS 15.
    public var summaryArgument: String
    /// The number of items that the notification adds to a summary, at least 1; ignored since iOS 15.
    public var summaryArgumentCount: Int
    /// The scene that the app opens (iOS 13).
    public var targetContentIdentifier: String?
    /// `active` by default (iOS 15).
    public var interruptionLevel: InterruptionLevel
    /// In 0…1.
    public var relevanceScore: Double
    /// The value compared by Focus filters (iOS 16).
    public var filterCriteria: String?
    /// The sender of a communication notification, as `updating(from:)` takes it from an INSendMessageIntent (iOS 15);
    /// `nil` for others.
    public var communication: Communication?
    /// The text that Apple Intelligence shows in place of the body of a row or stack (iOS 18.1); empty for none.
    public var intelligentSummary: String
    /// `true` if Apple Intelligence puts it into the list's priority section (iOS 18.4).
    public var isPriority: Bool

    public init(
        title: String = "", subtitle: String = "", body: String = "", attachments: [NotificationAttachment] = [],
        badge: Int? = nil, categoryIdentifier: String = "", launchImageName: String = "",
        sound: NotificationSound? = nil, threadIdentifier: String = "", userInfo: JSONValue = .init(.object([])),
        summaryArgument: String = "", summaryArgumentCount: Int = 1, targetContentIdentifier: String? = nil,
        interruptionLevel: InterruptionLevel = .active, relevanceScore: Double = 0, filterCriteria: String? = nil,
        communication: Communication? = nil, intelligentSummary: String = "", isPriority: Bool = false
    ) {
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.attachments = attachments
        self.badge = badge
        self.categoryIdentifier = categoryIdentifier
        self.launchImageName = launchImageName
        self.sound = sound
        self.threadIdentifier = threadIdentifier
        self.userInfo = userInfo
        self.summaryArgument = summaryArgument
        self.summaryArgumentCount = summaryArgumentCount
        self.targetContentIdentifier = targetContentIdentifier
        self.interruptionLevel = interruptionLevel
        self.relevanceScore = relevanceScore
        self.filterCriteria = filterCriteria
        self.communication = communication
        self.intelligentSummary = intelligentSummary
        self.isPriority = isPriority
    }
}

/// UNNotificationInterruptionLevel, with the payload's names (fact: api/interruption-level).
public enum InterruptionLevel: String, Sendable, Hashable, CaseIterable {
    /// `passive` goes to the list without lighting the screen or playing a sound; `active` is the default.
    case passive, active
    /// May break through a Focus and the scheduled summary.
    case timeSensitive = "time-sensitive"
    /// Ignores the mute switch and Do Not Disturb; needs an entitlement.
    case critical
}

/// UNNotificationSound (fact: api/sound).
public struct NotificationSound: Sendable, Hashable {
    /// The file's name; `default` for the system's sound.
    public var name = "default"
    /// Plays even when the device is muted.
    public var isCritical = false
    /// Volume of a critical sound, in 0…1.
    public var volume = 1.0

    public init(name: String = "default", isCritical: Bool = false, volume: Double = 1) {
        self.name = name
        self.isCritical = isCritical
        self.volume = volume
    }
}
