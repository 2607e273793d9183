/// How a host runs.
public struct HostOptions: Sendable, Hashable {
    /// Delivers the notification before `viewWillAppear`, which iOS may do too: it doesn't order the two
    /// (fact: host/lifecycle), and code that depends on the order shows itself.
    public var deliversBeforeAppearing: Bool
    /// Whether reading an attachment without access is an error.
    public var isStrict: Bool
    /// What the network answers to service extensions.
    public var assets: RemoteAssets
    /// The generation of iOS.
    public var style: SystemStyle
    /// What the user has set for notifications.
    public var center: CenterSettings
    /// The user's, such as `de_DE`: the system's words and the times of notifications.
    public var locale: String
    /// Identifier of the zone that times are written in.
    public var timeZone: String
    /// Seconds since 1970 at which the device's virtual time begins.
    public var date: Double

    public init(
        deliversBeforeAppearing: Bool = false, isStrict: Bool = false, assets: RemoteAssets = .init(),
        style: SystemStyle = .ios10, center: CenterSettings = .init(), locale: String = "en_US",
        timeZone: String = "GMT", date: Double = ScenarioSettings.defaultDate
    ) {
        self.assets = assets
        self.deliversBeforeAppearing = deliversBeforeAppearing
        self.isStrict = isStrict
        self.style = style
        self.center = center
        self.locale = locale
        self.timeZone = timeZone
        self.date = date
    }
}
