import ArgumentParser
import RenderNotification

/// Renders one notification in every combination of devices and settings.
struct MatrixCommand: LimitedCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Renders a notification on several devices at once.",
        discussion: """
            Every list has one value unless it is given; "all" stands for all there are.

            EXAMPLES
              One labelled sheet:
                render-notification matrix descriptor.json payload.json -o sheet.png \\
                  --devices iphone-se,iphone-15 --appearances light,dark \\
                  --content-sizes L,XXL,AX2
              Banners and lock screens of both generations of iOS, in three languages:
                render-notification matrix descriptor.json payload.json -o sheet.png \\
                  --presentations banner,lock-screen --styles all --locales en,ar,ja
              A file for each:
                render-notification matrix descriptor.json payload.json -o pictures/ \\
                  --content-sizes all
            """)

    @Argument(
        help: "Descriptors, and folders of real extensions or their Info.plists; then the payload.",
        completion: .file(extensions: ["json", "apns", "ndjson", "plist"]))
    var files: [String]

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: "The sheet's file, a PNG; a folder, or a name that ends in '/', gets a file for each picture.",
        completion: .file())
    var path: String

    @Option(
        help:
            "Writes how much of each text is seen in each picture, as JSON (docs/truncation.md); '-' for standard output."
    )
    var truncation: String?

    @OptionGroup(title: "What the pictures differ in") var axes: MatrixOptions

    @OptionGroup(title: "What all pictures have") var accessibility: AccessibilityOptions

    @OptionGroup var drawing: DrawingOptions

    @Option(help: "Pixels per point of the devices; by default each device's own, and what a sheet has room for.")
    var scale: Double?

    @Option(help: "How many pictures are drawn at once; by default as many as the cores that may be used.")
    var jobs: Int?

    @OptionGroup var configuration: ConfigurationOptions
    @OptionGroup(title: "Notification") var notification: NotificationOptions
    @OptionGroup(title: "Other notifications") var center: CenterOptions
    @OptionGroup var forced: ForceOption
    @OptionGroup var limits: LimitOptions

    func validate() throws {
        if files.contains("") || path.isEmpty || truncation == "" {
            throw ValidationError("The name of a file is empty.")
        }
        if let scale, !(0.25...8).contains(scale) { throw ValidationError("--scale is a number from 0.25 to 8.") }
        if let jobs, !(1...Limits.threads).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to \(Limits.threads).")
        }
        if path == "-", truncation == "-" {
            throw ValidationError("Only one thing at a time can go to standard output.")
        }
        if !isFolder, path != "-", !path.lowercased().hasSuffix(".png") {
            throw ValidationError(
                "A sheet is written as .png: give \(path) this ending, or end it in '/' for a folder.")
        }
    }

    /// `true` when each picture is written to a file of its own.
    private var isFolder: Bool { path.hasSuffix("/") || FolderReader.isFolder(path) }

    /// Every file that the command line names as input.
    private var inputs: [String] {
        files.flatMap(FilePath.descriptors) + notification.files + center.files + drawing.files
    }

    func run() throws {
        var folder = path
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        if isFolder { try OutputPath.checkFolder(folder) }
        try OutputPath.check([isFolder ? nil : path, truncation].compactMap(\.self), inputs: inputs)
        let options = try drawing.pictureOptions(format: .png, scale: scale)
        var notification = try notification.notification(files: files, center: center)
        notification.options.isForced = forced.force
        try notification.readPayload()
        let fonts = try drawing.fonts.library(for: files)
        let bar = ProgressBar()
        var matrix = axes.matrix
        matrix.base = accessibility.applied(to: matrix.base)
        var renderer = try MatrixRenderer(matrix, of: notification, threads: jobs) {
            try NotificationRenderer(device: Device(), fonts: fonts, ffmpeg: .installed)
        }
        renderer.options = options.composition
        renderer.scale = options.scale
        renderer.png = PNGEncoder(effort: options.effort)
        renderer.progress = { bar.show($0, of: $1) }
        defer { bar.clear() }
        var outputs: [AtomicFile.Output]
        let diagnostics: [Diagnostic]
        if isFolder {
            let found = try renderer.files()
            outputs = found.files.map { .init(bytes: $0.bytes, path: "\(folder)/\($0.path)") }
            diagnostics = found.diagnostics
        } else {
            let found = try renderer.sheet()
            outputs = [.init(bytes: found.png, path: path)]
            diagnostics = found.diagnostics
        }
        bar.clear()
        if let truncation { outputs.append(.init(text: try renderer.truncation().report.json, path: truncation)) }
        try Report.check(diagnostics, isStrict: notification.options.isStrict)
        if isFolder {
            try OutputPath.check(outputs.map(\.path), inputs: inputs)
            try OutputPath.makeFolder(folder)
        }
        try AtomicFile.write(outputs)
    }
}
