/// Grouping of an app's notifications in the list, as chosen in Settings (fact: api/grouping).
public enum NotificationGrouping: String, Sendable, Hashable, CaseIterable {
    /// By app and thread.
    case automatic
    case byApp = "by-app"
    case off
}

/// The setting for showing the texts of notifications: UNShowPreviewsSetting (fact: api/center.previews).
public enum ShowPreviewsSetting: String, Sendable, Hashable, CaseIterable {
    case always
    /// Only while the device is unlocked.
    case whenAuthenticated = "when-unlocked"
    case never
}

/// The form of the locked screen's notifications: "Display As" in Settings since iOS 16 (fact: host/row.display).
public enum LockScreenDisplay: String, Sendable, Hashable, CaseIterable {
    /// All groups below one another.
    case list
    /// One pile with the newest on top.
    case stack
    /// The number of notifications alone.
    case count
}
