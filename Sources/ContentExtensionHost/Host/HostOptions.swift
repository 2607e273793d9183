/// How a host runs.
public struct HostOptions: Sendable, Hashable {
    /// Delivers the notification before `viewWillAppear`, which iOS may do too: it doesn't order the two
    /// (facts-behaviour 3), and code that depends on the order shows itself.
    public var deliversBeforeAppearing: Bool
    /// Whether reading an attachment without access is an error.
    public var isStrict: Bool
    /// What the network answers to service extensions.
    public var assets: RemoteAssets

    public init(deliversBeforeAppearing: Bool = false, isStrict: Bool = false, assets: RemoteAssets = .init()) {
        self.assets = assets
        self.deliversBeforeAppearing = deliversBeforeAppearing
        self.isStrict = isStrict
    }
}
