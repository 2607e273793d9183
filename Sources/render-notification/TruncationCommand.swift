import ArgumentParser
import Batch
import CommandOptions
import RenderNotification

/// Reports the truncation of a notification's texts.
struct TruncationCommand: LimitedCommand {
    static let configuration = CommandConfiguration(
        commandName: "truncation",
        abstract: "Says which texts are cut, and how long they may be.",
        discussion: """
            Every list takes "all" for all there are. docs/truncation.md explains the figures.

            EXAMPLES
              How long may my title be?
                render-notification truncation payload.json
              Of which rows is a text cut?
                render-notification truncation descriptor.json rows.csv
              With large text, on small phones, as JSON:
                render-notification truncation descriptor.json payload.json \\
                  --devices iphone-se,iphone-8 --content-sizes L,XXXL,AX3 -o cuts.json
            """)

    @Argument(
        help:
            "Descriptors, and folders of real extensions or their Info.plists; then the payload, or rows: .ndjson, .jsonl or .csv.",
        completion: .file(extensions: ["json", "apns", "plist", "ndjson", "csv"]))
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

    @OptionGroup var template: PayloadTemplateOption

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
        let rowsFile = files.last.flatMap { NotificationRows.areRows($0) ? $0 : nil }
        var notification = try notification.notification(
            files: rowsFile == nil ? files : files.dropLast() + ["payload.json"], center: center)
        if rowsFile != nil { notification.payload = PayloadSource(nil) }
        notification.options.isForced = forced.force
        try notification.readPayload()
        var matrix = Matrix(
            styles: styles.values, devices: devices.values, orientations: orientations.values,
            presentations: presentations.values, locales: locales.values.map(\.text), contentSizes: contentSizes.values)
        matrix.base = accessibility.applied(to: matrix.base)
        let fonts = try self.fonts.library(for: files)
        let renderer = try MatrixRenderer(matrix, of: notification) {
            try NotificationRenderer(device: Device(), fonts: fonts)
        }
        if let rowsFile { return try measure(rowsFile, renderer, notification) }
        let (report, diagnostics) = try renderer.truncation()
        try Report.check(diagnostics, isStrict: notification.options.isStrict)
        guard let path else {
            print(report.table, terminator: "")
            return
        }
        try AtomicFile.write([.init(text: report.json, path: path)])
    }

    /// The rows that are measured at a time, for threads to share.
    private static let rowsAtATime = 64

    /// Measures each row of a file; a row with an error has none of the others left out.
    private func measure(_ file: String, _ renderer: MatrixRenderer, _ notification: PushNotification) throws {
        var input = try NotificationRows(file, template: template.read(), idColumn: template.idColumn)
        Report.show([input.note].compactMap(\.self))
        let name = FilePath.shownName(of: file)
        var (cuts, findings) = (RowCuts(), RowFindings(file: name, hasColumns: input.hasColumns))
        var isEnded = false
        while !isEnded {
            var rows: [(id: String, line: Int, notification: PushNotification, findings: [Diagnostic])] = []
            while rows.count < Self.rowsAtATime {
                guard let row = try input.next() else {
                    isEnded = true
                    break
                }
                do {
                    let place = SourceSpan(file: name, line: row.number)
                    let shown = try notification.showing(line: row.content.get(), at: place, folder: input.folder)
                    rows.append((row.id ?? "", row.number, shown.notification, shown.findings))
                } catch { findings.add(Diagnostic.all(of: error), line: row.number) }
            }
            for (row, found) in zip(rows, try renderer.cutPlaces(of: rows.map(\.notification))) {
                switch found.result {
                case .success(let own): findings.add(row.findings + own, line: row.line)
                case .failure(let error): findings.add(row.findings + error.diagnostics, line: row.line)
                }
                cuts.add(found.places, id: row.id, line: row.line)
            }
        }
        let counted = findings.merged.map { $0.counted(isStrict: self.notification.strict) }
        Report.show(counted)
        if let path {
            try AtomicFile.write([.init(text: cuts.json, path: path)])
        } else {
            print(cuts.table, terminator: "")
        }
        if let error = counted.first(where: { $0.severity == .error }) { throw ExitCode(error.exit.rawValue) }
    }
}
