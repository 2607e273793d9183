/// How the list groups an app's notifications: a choice in Settings (fact: api/grouping).
public enum NotificationGrouping: String, Sendable, Hashable, CaseIterable {
    /// By the app and the thread.
    case automatic
    case byApp = "by-app"
    case off
}

/// When texts of notifications are shown: UNShowPreviewsSetting (fact: api/center.previews).
public enum ShowPreviewsSetting: String, Sendable, Hashable, CaseIterable {
    case always
    /// Only while the device is unlocked.
    case whenAuthenticated = "when-unlocked"
    case never
}
