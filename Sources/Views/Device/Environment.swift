/// Everything outside the notification that determines its picture: device and user settings, time zone, date, network.
public struct Environment: Sendable, Equatable {
    public var device: Device
    /// The identifier of the time zone, such as `Europe/Berlin`.
    public var timeZone: String
    /// Seconds since 1970 at which virtual time begins.
    public var date: Double
    /// The files of remote images and of service extensions' downloads; nothing is fetched from the network.
    public var assets: RemoteAssets
    /// The path of the file that the defaults come from; `nil` for the built-in ones.
    package var configuration: String?

    public init(
        device: Device = Device(), timeZone: String = "GMT", date: Double = Environment.defaultDate,
        assets: RemoteAssets = .init()
    ) {
        self.device = device
        self.timeZone = timeZone
        self.date = date
        self.assets = assets
    }

    /// 9:41 on January 1, 2026, in seconds since 1970; fixed, so that pictures are reproducible.
    public static let defaultDate = 1_767_260_460.0
}
