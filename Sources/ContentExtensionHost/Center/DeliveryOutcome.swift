/// Where a notification that arrived is shown, and what it does besides.
public struct DeliveryOutcome: Sendable, Hashable {
    /// Whether it comes down as a banner while the device is in use.
    public var showsBanner: Bool
    /// Whether it is in the list of the notification centre.
    public var isInList: Bool
    /// Whether the locked screen shows it.
    public var isOnLockScreen: Bool
    /// Whether it lights a dark screen.
    public var lightsScreen: Bool
    /// What is heard; `nil` is silence.
    public var sound: NotificationSound?
    /// Whether it waits for the scheduled summary.
    public var isHeldForSummary: Bool

    public init(
        showsBanner: Bool = true, isInList: Bool = true, isOnLockScreen: Bool = true, lightsScreen: Bool = true,
        sound: NotificationSound? = nil, isHeldForSummary: Bool = false
    ) {
        self.showsBanner = showsBanner
        self.isInList = isInList
        self.isOnLockScreen = isOnLockScreen
        self.lightsScreen = lightsScreen
        self.sound = sound
        self.isHeldForSummary = isHeldForSummary
    }
}
