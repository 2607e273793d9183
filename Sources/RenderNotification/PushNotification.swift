import ContentExtensionHost
import Renderer

/// A push notification with the content extensions that may draw it: `render(on:as:)` is its picture.
///
///     let rendering = try Notification(payload: .file("rooftop.apns"), extensions: [.folder("Invite")])
///         .render(on: .iPhone16Pro.dark, as: .expanded)
///
/// In an expression the short name `Notification` works also where Foundation is imported; where a type is written out, write
/// `PushNotification`.
public struct PushNotification: Sendable {
    /// The payload as APNs delivers it, or as `xcrun simctl push` takes it.
    public var payload: PayloadSource
    /// The installed extensions; the one that claims the payload's category draws.
    public var extensions: [ContentExtension]
    /// Files attached besides those that the payload names, as a service extension would attach them.
    public var attachments: [AttachmentReference]
    /// The files at the addresses of remote images and of service extensions' downloads; nothing is ever fetched.
    public var assets: RemoteAssets
    /// The identifier of the zone that dates are written in, such as `Europe/Berlin`.
    public var timeZone: String
    /// Seconds since 1970 at which the device gets the notification.
    public var date: Double
    /// Notifications that were delivered before, in any order.
    public var delivered: [PastDelivery]
    /// Locks the device before anything is delivered; in `Place.lockScreen` it always is.
    public var isLocked: Bool
    /// How the host runs, with the user's settings for notifications.
    public var options: HostOptions
    /// The folder that relative paths begin at.
    public var folder: String
    /// Bindings that no extension is left for, which is an error.
    package var spareBindings: [String] = []
    /// Steps that open the list's stacks and rows, before those that a render asks for.
    package var steps: [ScenarioStep] = []
    /// Settings of the device in place of those that it is rendered on.
    package var overrides = ScenarioSettings()

    /// - Parameter file: a file beside which relative paths begin, such as `#filePath`; the working directory when `nil`.
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
