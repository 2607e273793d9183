/// Where a notification that arrived is shown, and what it does besides.
public struct DeliveryOutcome: Sendable, Hashable {
    /// Whether it comes down as a banner while the device is in use.
    public var showsBanner: Bool
    /// Whether that banner stays until the user does something, as with the style `alert`.
    public var bannerStays: Bool
    /// Whether it is in the list of the notification centre.
    public var isInList: Bool
    /// Whether the locked screen shows it.
    public var isOnLockScreen: Bool
    /// Whether it lights a dark screen.
    public var lightsScreen: Bool
    /// What is heard; `nil` is silence.
    public var sound: NotificationSound?
    /// Whether the number on the app's icon changes.
    public var setsBadge: Bool
    /// Whether it waits for the scheduled summary.
    public var isHeldForSummary: Bool
    /// The level that it has by what the app may do: `active` where it may not be what it was sent as.
    public var level: InterruptionLevel
    /// Why nothing of it is shown; `nil` when something is, or will be.
    public var suppression: Suppression?

    public init(
        showsBanner: Bool = true, bannerStays: Bool = false, isInList: Bool = true, isOnLockScreen: Bool = true,
        lightsScreen: Bool = true,
        sound: NotificationSound? = nil, setsBadge: Bool = true, isHeldForSummary: Bool = false,
        level: InterruptionLevel = .active, suppression: Suppression? = nil
    ) {
        self.showsBanner = showsBanner
        self.bannerStays = bannerStays
        self.isInList = isInList
        self.isOnLockScreen = isOnLockScreen
        self.lightsScreen = lightsScreen
        self.sound = sound
        self.setsBadge = setsBadge
        self.isHeldForSummary = isHeldForSummary
        self.level = level
        self.suppression = suppression
    }

    /// Whether it is gone with its banner.
    var isBannerOnly: Bool { showsBanner && !isInList && !isOnLockScreen }

    /// Why nothing is shown.
    public enum Suppression: String, Sendable, Hashable, CaseIterable {
        /// The app never asked whether it may send notifications.
        case notDetermined = "not-determined"
        case denied
        /// The app is in front, and its delegate doesn't want it shown (fact: host/row.foreground).
        case foreground
        /// Alerts are off, or every place to show them is.
        case alertsOff = "alerts-off"
    }

    /// Nothing at all, for a reason.
    static func nothing(_ reason: Suppression) -> DeliveryOutcome {
        DeliveryOutcome(
            showsBanner: false, isInList: false, isOnLockScreen: false, lightsScreen: false, setsBadge: false,
            suppression: reason)
    }
}
