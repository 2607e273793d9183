/// An app's permission to send notifications: UNAuthorizationStatus (fact: api/center.status).
public enum AuthorizationStatus: String, Sendable, Hashable, CaseIterable {
    /// The app never asked.
    case notDetermined = "not-determined"
    case denied
    case authorized
    /// The user wasn't asked: everything is delivered quietly until they choose (iOS 12).
    case provisional
    /// Permission of an app clip for some hours (iOS 14).
    case ephemeral
}

/// Capabilities that an app requests: UNAuthorizationOptions, with UIKit's bits
/// (fact: api/center.authorization-options).
public struct AuthorizationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = AuthorizationOptions(rawValue: 1 << 0)
    public static let sound = AuthorizationOptions(rawValue: 1 << 1)
    public static let alert = AuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = AuthorizationOptions(rawValue: 1 << 3)
    /// Sounds that pass the mute switch and Do Not Disturb; needs an entitlement (iOS 12).
    public static let criticalAlert = AuthorizationOptions(rawValue: 1 << 4)
    /// The app has its own page of notification settings (iOS 12).
    public static let providesAppNotificationSettings = AuthorizationOptions(rawValue: 1 << 5)
    /// Quiet delivery without asking the user (iOS 12).
    public static let provisional = AuthorizationOptions(rawValue: 1 << 6)
    public static let announcement = AuthorizationOptions(rawValue: 1 << 7)
    public static let timeSensitive = AuthorizationOptions(rawValue: 1 << 8)

    /// Names in files.
    static let names: KeyValuePairs<String, AuthorizationOptions> = [
        "badge": .badge, "sound": .sound, "alert": .alert, "carPlay": .carPlay, "criticalAlert": .criticalAlert,
        "providesAppNotificationSettings": .providesAppNotificationSettings, "provisional": .provisional,
        "announcement": .announcement, "timeSensitive": .timeSensitive,
    ]
}
