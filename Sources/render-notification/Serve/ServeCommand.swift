import ArgumentParser
import ContentExtensionHost
import InterfaceBuilder
import Renderer

/// Draws what other programs ask for, one request a line.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Draws what another program asks for, a request on each line.",
        discussion: """
            Requests are JSON objects on standard input, replies come on standard output (docs/serve.md):
              {"requestId": 1, "payload": {"aps": {"alert": "Hello"}}, "output": "out.png"}
              {"requestId":1,"status":"ok","key":"…","sha256":"…","width":750,"height":412,"output":"out.png"}

            EXAMPLE
              render-notification serve --stdio descriptor.json --style ios18 < requests.ndjson
            """)

    @Argument(
        help: "Descriptors, and folders of real extensions or their Info.plists, for requests that name none.",
        completion: .file(extensions: ["json", "plist"]))
    var files: [String] = []

    @Flag(help: "Talks over standard input and output, which is the one way there is.")
    var stdio = false

    @Option(help: "The pictures' format.")
    var format: PictureFormat = .png

    @Option(help: "How hard a PNG is compressed; small takes a few times as long.")
    var encode: PNGEncoder.Effort = .fast

    @Option(help: "The place that the notifications are shown in (docs/presentations.md).")
    var presentation: Presentation = .expanded

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

    func validate() throws {
        if !stdio { throw ValidationError("Say how to talk: serve --stdio") }
        if files.contains("") { throw ValidationError("The name of an input file is empty.") }
        if files.contains("-") { throw ValidationError("Standard input is for requests; a descriptor is a file.") }
    }

    func run() throws {
        let code = Report.catching {
            var session = try ServeSession(self)
            try session.run()
        }
        if code != 0 { throw ExitCode(code) }
    }

    /// What pictures are drawn by.
    /// - Parameter files: the descriptors.
    func settings(files: [String]) throws -> BatchSettings {
        let fonts = try FontLibrary(
            directories: device.fontDir.map { [$0] } ?? [], files: BundledFonts.files(of: files))
        if let wallpaper { _ = try FileReader.read(wallpaper, limit: Limits.imageBytes) }
        return BatchSettings(
            // Requests bring the payloads.
            job: try notification.job(
                files: files + ["payload.json"], locale: device.locale, center: center, presentation: presentation),
            traits: device.traits(),
            composition: CompositionOptions(
                crop: crop, showsFullHeight: fullHeight, wallpaper: wallpaper.map { .image(path: $0) }),
            format: format, scale: device.scale, png: PNGEncoder(effort: encode), fonts: fonts)
    }
}
