@_exported import RNFoundation

/// A notification as the tool sends it. Its date is on the run's clock.
public class UNNotification: NSObject {
    public let date: Date
    public let request: UNNotificationRequest

    package init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }

    package init(_ json: JSON) {
        date = Date(timeIntervalSince1970: json[.date]?.number ?? Host.shared.startDate)
        request = UNNotificationRequest(json[.request] ?? [:])
    }
}

public class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }

    package init(_ json: JSON) {
        identifier = json[.identifier]?.string ?? ""
        content = UNNotificationContent(json[.content] ?? [:])
        trigger = json[.trigger].flatMap { UNNotificationTrigger.make($0) }
    }

    /// The request as the tool takes it; `nil` for one whose trigger isn't modelled.
    func encode() -> JSON? {
        let encoded: JSON? = if let trigger { trigger.encode() } else { .null }
        return encoded.map { [.identifier: .string(identifier), .content: content.encode(), .trigger: $0] }
    }
}

public enum UNNotificationInterruptionLevel: Int { case passive, active, timeSensitive, critical }

public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    var fields: Fields

    /// The content's values; the mutable subclass writes them.
    struct Fields {
        var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = ""
        var launchImageName = "", summaryArgument = ""
        var summaryArgumentCount = 0
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var targetContentIdentifier: String?
        var filterCriteria: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        /// The sender of a communication notification, as the tool has it.
        var communication: JSON?
    }

    public override init() { fields = Fields() }
    init(_ fields: Fields) { self.fields = fields }

    public var title: String { fields.title }
    public var subtitle: String { fields.subtitle }
    public var body: String { fields.body }
    public var badge: NSNumber? { fields.badge }
    public var sound: UNNotificationSound? { fields.sound }
    public var launchImageName: String { fields.launchImageName }
    public var categoryIdentifier: String { fields.categoryIdentifier }
    public var threadIdentifier: String { fields.threadIdentifier }
    public var userInfo: [AnyHashable: Any] { fields.userInfo }
    public var attachments: [UNNotificationAttachment] { fields.attachments }
    public var summaryArgument: String { fields.summaryArgument }
    public var summaryArgumentCount: Int { fields.summaryArgumentCount }
    public var targetContentIdentifier: String? { fields.targetContentIdentifier }
    public var filterCriteria: String? { fields.filterCriteria }
    public var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
    public var relevanceScore: Double { fields.relevanceScore }

    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(fields) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(fields) }

    /// The content as a communication notification.
    public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        var fields = fields
        fields.communication = (provider as? any CommunicationProviding)?.communication ?? fields.communication
        return UNNotificationContent(fields)
    }
}

/// A content that a service extension changes and hands over.
public class UNMutableNotificationContent: UNNotificationContent {
    public override var title: String {
        get { fields.title }
        set { fields.title = newValue }
    }
    public override var subtitle: String {
        get { fields.subtitle }
        set { fields.subtitle = newValue }
    }
    public override var body: String {
        get { fields.body }
        set { fields.body = newValue }
    }
    public override var badge: NSNumber? {
        get { fields.badge }
        set { fields.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { fields.sound }
        set { fields.sound = newValue }
    }
    public override var launchImageName: String {
        get { fields.launchImageName }
        set { fields.launchImageName = newValue }
    }
    public override var categoryIdentifier: String {
        get { fields.categoryIdentifier }
        set { fields.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { fields.threadIdentifier }
        set { fields.threadIdentifier = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { fields.userInfo }
        set { fields.userInfo = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { fields.attachments }
        set { fields.attachments = newValue }
    }
    public override var summaryArgument: String {
        get { fields.summaryArgument }
        set { fields.summaryArgument = newValue }
    }
    public override var summaryArgumentCount: Int {
        get { fields.summaryArgumentCount }
        set { fields.summaryArgumentCount = newValue }
    }
    public override var targetContentIdentifier: String? {
        get { fields.targetContentIdentifier }
        set { fields.targetContentIdentifier = newValue }
    }
    public override var filterCriteria: String? {
        get { fields.filterCriteria }
        set { fields.filterCriteria = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { fields.interruptionLevel }
        set { fields.interruptionLevel = newValue }
    }
    public override var relevanceScore: Double {
        get { fields.relevanceScore }
        set { fields.relevanceScore = newValue }
    }
}

/// An intent that describes a notification: a message or a call.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// An intent with a sender, as the tool takes it.
package protocol CommunicationProviding {
    var communication: JSON? { get }
}
