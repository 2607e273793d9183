/// A push notification with the content extensions that may draw it: `render(on:as:)` is its picture.
///
///     let rendering = try Notification(payload: .file("rooftop.apns"), extensions: [.folder("Invite")])
///         .render(on: .iPhone16Pro.dark, as: .expanded)
///
/// The short name `Notification` works in expressions beside Foundation; as a type, write `PushNotification`.
public struct PushNotification: Sendable {
    /// The payload as APNs delivers it, or as `xcrun simctl push` takes it.
    public var payload: PayloadSource
    /// The installed extensions; the one that claims the payload's category draws.
    public var extensions: [ContentExtension]
    /// Files attached besides those that the payload names, as a service extension would attach them.
    public var attachments: [AttachmentReference]
    /// Local files, by URL, in place of remote images and downloads of service extensions; nothing is ever fetched.
    public var assets: RemoteAssets
    /// The identifier of the time zone for dates, such as `Europe/Berlin`.
    public var timeZone: String
    /// The time of delivery, in seconds since 1970.
    public var date: Double
    /// Notifications that were delivered before, in any order.
    public var delivered: [PastDelivery]
    /// Locks the device before the first delivery; `Place.lockScreen` implies it.
    public var isLocked: Bool
    /// Options of the host, such as the user's notification settings.
    public var options: HostOptions
    /// The base folder of relative paths.
    public var folder: String
    /// The bindings beyond the number of real extensions, which is an error.
    package var spareBindings: [String] = []
    /// The `swiftc` for extensions' own code; `nil` for that on PATH.
    package var compiler: String?
    /// Seconds for compiling that code; `nil` for a minute.
    package var compileSeconds: Double?
    /// The steps that open the list's stacks and rows, before the steps of a render.
    package var steps: [ScenarioStep] = []
    /// The path of the configuration that defaults come from, for the trace.
    package var configuration: String?
    /// Settings that override those of the device.
    package var overrides = ScenarioSettings()

    /// - Parameter file: a file in the base folder, such as `#filePath`; the working directory when `nil`.
    public init(
        payload: PayloadSource, extensions: [ContentExtension] = [], attachments: [AttachmentReference] = [],
        assets: RemoteAssets = .init(), timeZone: String = "GMT", date: Double = Environment.defaultDate,
        delivered: [PastDelivery] = [], isLocked: Bool = false, options: HostOptions = .init(),
        relativeTo file: String? = nil
    ) {
        self.payload = payload
        self.extensions = extensions
        self.attachments = attachments
        self.assets = assets
        self.timeZone = timeZone
        self.date = date
        self.delivered = delivered
        self.isLocked = isLocked
        self.options = options
        folder = file.map(FilePath.folder(of:)) ?? "."
    }
}

public typealias Notification = PushNotification
