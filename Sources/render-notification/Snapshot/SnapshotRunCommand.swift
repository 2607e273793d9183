import ArgumentParser
import PlatformFoundation
import RenderNotification
import SnapshotComparison

/// Renders the cases, and compares them with their references.
struct SnapshotRunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Renders the cases, and compares them with their references (the default).",
        discussion: """
            A case is a payload beside a descriptor.json or in its folder payloads, a scenario,
            or an entry of cases.json (docs/snapshot-testing.md). It ends with 0 when all are
            as their references, 1 when something differs or was just recorded, and 66 when
            references are missing.

            EXAMPLES
              Record what is missing, then compare, on two devices in light and dark:
                render-notification snapshot Notifications --devices iphone-se,iphone-16-pro \\
                  --appearances light,dark
              In CI, with a page that shows what changed:
                render-notification snapshot Notifications --record never \\
                  --report report.html --junit snapshots.xml --summary comment.md
              Accept what changed on purpose:
                render-notification snapshot accept invite/rooftop
            """)

    @Argument(
        help: "Folders of extensions with their payloads, lists of cases, and scenarios.",
        completion: .file(extensions: ["json"]))
    var paths: [String]

    @Option(
        help: "The folder of the references; unless given, __Snapshots__ in the folder of the first path.",
        completion: .directory)
    var references: String?

    @Option(
        help:
            "When references are written: all, failed, missing or never; unless given as SNAPSHOT_TESTING_RECORD says, else never where CI is set, else missing."
    )
    var record: RecordMode?

    @Option(help: "Runs a part of the cases: 2/3 is the second of three.") var shard: CaseShard?

    @Option(
        help: "The folder for what differs; by default SNAPSHOT_ARTIFACTS, else \(Artefacts.standardFolder).",
        completion: .directory)
    var artifacts: String?

    @Option(help: "The share of pixels that must match, 0 to 1.") var precision = 1.0

    @Option(help: "How alike the colours of a pixel must be to match, 0 to 1 (docs/snapshot-testing.md).")
    var perceptualPrecision = 1.0

    @Option(help: "Pixels per point, 0.5 to 8; the device's own by default.") var scale: Double?

    @Option(help: "How many cases are rendered at once; by default as many as the cores that may be used.")
    var jobs: Int?

    @OptionGroup(title: "What is written about it") var report: ReportOptions
    @OptionGroup(title: "What cases are rendered on") var axes: MatrixOptions
    @OptionGroup(title: "What all pictures have") var accessibility: AccessibilityOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var code: CodeOptionGroup
    @OptionGroup var configuration: ConfigurationOptions

    func validate() throws {
        if paths.contains("") { throw ValidationError("The name of a file is empty.") }
        if let scale, !(0.5...8).contains(scale) { throw ValidationError("--scale is a number from 0.5 to 8.") }
        if let jobs, !(1...Limits.threads).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to \(Limits.threads).")
        }
        if !(0...1).contains(precision) { throw ValidationError("--precision is a number from 0 to 1.") }
        if !(0...1).contains(perceptualPrecision) {
            throw ValidationError("--perceptual-precision is a number from 0 to 1.")
        }
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let settings = try settings()
        let finder = SnapshotFolder(settings: settings)
        let cases = try paths.flatMap { try finder.cases(at: $0) }
        let chosen = artifacts ?? environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
        let artefacts = Artefacts(folder: chosen ?? Artefacts.standardFolder)
        var runner = SnapshotRunner(references: references ?? Self.references(of: paths[0]), artefacts: artefacts)
        runner.mode = try record ?? RecordMode(environment: environment)
        runner.code = settings.code
        runner.threads = jobs
        let bar = ProgressBar()
        runner.progress = { bar.show($0, of: $1) }
        defer { bar.clear() }
        try artefacts.clear()
        let result = try runner.run(cases, shard: shard)
        bar.clear()
        try artefacts.write(report: result.json.prettyText())
        try report.write(result)
        try ReportOptions.finish(result)
    }

    private static func references(of path: String) -> String {
        FilePath.joined(FolderReader.isFolder(path) ? path : FilePath.folder(of: path), "__Snapshots__")
    }

    private func settings() throws -> SnapshotSettings {
        var settings = SnapshotSettings(
            device: accessibility.applied(to: Configuration.current.environment.device),
            options: try drawing.pictureOptions(format: .png, scale: scale))
        (settings.styles, settings.devices) = (axes.styles.values, axes.devices.values)
        (settings.orientations, settings.places) = (axes.orientations.values, axes.presentations.values)
        settings.locales = axes.locales.values.map(\.text)
        (settings.appearances, settings.contentSizes) = (axes.appearances.values, axes.contentSizes.values)
        if precision < 1 || perceptualPrecision < 1 {
            settings.tolerance = PictureTolerance(
                precision: precision, perceptualPrecision: perceptualPrecision, origin: "the command line")
        }
        settings.code = code.options
        return settings
    }
}

extension RecordMode: ExpressibleByArgument {}

extension CaseShard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
