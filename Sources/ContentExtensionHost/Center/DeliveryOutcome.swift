/// The places where an arriving notification is shown, and its other effects.
package struct DeliveryOutcome: Sendable, Hashable {
    /// `true` if it appears as a banner while the device is in use.
    package var showsBanner = true
    /// `true` if the banner stays until the user acts, as with the alert style `alert`.
    package var bannerStays = false
    /// `true` if the notification centre's list shows it.
    package var isInList = true
    /// `true` if the locked screen shows it.
    package var isOnLockScreen = true
    /// `true` if it lights a dark screen.
    package var lightsScreen = true
    /// The sound that is played; `nil` for silence.
    package var sound: NotificationSound?
    /// `true` if it changes the number on the app's icon.
    package var setsBadge = true
    /// `true` if it is held for the scheduled summary.
    package var isHeldForSummary = false
    /// The effective level: `active` where the app isn't allowed to send the requested one.
    package var level = InterruptionLevel.active
    /// The reason why nothing is shown; `nil` if something is, or will be.
    package var suppression: Suppression?

    /// `true` if it disappears together with its banner.
    var isBannerOnly: Bool { showsBanner && !isInList && !isOnLockScreen }

    /// The reason why nothing is shown.
    package enum Suppression: String, Sendable, Hashable, CaseIterable {
        /// The app never asked for authorization.
        case notDetermined = "not-determined"
        case denied
        /// The app is in the foreground and its delegate shows nothing (fact: host/row.foreground).
        case foreground
        /// Alerts are off, or off in every place.
        case alertsOff = "alerts-off"
    }

    /// An outcome without any effect.
    static func nothing(_ reason: Suppression) -> DeliveryOutcome {
        DeliveryOutcome(
            showsBanner: false, isInList: false, isOnLockScreen: false, lightsScreen: false, setsBadge: false,
            suppression: reason)
    }
}
