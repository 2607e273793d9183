/// The command line's settings for all rows of a batch.
package struct BatchSettings: Sendable {
    /// The extensions and the settings of each delivery; the payload comes from the row.
    package var notification: PushNotification
    /// The place where the notifications show.
    package var place: Place
    /// The device and its settings; a row's overrides replace some.
    package var device: Device
    package var composition: CompositionOptions
    package var format: PictureFormat
    /// Pixels per point; the device's own when `nil`.
    package var scale: Double?
    package var png: PNGEncoder
    package var fonts: FontLibrary
    /// The folder of the rows' attachments.
    package var folder: String

    package init(
        notification: PushNotification, in place: Place = .expanded, on device: Device = Device(),
        composition: CompositionOptions = .init(), format: PictureFormat = .png, scale: Double? = nil,
        png: PNGEncoder = PNGEncoder(), fonts: FontLibrary, folder: String = "."
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
