import ArgumentParser
import RenderNotification

/// Reports the truncation of a notification's texts.
struct TruncationCommand: LimitedCommand {
    static let configuration = CommandConfiguration(
        commandName: "truncation",
        abstract: "Says how much of each text is seen in each place, and how long it may be.",
        discussion: """
            Every list takes "all" for all there are. docs/truncation.md explains the figures.

            EXAMPLES
              How long may my title be?
                render-notification truncation payload.json
              With large text, on small phones, as JSON:
                render-notification truncation descriptor.json payload.json \\
                  --devices iphone-se,iphone-8 --content-sizes L,XXXL,AX3 -o cuts.json
            """)

    @Argument(
        help: "Descriptors, and folders of real extensions or their Info.plists; then the payload.",
        completion: .file(extensions: ["json", "apns", "plist"]))
    var files: [String]

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: "Writes JSON for tools; '-' for standard output. Without it, tables for people are printed.",
        completion: .file())
    var path: String?

    @Option(help: "Devices.") var devices: ValueList<DeviceModel> = [Configuration.current.environment.device.model]

    @Option(help: "Generations of iOS.") var styles: ValueList<SystemStyle> = [.ios10, .ios18]

    @Option(help: "Places that the notification is shown in.")
    var presentations: ValueList<Place> = [.expanded, .banner, .lockScreen, .notificationCenter]

    @Option(help: "Text sizes.")
    var contentSizes: ValueList<ContentSizeCategory> = [Configuration.current.environment.device.contentSize]

    @Option(help: "Locales, such as en_US,de,ar.")
    var locales: ValueList<LocaleName> = [LocaleName(Configuration.current.environment.device.locale)]

    @Option(help: "How the device is held.")
    var orientations: ValueList<Orientation> = [Configuration.current.environment.device.orientation]

    @OptionGroup(title: "What all places have") var accessibility: AccessibilityOptions

    @OptionGroup var fonts: FontOptions

    @OptionGroup var configuration: ConfigurationOptions
    @OptionGroup(title: "Notification") var notification: NotificationOptions
    @OptionGroup(title: "Other notifications") var center: CenterOptions
    @OptionGroup var forced: ForceOption
    @OptionGroup var limits: LimitOptions

    func validate() throws {
        if files.isEmpty { throw ValidationError("Name a payload: payload.json") }
        if files.contains("") || path == "" { throw ValidationError("The name of a file is empty.") }
    }

    func run() throws {
        let inputs = files.flatMap(FilePath.descriptors) + notification.files
        try OutputPath.check([path].compactMap(\.self), inputs: inputs + center.files)
        var notification = try notification.notification(files: files, center: center)
        notification.options.isForced = forced.force
        try notification.load()
        var matrix = Matrix(
            styles: styles.values, devices: devices.values, orientations: orientations.values,
            presentations: presentations.values, locales: locales.values.map(\.text), contentSizes: contentSizes.values)
        matrix.base = accessibility.applied(to: matrix.base)
        let fonts = try self.fonts.library(for: files)
        let renderer = try MatrixRenderer(matrix, of: notification) {
            try NotificationRenderer(traits: Device(), fonts: fonts)
        }
        let (report, diagnostics) = try renderer.truncation()
        try Report.check(diagnostics, isStrict: notification.options.isStrict)
        guard let path else {
            print(report.table, terminator: "")
            return
        }
        try AtomicFile.write([.init(text: report.json, path: path)])
    }
}
