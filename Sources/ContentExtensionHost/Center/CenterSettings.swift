/// What the user has set for notifications.
public struct CenterSettings: Sendable, Hashable {
    public var grouping: NotificationGrouping
    public var showPreviews: ShowPreviewsSetting
    /// Mute switch, Do Not Disturb and scheduled summary.
    public var mode: DeviceMode
    /// What is set for single apps, by bundle identifier or name; an app that isn't here may do all but critical alerts.
    public var apps: [String: NotificationSettings]

    public init(
        grouping: NotificationGrouping = .automatic, showPreviews: ShowPreviewsSetting = .always,
        mode: DeviceMode = .init(), apps: [String: NotificationSettings] = [:]
    ) {
        self.grouping = grouping
        self.showPreviews = showPreviews
        self.mode = mode
        self.apps = apps
    }
}
