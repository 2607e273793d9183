/// The user's notification settings for the device and its apps.
public struct CenterSettings: Sendable, Hashable {
    public var grouping: NotificationGrouping
    public var showPreviews: ShowPreviewsSetting
    /// The form of the locked screen's notifications (iOS 16).
    public var lockScreenDisplay: LockScreenDisplay
    /// Mute switch, Do Not Disturb and scheduled summary.
    public var mode: DeviceMode
    /// Settings of single apps by bundle identifier or name. Other apps may do everything except critical alerts.
    public var apps: [String: NotificationSettings]
    /// `true` for a device of iOS 12 with its controls for managing an app's notifications: Manage beside a swiped row,
    /// "…" in the expanded header, suggestions. `nil` shows them if an app's settings hold something that came with
    /// iOS 12; `ios13` has them then, too, but for the suggestions. Later styles have the suggestions alone, for `true`.
    public var offersManagement: Bool?

    public init(
        grouping: NotificationGrouping = .automatic, showPreviews: ShowPreviewsSetting = .always,
        lockScreenDisplay: LockScreenDisplay = .list, mode: DeviceMode = .init(),
        apps: [String: NotificationSettings] = [:], offersManagement: Bool? = nil
    ) {
        self.grouping = grouping
        self.showPreviews = showPreviews
        self.lockScreenDisplay = lockScreenDisplay
        self.mode = mode
        self.apps = apps
        self.offersManagement = offersManagement
    }

    /// `true` if a style shows iOS 12's controls.
    func showsManagement(in style: SystemStyle) -> Bool {
        style.rules.hasManagement && (offersManagement ?? (style.rules.managesUnasked || usesIOS12))
    }

    private var usesIOS12: Bool { apps.values.contains(where: \.usesIOS12) }

    /// `true` if a style asks about notifications that nobody opens.
    func suggestsManagement(in style: SystemStyle) -> Bool {
        offersManagement ?? (style.rules.hasManagement && usesIOS12)
    }
}
