/// How the list groups an app's notifications: a choice in Settings (facts-api 8.1).
public enum NotificationGrouping: String, Sendable, Hashable, CaseIterable {
    /// By the app and the thread.
    case automatic
    case byApp = "by-app"
    case off
}

/// When texts of notifications are shown: UNShowPreviewsSetting (facts-api 6).
public enum ShowPreviewsSetting: String, Sendable, Hashable, CaseIterable {
    case always
    /// Only while the device is unlocked.
    case whenAuthenticated = "when-unlocked"
    case never
}
