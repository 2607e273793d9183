/// What an app may do with notifications, by what it asked for and what the user has set: UNNotificationSettings
/// (fact: api/center), with what its delegate answers.
public struct NotificationSettings: Sendable, Hashable {
    public var authorizationStatus: AuthorizationStatus
    /// Whether anything is shown; false for an app that only asked for sounds and badges.
    public var allowsAlerts: Bool
    public var alertStyle: AlertStyle
    public var allowsSounds: Bool
    public var allowsBadges: Bool
    public var showsInNotificationCenter: Bool
    public var showsOnLockScreen: Bool
    /// Whether the user allows critical alerts, which count only with the entitlement.
    public var allowsCriticalAlerts: Bool
    /// Whether the user lets time-sensitive notifications through, which count only with the entitlement.
    public var allowsTimeSensitive: Bool
    /// Whether the app's notifications wait for the scheduled summary; `nil` is whether the device had one from the
    /// start.
    public var scheduledDelivery: Bool?
    /// Whether the user chose "Deliver Quietly" (fact: api/management.view).
    public var deliversQuietly: Bool
    /// In place of the device's.
    public var showPreviews: ShowPreviewsSetting?
    /// In place of the device's.
    public var grouping: NotificationGrouping?
    /// What the app was signed for.
    public var entitlements: Set<Entitlement>
    /// Whether the app opens a page of its own for "Configure in …".
    public var providesAppNotificationSettings: Bool
    /// What the delegate's `willPresent` answers while the app is in front; nothing without such a method.
    public var willPresent: PresentationOptions

    public init(
        authorizationStatus: AuthorizationStatus = .authorized, allowsAlerts: Bool = true,
        alertStyle: AlertStyle = .banner, allowsSounds: Bool = true, allowsBadges: Bool = true,
        showsInNotificationCenter: Bool = true, showsOnLockScreen: Bool = true, allowsCriticalAlerts: Bool = false,
        allowsTimeSensitive: Bool = true, scheduledDelivery: Bool? = nil, deliversQuietly: Bool = false,
        showPreviews: ShowPreviewsSetting? = nil, grouping: NotificationGrouping? = nil,
        entitlements: Set<Entitlement> = [.timeSensitive], providesAppNotificationSettings: Bool = false,
        willPresent: PresentationOptions = []
    ) {
        self.authorizationStatus = authorizationStatus
        self.allowsAlerts = allowsAlerts
        self.alertStyle = alertStyle
        self.allowsSounds = allowsSounds
        self.allowsBadges = allowsBadges
        self.showsInNotificationCenter = showsInNotificationCenter
        self.showsOnLockScreen = showsOnLockScreen
        self.allowsCriticalAlerts = allowsCriticalAlerts
        self.allowsTimeSensitive = allowsTimeSensitive
        self.scheduledDelivery = scheduledDelivery
        self.deliversQuietly = deliversQuietly
        self.showPreviews = showPreviews
        self.grouping = grouping
        self.entitlements = entitlements
        self.providesAppNotificationSettings = providesAppNotificationSettings
        self.willPresent = willPresent
    }

    /// UNAlertStyle (fact: api/center.alert-style).
    public enum AlertStyle: String, Sendable, Hashable, CaseIterable {
        case none, banner, alert
    }

    /// What Apple lets an app be signed for, by the end of the entitlement's name after
    /// `com.apple.developer.usernotifications.`
    public enum Entitlement: String, Sendable, Hashable, CaseIterable {
        case criticalAlerts = "critical-alerts"
        case timeSensitive = "time-sensitive"
        case communication, filtering
    }

    /// UNNotificationSettings.criticalAlertSetting, as far as it lets anything through.
    var letsCriticalThrough: Bool { allowsCriticalAlerts && entitlements.contains(.criticalAlerts) }

    /// UNNotificationSettings.timeSensitiveSetting, as far as it lets anything through.
    var letsTimeSensitiveThrough: Bool { allowsTimeSensitive && entitlements.contains(.timeSensitive) }

    /// Whether only the list shows what comes: the user chose so, or wasn't asked (fact: api/management.provisional).
    var isQuiet: Bool { authorizationStatus == .provisional || deliversQuietly }
}
