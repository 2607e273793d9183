/// What a notification says: UNNotificationContent (facts-api 2.1).
public struct NotificationContent: Sendable, Equatable {
    public var title: String
    public var subtitle: String
    public var body: String
    public var attachments: [NotificationAttachment]
    /// `nil` leaves the app's badge unchanged, 0 removes it.
    public var badge: Int?
    public var categoryIdentifier: String
    public var launchImageName: String
    public var sound: NotificationSound?
    public var threadIdentifier: String
    /// For a remote notification the whole payload.
    public var userInfo: JSONValue
    public var summaryArgument: String
    public var summaryArgumentCount: Int
    public var targetContentIdentifier: String?
    public var interruptionLevel: InterruptionLevel
    /// Within 0…1.
    public var relevanceScore: Double
    public var filterCriteria: String?

    public init(
        title: String = "", subtitle: String = "", body: String = "", attachments: [NotificationAttachment] = [],
        badge: Int? = nil, categoryIdentifier: String = "", launchImageName: String = "",
        sound: NotificationSound? = nil, threadIdentifier: String = "", userInfo: JSONValue = .init(.object([])),
        summaryArgument: String = "", summaryArgumentCount: Int = 1, targetContentIdentifier: String? = nil,
        interruptionLevel: InterruptionLevel = .active, relevanceScore: Double = 0, filterCriteria: String? = nil
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
    }
}

/// UNNotificationInterruptionLevel, with the payload's names (facts-api 2.2).
public enum InterruptionLevel: String, Sendable, Hashable, CaseIterable {
    case passive, active
    case timeSensitive = "time-sensitive"
    case critical
}

/// UNNotificationSound (facts-api 5).
public struct NotificationSound: Sendable, Hashable {
    /// The file's name; `default` for the system's sound.
    public var name: String
    public var isCritical: Bool
    /// Within 0…1, of a critical sound.
    public var volume: Double

    public init(name: String = "default", isCritical: Bool = false, volume: Double = 1) {
        self.name = name
        self.isCritical = isCritical
        self.volume = volume
    }
}
