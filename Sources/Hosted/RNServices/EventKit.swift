import RNCoreGraphics
import RNFoundation

// Calendars and reminders that the user keeps to themselves: access is refused, as to an app that didn't ask.

public enum EKEntityType: UInt { case event, reminder }
public enum EKAuthorizationStatus: Int {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}
public enum EKSpan: Int { case thisEvent, futureEvents }
public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

open class EKCalendar: NSObject {
    open var title = ""
    open var cgColor: CGColor! = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
}
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
    open var recurrenceRules: [EKRecurrenceRule]?
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

open class EKEvent: EKCalendarItem {
    public init(eventStore: EKEventStore) {}
    open var startDate: Date! = Date()
    open var endDate: Date! = Date()
    open var isAllDay = false
    open var eventIdentifier: String! { nil }
    open var structuredLocation: EKStructuredLocation?
    open var availability = EKEventAvailability.busy
}

public enum EKEventAvailability: Int { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKRecurrenceFrequency: Int { case daily, weekly, monthly, yearly }
open class EKStructuredLocation: NSObject {
    open var title: String?
    public init(title: String) { self.title = title }
}
open class EKRecurrenceEnd: NSObject {
    public convenience init(end date: Date) { self.init() }
    public convenience init(occurrenceCount count: Int) { self.init() }
}
open class EKRecurrenceRule: NSObject {
    public init(recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {}
}
extension NSNotification.Name {
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

open class EKReminder: EKCalendarItem {
    public init(eventStore: EKEventStore) {}
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var priority = 0
}

/// A store without access: it has no calendars, and saving throws.
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
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        EventLoop.shared.schedule { completion(nil) }
        return predicate
    }
    open func commit() throws { throw CocoaError(.fileWriteNoPermission) }
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}
