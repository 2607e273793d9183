/// An app's permissions and settings, UNNotificationSettings (fact: api/center), and its delegate's answers.
public struct NotificationSettings: Sendable, Hashable {
    public var authorizationStatus = AuthorizationStatus.authorized
    /// `false` for an app that only requested sounds and badges: nothing is shown.
    public var allowsAlerts = true
    public var alertStyle = AlertStyle.banner
    public var allowsSounds = true
    public var allowsBadges = true
    public var showsInNotificationCenter = true
    public var showsOnLockScreen = true
    /// `true` if the user allows critical alerts; they need the entitlement as well.
    public var allowsCriticalAlerts = false
    /// `true` if the user allows time-sensitive notifications; they need the entitlement as well.
    public var allowsTimeSensitive = true
    /// `true` if notifications are held for the scheduled summary; `nil` if the device initially had one.
    public var scheduledDelivery: Bool?
    /// `true` if the user chose "Deliver Quietly" (fact: api/management.view).
    public var deliversQuietly = false
    /// The end of "Mute for 1 Hour" or "Mute for Today" in seconds since 1970; `nil` if the user hasn't muted the app.
    public var mutedUntil: Double?
    /// Overrides the device's setting.
    public var showPreviews: ShowPreviewsSetting?
    /// Overrides the device's setting.
    public var grouping: NotificationGrouping?
    /// The entitlements that the app is signed with.
    public var entitlements: Set<Entitlement> = [.timeSensitive, .communication]
    /// `true` if the app opens its own page for "Configure in …".
    public var providesAppNotificationSettings = false
    /// The answer of the delegate's `willPresent` while the app is in the foreground; empty without such a method.
    public var willPresent: PresentationOptions = []

    /// UNAlertStyle (fact: api/center.alert-style).
    public enum AlertStyle: String, Sendable, Hashable, CaseIterable {
        case none, banner, alert
    }

    /// Apple's notification entitlements, named by the part after `com.apple.developer.usernotifications.`
    public enum Entitlement: String, Sendable, Hashable, CaseIterable {
        case criticalAlerts = "critical-alerts"
        case timeSensitive = "time-sensitive"
        case communication, filtering
    }

    /// `true` if critical alerts are both allowed and entitled (UNNotificationSettings.criticalAlertSetting).
    var letsCriticalThrough: Bool { allowsCriticalAlerts && entitlements.contains(.criticalAlerts) }

    /// `true` if time-sensitive notifications are both allowed and entitled
    /// (UNNotificationSettings.timeSensitiveSetting).
    var letsTimeSensitiveThrough: Bool { allowsTimeSensitive && entitlements.contains(.timeSensitive) }

    /// `true` while the user has the app muted.
    /// - Parameter date: seconds since 1970.
    func isMuted(at date: Double) -> Bool { mutedUntil.map { date < $0 } ?? false }

    /// `true` if a setting came with iOS 12.
    var usesIOS12: Bool {
        authorizationStatus == .provisional || deliversQuietly || providesAppNotificationSettings
            || allowsCriticalAlerts || entitlements.contains(.criticalAlerts)
    }

    /// `true` if notifications appear in the list only: the user chose so, or wasn't asked
    /// (fact: api/management.provisional).
    var isQuiet: Bool { authorizationStatus == .provisional || deliversQuietly }
}
