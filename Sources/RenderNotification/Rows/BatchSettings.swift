import ContentExtensionHost
import Renderer

/// What decides pictures besides rows, as the command line says it.
package struct BatchSettings: Sendable {
    /// The extensions and the terms of each delivery; the payload is the row's.
    package var notification: PushNotification
    /// The place where the notifications show.
    package var place: Place
    /// The device and its settings, which a row's overrides change.
    package var device: Device
    package var composition: CompositionOptions
    package var format: PictureFormat
    /// Pixels per point; the device's own when `nil`.
    package var scale: Double?
    package var png: PNGEncoder
    package var fonts: FontLibrary
    /// The folder below which the rows' attachments are.
    package var folder: String

    package init(
        notification: PushNotification, in place: Place = .expanded, on device: Device = Device(),
        composition: CompositionOptions = .init(),
        format: PictureFormat = .png, scale: Double? = nil, png: PNGEncoder = PNGEncoder(), fonts: FontLibrary,
        folder: String = "."
    ) {
        self.notification = notification
        self.place = place
        self.device = device
        self.composition = composition
        self.format = format
        self.scale = scale
        self.png = png
        self.fonts = fonts
        self.folder = folder
    }
}
