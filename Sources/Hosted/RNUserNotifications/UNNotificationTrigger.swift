import RNCoreLocation
import RNFoundation

public class UNNotificationTrigger: NSObject {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }

    /// The trigger as the tool takes it; `nil` for one that isn't modelled. A push that is added is delivered at once.
    func encode() -> JSON? { .null }

    /// The trigger of a request of the tool; `nil` for none.
    static func make(_ json: JSON) -> UNNotificationTrigger? {
        if json.string == "push" { return UNPushNotificationTrigger(repeats: false) }
        let repeats = json[.repeats]?.bool ?? false
        if let seconds = json[.timeInterval]?.number {
            return UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        }
        return json[.dateMatching].map {
            UNCalendarNotificationTrigger(dateMatching: DateComponents($0), repeats: repeats)
        }
    }
}

public class UNPushNotificationTrigger: UNNotificationTrigger {}

public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval

    /// Raises an exception for an interval that isn't above 0, or of less than 60 seconds that repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
        if !(timeInterval > 0) {
            Host.raise("NSInternalInconsistencyException: time interval must be greater than 0")
        } else if repeats, timeInterval < 60 {
            Host.raise("NSInternalInconsistencyException: time interval must be at least 60 if repeating")
        }
    }

    public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    /// At least the millisecond that the tool takes.
    override func encode() -> JSON? { [.timeInterval: .number(max(0.001, timeInterval)), .repeats: .bool(repeats)] }
}

public class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents

    public init(dateMatching components: DateComponents, repeats: Bool) {
        dateComponents = components
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? {
        var calendar = Calendar.current
        calendar.timeZone = dateComponents.timeZone ?? calendar.timeZone
        return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }

    override func encode() -> JSON? { [.dateMatching: dateComponents.json, .repeats: .bool(repeats)] }
}

/// Never fires: a run has no location.
public class UNLocationNotificationTrigger: UNNotificationTrigger {
    public let region: CLRegion

    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }

    override func encode() -> JSON? { nil }
}

extension DateComponents {
    /// The components that triggers count.
    private static var counted: [WireKey: WritableKeyPath<DateComponents, Int?>] {
        [
            .year: \.year, .month: \.month, .day: \.day, .weekday: \.weekday, .weekdayOrdinal: \.weekdayOrdinal,
            .hour: \.hour, .minute: \.minute, .second: \.second,
        ]
    }

    fileprivate init(_ json: JSON) {
        self.init()
        for (key, path) in Self.counted { self[keyPath: path] = json[key]?.int }
        timeZone = json[.timeZone]?.string.flatMap { TimeZone(identifier: $0) }
    }

    fileprivate var json: JSON {
        if weekOfYear ?? weekOfMonth ?? yearForWeekOfYear != nil {
            Host.shared.note("code-not-modelled", "the weeks of a calendar trigger's components don't count")
        }
        var json = Self.counted.compactMapValues { self[keyPath: $0].map { JSON.integer(Int64($0)) } }
        json[.timeZone] = timeZone.map { .string($0.identifier) }
        return .object(json)
    }
}
