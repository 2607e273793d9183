import RNFoundation

// Calendars and reminders that the user keeps to themselves: access is refused, as to an app that didn't ask.

public enum EKEntityType: UInt { case event, reminder }
public enum EKAuthorizationStatus: Int {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int { case thisEvent, futureEvents }
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

open class EKCalendar: NSObject { open var title = "" }
open class EKAlarm: NSObject {
    open var relativeOffset: TimeInterval
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate: Date) { relativeOffset = 0 }
}

open class EKCalendarItem: NSObject {
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open private(set) var alarms: [EKAlarm]?
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

open class EKEvent: EKCalendarItem {
    public init(eventStore: EKEventStore) {}
    open var startDate: Date! = Date()
    open var endDate: Date! = Date()
    open var isAllDay = false
    open var eventIdentifier: String! { nil }
}

open class EKReminder: EKCalendarItem {
    public init(eventStore: EKEventStore) {}
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var priority = 0
}

open class EKEventStore: NSObject {
    open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus { .denied }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }

    private func refuse(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        Host.shared.note("code-not-modelled", "EKEventStore: the device gives no access to calendars")
        EventLoop.shared.schedule { completion(false, nil) }
    }
    open func requestAccess(
        to type: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) { refuse(completion) }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        refuse(completion)
    }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        refuse(completion)
    }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        refuse(completion)
    }
    open func requestAccess(to type: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw CocoaError(.fileWriteNoPermission)
    }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw CocoaError(.fileWriteNoPermission) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw CocoaError(.fileWriteNoPermission)
    }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
}
