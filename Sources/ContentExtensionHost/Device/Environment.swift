/// Everything around a notification that decides its picture: the device with its user's settings, the zone, the moment
/// and the network. It is made once and passed down.
public struct Environment: Sendable, Equatable {
    public var device: Device
    /// The identifier of the zone that dates are written in, such as `Europe/Berlin`.
    public var timeZone: String
    /// Seconds since 1970 at which the device's virtual time begins.
    public var date: Double
    /// The files at the addresses of remote images and of service extensions' downloads; nothing is ever fetched.
    public var assets: RemoteAssets

    public init(
        device: Device = Device(), timeZone: String = "GMT", date: Double = Environment.defaultDate,
        assets: RemoteAssets = .init()
    ) {
        self.device = device
        self.timeZone = timeZone
        self.date = date
        self.assets = assets
    }

    /// 9:41 on the first day of 2026, in seconds since 1970, so that pictures don't depend on when they are made.
    public static let defaultDate = 1_767_260_460.0
}
