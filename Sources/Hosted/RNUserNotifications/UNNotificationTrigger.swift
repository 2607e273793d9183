import RNFoundation

public class UNNotificationTrigger: NSObject {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }

    /// The tool sends the kind alone, so a calendar has no components and an interval is 1 s.
    static func named(_ name: String?) -> UNNotificationTrigger? {
        switch name {
        case "push": UNPushNotificationTrigger(repeats: false)
        case "calendar": UNCalendarNotificationTrigger(dateMatching: DateComponents(), repeats: false)
        case "timeInterval": UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
        default: nil
        }
    }
}

public class UNPushNotificationTrigger: UNNotificationTrigger {}

public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

public class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents
    public init(dateMatching components: DateComponents, repeats: Bool) {
        dateComponents = components
        super.init(repeats: repeats)
    }
    public func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
