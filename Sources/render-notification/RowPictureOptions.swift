import ArgumentParser
import ContentExtensionHost
import InterfaceBuilder
import RenderNotification
import Renderer

/// What decides the pictures of rows and requests, which bring the payloads.
struct RowPictureOptions: ParsableArguments {
    @Option(help: "The pictures' format.")
    var format: PictureFormat = .png

    @Option(help: "How hard a PNG is compressed; small takes a few times as long.")
    var encode: PNGEncoder.Effort = .fast

    @Option(help: "The place that the notifications are shown in (docs/presentations.md).")
    var presentation: Place = .expanded

    @Option(
        help: "How much is shown: the notification on its backdrop, the platter alone on nothing, the whole screen.")
    var crop: Crop = .notification

    @Flag(help: "Draws all of a notification that is taller than the screen.")
    var fullHeight = false

    @Option(help: "An image to blur behind the notifications.", completion: .file())
    var wallpaper: String?

    @OptionGroup(title: "Device") var device: DeviceOptions
    @OptionGroup(title: "Notification") var notification: NotificationOptions
    @OptionGroup(title: "Other notifications") var center: CenterOptions

    /// Every file that the options say to read.
    var files: [String] { notification.files + center.files + [wallpaper].compactMap { $0 } }

    /// What pictures are drawn by.
    /// - Parameters:
    ///   - descriptors: the files of the extensions.
    ///   - folder: what the files that rows name are below.
    /// - Throws: what is wrong with the options' files, `missing-fonts` (69), `jpeg-transparent` (64).
    func settings(files descriptors: [String], folder: String = ".") throws -> BatchSettings {
        try format.check(crop)
        let fonts = try FontLibrary(
            directories: device.fontDir.map { [$0] } ?? [], files: BundledFonts.files(of: descriptors))
        if let wallpaper { _ = try FileReader.read(wallpaper, limit: Limits.imageBytes) }
        return BatchSettings(
            notification: try notification.notification(files: descriptors + ["payload.json"], center: center),
            in: presentation, on: device.configured,
            composition: CompositionOptions(
                crop: crop, showsFullHeight: fullHeight, wallpaper: wallpaper.map { .image(path: $0) }),
            format: format, scale: device.scale, png: PNGEncoder(effort: encode), fonts: fonts, folder: folder)
    }
}
