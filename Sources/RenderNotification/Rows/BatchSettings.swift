/// The command line's settings for all rows of a batch.
package struct BatchSettings: Sendable {
    /// The extensions and the settings of each delivery; the payload comes from the row.
    package var notification: PushNotification
    /// The place where the notifications show.
    package var place: Place
    /// The device and its settings; a row's overrides replace some.
    package var device: Device
    package var options: PictureOptions
    package var fonts: FontLibrary
    /// The folder of the rows' attachments.
    package var folder: String

    package init(
        notification: PushNotification, in place: Place = .expanded, on device: Device = Device(),
        options: PictureOptions = .init(), fonts: FontLibrary, folder: String = "."
    ) {
        (self.notification, self.place, self.device) = (notification, place, device)
        (self.options, self.fonts, self.folder) = (options, fonts, folder)
    }

    package var format: PictureFormat { options.format ?? .png }
}
