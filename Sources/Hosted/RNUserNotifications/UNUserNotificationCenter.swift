import RNFoundation

public struct UNAuthorizationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int { case notSupported, disabled, enabled }
public enum UNShowPreviewsSetting: Int { case always, whenAuthenticated, never }
public enum UNAlertStyle: Int { case none, banner, alert }

/// Everything is allowed, since the notification has been shown.
public class UNNotificationSettings: NSObject {
    public var authorizationStatus: UNAuthorizationStatus { .authorized }
    public var soundSetting: UNNotificationSetting { .enabled }
    public var badgeSetting: UNNotificationSetting { .enabled }
    public var alertSetting: UNNotificationSetting { .enabled }
    public var notificationCenterSetting: UNNotificationSetting { .enabled }
    public var lockScreenSetting: UNNotificationSetting { .enabled }
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    public var alertStyle: UNAlertStyle { .banner }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
}

/// The centre of the extension's app. Its requests and removals reach the tool after the call.
///
/// Its delivered notifications are those of this process. The delegate is never called: it belongs to the app.
public class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()
    public class func current() -> UNUserNotificationCenter { shared }

    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    public var supportsContentExtensions: Bool { true }
    private var categories: Set<UNNotificationCategory> = []
    /// The app's pending requests, as the requests of the current call will leave them.
    private var pending: [UNNotificationRequest] {
        let known = Host.shared.query(.pendingRequests, [:])?[.requests]?.array ?? []
        return Host.shared.requests.reduce(into: known.map { UNNotificationRequest($0) }) { pending, request in
            if let added = request[name: WireRequest.addRequest.rawValue].map({ UNNotificationRequest($0) }) {
                pending.removeAll { $0.identifier == added.identifier }
                if added.trigger != nil { pending.append(added) }
            }
            if let removed = request[name: WireRequest.removePending.rawValue] {
                pending.removeAll { removed.array?.contains(.string($0.identifier)) ?? true }
            }
        }
    }
    /// Notifications that this process has received, in order.
    package var delivered: [UNNotification] = []

    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        EventLoop.shared.schedule { completionHandler(true, nil) }
    }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories = categories
        Host.shared.note(
            "code-not-modelled",
            "setNotificationCategories of an extension isn't taken over; the app's sources are read")
    }

    public func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
        EventLoop.shared.schedule { completionHandler(self.categories) }
    }

    public func notificationCategories() async -> Set<UNNotificationCategory> { categories }

    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        EventLoop.shared.schedule { completionHandler(UNNotificationSettings()) }
    }

    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    public func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        if let json = request.encode() {
            Host.shared.request(.addRequest, json)
        } else {
            Host.shared.note("code-not-modelled", "a request with a location trigger is never delivered")
        }
        let isPast = (request.trigger as? UNCalendarNotificationTrigger).map { $0.nextTriggerDate() == nil } ?? false
        if let handler { EventLoop.shared.schedule { handler(isPast ? UNError(.notificationInvalidNoDate) : nil) } }
    }

    public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        EventLoop.shared.schedule { completionHandler(self.pending) }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        Host.shared.request(.removePending, .array(identifiers.map { .string($0) }))
    }

    public func removeAllPendingNotificationRequests() { Host.shared.request(.removePending, true) }

    public func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        EventLoop.shared.schedule { completionHandler(self.delivered) }
    }

    public func deliveredNotifications() async -> [UNNotification] { delivered }

    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
        Host.shared.request(.removeDelivered, .array(identifiers.map { .string($0) }))
    }

    public func removeAllDeliveredNotifications() {
        delivered = []
        Host.shared.request(.removeDelivered, true)
    }

    /// The badge stays as it is.
    public func setBadgeCount(_ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        if let handler { EventLoop.shared.schedule { handler(nil) } }
    }
}
