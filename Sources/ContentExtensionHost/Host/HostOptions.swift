/// How a host runs.
public struct HostOptions: Sendable, Hashable {
    /// Delivers the notification before `viewWillAppear`, which iOS may do too: it doesn't order the two
    /// (fact: host/lifecycle), and code that depends on the order shows itself.
    public var deliversBeforeAppearing: Bool
    /// Whether reading an attachment without access is an error.
    public var isStrict: Bool
    /// The user's settings for notifications.
    public var center: CenterSettings

    public init(deliversBeforeAppearing: Bool = false, isStrict: Bool = false, center: CenterSettings = .init()) {
        self.deliversBeforeAppearing = deliversBeforeAppearing
        self.isStrict = isStrict
        self.center = center
    }
}
