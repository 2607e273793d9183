import ArgumentParser
import RenderNotification

/// Options for the pictures of rows and requests, without their payloads.
struct RowPictureOptions: ParsableArguments {
    @Option(help: "The pictures' format.") var format = Configuration.current.options.format ?? .png

    @Option(help: "The place that the notifications are shown in (docs/presentations.md).")
    var presentation: Place = .expanded

    @OptionGroup var drawing: DrawingOptions

    @OptionGroup(title: "Device") var device: DeviceOptions
    @OptionGroup(title: "Notification") var notification: NotificationOptions
    @OptionGroup(title: "Other notifications") var center: CenterOptions

    var files: [String] { notification.files + center.files + drawing.files }

    /// The settings for pictures.
    /// - Parameters:
    ///   - descriptors: the files of the extensions.
    ///   - folder: the base folder of files that rows name.
    /// - Throws: the errors in the options' files, `missing-fonts` (69), `jpeg-transparent` (64).
    func settings(files descriptors: [String], folder: String = ".") throws -> BatchSettings {
        try format.check(drawing.crop)
        let options = try drawing.pictureOptions(format: format, scale: device.scale)
        return BatchSettings(
            notification: try notification.notification(files: descriptors + ["payload.json"], center: center),
            in: presentation, on: device.configured, options: options,
            fonts: try drawing.fonts.library(for: descriptors), folder: folder)
    }
}
