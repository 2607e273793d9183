/// The user's notification settings for the device and its apps.
public struct CenterSettings: Sendable, Hashable {
    public var grouping: NotificationGrouping
    public var showPreviews: ShowPreviewsSetting
    /// Mute switch, Do Not Disturb and scheduled summary.
    public var mode: DeviceMode
    /// Settings of single apps by bundle identifier or name. Other apps may do everything except critical alerts.
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
