import ArgumentParser
import Batch
import CommandOptions
import ExtensionFolders
import RenderNotification

/// Checks descriptors and payloads without writing anything.
struct ValidateCommand: LimitedCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate", abstract: "Checks extensions, payloads, and both together.",
        discussion: """
            EXAMPLES
              render-notification validate descriptor.json
              render-notification validate descriptor.json payloads/*.json
              render-notification validate --strict MyExtension/Info.plist push.apns
            """)

    @Argument(
        help:
            "Descriptors, Info.plists or folders; payloads: files that end in .apns, have a top-level \"aps\" or are a request to a push service; rows: .ndjson, .jsonl and .csv.",
        completion: .file(extensions: ["json", "apns", "plist", "ndjson", "csv"]))
    var files: [String]

    @Option(
        name: .customLong("bind"),
        help: ArgumentHelp("What the code of a real extension would do with its outlets.", valueName: "bindings.json"),
        completion: .file(extensions: ["json"]))
    var bindings: [String] = []

    @Option(
        name: .customLong("device"),
        help: "A device to look at, again for a further one; by default iPhones of five widths.")
    var devices: [DeviceModel] = []

    @Option(help: "The generation of iOS.") var style = Configuration.current.environment.device.style

    @Option(help: "The text size.") var contentSize = Configuration.current.environment.device.contentSize

    @Option(help: "The user's locale, such as de_DE.") var locale = Configuration.current.environment.device.locale

    @Flag(inversion: .prefixedNo, help: "Takes warnings for errors.") var strict = Configuration.current.isStrict

    @Option(
        name: .customLong("delivered"),
        help: ArgumentHelp(
            "What was delivered before each payload, such as the start of a Live Activity; again for a further file.",
            valueName: "file"), completion: .file(extensions: ["json", "apns", "ndjson", "jsonl"]))
    var delivered: [String] = []

    @OptionGroup var template: PayloadTemplateOption

    @OptionGroup var code: CodeOptionGroup

    @OptionGroup var configuration: ConfigurationOptions
    @OptionGroup var limits: LimitOptions

    @Option(help: "How findings are told: text for people, json for tools (docs/validate.md).")
    var format: Format = .text

    enum Format: String, NamedValue {
        case text, json
    }

    func run() throws {
        let payloads = files.filter(Self.isPayload)
        let extensions = files.filter { !payloads.contains($0) }
        var notification = PushNotification(
            payload: PayloadSource(nil),
            extensions: ContentExtension.paired(extensions, bindings, runningCode: code.runCode).extensions,
            options: HostOptions(isStrict: strict))
        notification.delivered = try delivered.flatMap { try PastDelivery.read($0, now: notification.date) }
        notification.compiler = code.swiftCompiler
        notification.compileSeconds = code.compileTimeout
        let validator = Validator(
            notification, devices: devices.isEmpty ? Validator.devices : devices,
            settings: Device(contentSize: contentSize, locale: locale, style: style),
            fonts: try FontLibrary(files: BundledFonts.files(of: extensions)))
        var reports = extensions.map { told(validator.check(extension: $0, isLaidOut: payloads.isEmpty)) }
        if let code = reports.map(\.exitCode).max(), code != 0 {
            if format == .text {
                for payload in payloads { print("\(payload): not checked, for want of a descriptor") }
            }
        } else {
            let payloadTemplate = try template.read()
            for payload in payloads {
                guard NotificationRows.areRows(payload) else {
                    reports.append(told(validator.check(payload: payload)))
                    continue
                }
                var rows = try NotificationRows(payload, template: payloadTemplate, idColumn: template.idColumn)
                if format == .text { Report.show([rows.note].compactMap(\.self)) }
                let (folder, hasColumns) = (rows.folder, rows.hasColumns)
                reports.append(
                    told(
                        validator.check(rows: payload, folder: folder, hasColumns: hasColumns) {
                            try rows.next().map { ($0.number, $0.content) }
                        }))
            }
        }
        if format == .json { print(ValidationReport.json(of: reports), terminator: "") }
        if let code = reports.map(\.exitCode).max(), code != 0 { throw ExitCode(code) }
    }

    private func told(_ report: ValidationReport) -> ValidationReport {
        if format == .text {
            Report.show(report.findings)
            let rows = report.rows.map {
                $0.faulty > 0 ? " (\($0.faulty) of \($0.checked) rows)" : " (\($0.checked) rows)"
            }
            print("\(report.file): \(report.isOK ? "ok" : "not ok")\(rows ?? "")")
        }
        return report
    }

    /// `true` for a payload, by its name or contents; an unreadable file is treated as a descriptor.
    private static func isPayload(_ path: String) -> Bool {
        if path.hasSuffix(".apns") || NotificationRows.areRows(path) { return true }
        guard let bytes = try? FileReader.read(path, limit: Limits.descriptorBytes) else { return false }
        return Payload.isPayload(bytes) || Payload.isBareAps(bytes)
    }
}
