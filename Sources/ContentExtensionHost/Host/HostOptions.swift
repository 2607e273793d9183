/// Options of a host.
public struct HostOptions: Sendable, Hashable {
    /// Delivers the notification before `viewWillAppear`; iOS doesn't define the order (fact: host/lifecycle).
    public var deliversBeforeAppearing: Bool
    /// `true` makes reading an attachment without access an error.
    public var isStrict: Bool
    /// `true` loads, delivers and shows what iOS wouldn't, with a warning: an extension whose Info.plist it refuses, a
    /// notification for an unknown app, without permission or without a text.
    public var isForced: Bool
    /// The user's settings for notifications.
    public var center: CenterSettings
    /// The app of notifications that are for no extension's app; `nil` for one with the name "App" and no icon.
    public var app: AppInfo?

    public init(
        deliversBeforeAppearing: Bool = false, isStrict: Bool = false, isForced: Bool = false,
        center: CenterSettings = .init(), app: AppInfo? = nil
    ) {
        self.deliversBeforeAppearing = deliversBeforeAppearing
        self.isStrict = isStrict
        self.isForced = isForced
        self.center = center
        self.app = app
    }
}
