/// Options of a host.
public struct HostOptions: Sendable, Hashable {
    /// Delivers the notification before `viewWillAppear`; iOS doesn't define the order (fact: host/lifecycle).
    public var deliversBeforeAppearing: Bool
    /// `true` makes reading an attachment without access an error.
    public var isStrict: Bool
    /// The user's settings for notifications.
    public var center: CenterSettings

    public init(deliversBeforeAppearing: Bool = false, isStrict: Bool = false, center: CenterSettings = .init()) {
        self.deliversBeforeAppearing = deliversBeforeAppearing
        self.isStrict = isStrict
        self.center = center
    }
}
