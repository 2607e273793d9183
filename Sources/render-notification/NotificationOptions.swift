import ArgumentParser
import RenderNotification

/// The delivery and its conditions.
struct NotificationOptions: ParsableArguments {
    @Option(
        name: .customLong("bind"),
        help: ArgumentHelp(
            "What the code of a real extension would do with its outlets (docs/extension.md); again for the next folder.",
            valueName: "bindings.json"), completion: .file(extensions: ["json"]))
    var bindings: [String] = []

    @OptionGroup var code: CodeOptionGroup

    @Option(
        name: .customLong("attachment"),
        help: ArgumentHelp("Attaches a file, as a service extension would.", valueName: "id=path"))
    var attachments: [String] = []

    @Option(
        name: .customLong("asset"),
        help: ArgumentHelp(
            "The file at an address, for remote images and a service extension's downloads; nothing is ever fetched.",
            valueName: "url=path"))
    var assets: [String] = []

    @Option(
        name: .customLong("asset-latency"),
        help: ArgumentHelp("The virtual seconds that a download takes.", valueName: "url=seconds"))
    var assetLatencies: [String] = []

    @Option(
        name: .customLong("asset-failure"),
        help: ArgumentHelp("Why a download fails, such as \"timed out\".", valueName: "url=reason"))
    var assetFailures: [String] = []

    @Option(
        name: .customLong("app-name"), help: "The name of the app in whose name a notification without an extension is."
    )
    var appName: String?

    @Option(
        name: .customLong("app-icon"), help: ArgumentHelp("That app's icon.", valueName: "icon.png"),
        completion: .file(extensions: ["png", "jpg"]))
    var appIcon: String?

    @Option(
        name: .customLong("date"), help: "When the notification arrives: 2026-01-01T09:41:00Z, or seconds since 1970.")
    var date: String?

    @Option(name: .customLong("time-zone"), help: "The zone that dates are written in, such as Europe/Berlin.")
    var timeZone = Configuration.current.environment.timeZone

    @Flag(
        name: .customLong("receive-first"),
        help: "Calls didReceive(_:) before viewWillAppear(), which iOS may do as well.")
    var receiveFirst = false

    @Flag(name: .customLong("strict"), inversion: .prefixedNo, help: "Takes warnings for errors.")
    var strict = Configuration.current.isStrict

    func validate() throws {
        for (option, value, entries) in [
            ("--asset", "path", assets), ("--asset-latency", "seconds", assetLatencies),
            ("--asset-failure", "reason", assetFailures),
        ] {
            guard let entry = entries.first(where: { !$0.contains("=") }) else { continue }
            throw ValidationError("\(option) takes url=\(value); \"\(entry)\" has no '='.")
        }
        if let latency = assetLatencies.first(where: { Self.seconds($0) == nil }) {
            throw ValidationError(
                "--asset-latency takes url=seconds, up to \(JSONValue.text(of: Limits.advanceSeconds)); \"\(latency)\" has none."
            )
        }
        if let date, ISODate.seconds(date) == nil {
            throw ValidationError("--date is like 2026-01-01T09:41:00Z, or seconds since 1970; \"\(date)\" is neither.")
        }
        if !LocalizedFormat.isTimeZone(timeZone) {
            throw ValidationError("--time-zone is a name such as Europe/Berlin; there is no \"\(timeZone)\".")
        }
    }

    var files: [String] {
        bindings + assets.map { Self.atAddress($0).1 } + attachments.map { AttachmentReference(option: $0).path }
            + [appIcon].compactMap(\.self)
    }

    /// The notification from the command line's files: the last is the payload, the others are extensions.
    func notification(files: [String], center: CenterOptions) throws -> PushNotification {
        let payload = files.last ?? "-"
        let date = date.flatMap(ISODate.seconds) ?? Configuration.current.environment.date
        let (extensions, spareBindings) = ContentExtension.paired(
            Array(files.dropLast()), bindings, runningCode: code.runCode)
        var notification = PushNotification(
            payload: PastDelivery.hasLines(payload) ? PayloadSource(nil) : .file(payload), extensions: extensions,
            attachments: attachments.map { AttachmentReference(option: $0) }, assets: try remoteAssets(),
            timeZone: timeZone, date: date, delivered: try center.deliveries(with: payload, now: date),
            isLocked: center.locked,
            options: HostOptions(
                deliversBeforeAppearing: receiveFirst, isStrict: strict,
                center: try center.userSettings(isStrict: strict), app: try app()))
        notification.steps = center.steps
        notification.configuration = Configuration.current.environment.configuration
        notification.spareBindings = spareBindings
        notification.compiler = code.swiftCompiler
        notification.compileSeconds = code.compileTimeout
        // Standard input must be read to tell a payload from one payload per line.
        if payload == FileReader.standardInput { try notification.readPayload() }
        if notification.payload.delivery == nil, !attachments.isEmpty {
            throw InputError(
                Diagnostic(
                    .error, "attachment-with-lines", "--attachment is for one payload, and this has one a line",
                    at: SourceSpan(file: FilePath.shownName(of: payload)), hint: "name attachments in the lines",
                    exit: .usage))
        }
        return notification
    }

    /// The app of a notification without an extension.
    /// - Throws: an error of reading its icon.
    private func app() throws -> AppInfo? {
        let standard = Configuration.current.app
        guard appName != nil || appIcon != nil else { return standard }
        if let appIcon { _ = try FileReader.read(appIcon, limit: Limits.movieBytes) }
        return AppInfo(
            name: appName ?? standard?.name ?? "App", iconPath: appIcon ?? standard?.iconPath)
    }

    /// The files and network conditions that options give for remote addresses.
    private func remoteAssets() throws -> RemoteAssets {
        var network = RemoteAssets()
        func change(_ url: String, _ change: (inout RemoteAsset) -> Void) {
            var asset = network[url] ?? RemoteAsset(url: url)
            change(&asset)
            network[url] = asset
        }
        for (url, path) in assets.map(Self.atAddress) {
            _ = try FileReader.read(path, limit: Limits.movieBytes)
            change(url) { $0.path = path }
        }
        for latency in assetLatencies { change(Self.atAddress(latency).0) { $0.latency = Self.seconds(latency) ?? 0 } }
        for (url, reason) in assetFailures.map(Self.atAddress) { change(url) { $0.failure = reason } }
        return network
    }

    private static func seconds(_ latency: String) -> Double? {
        Double(atAddress(latency).1).flatMap { (0...Limits.advanceSeconds).contains($0) ? $0 : nil }
    }

    /// Splits at the last "=": addresses contain it more often than paths.
    private static func atAddress(_ option: String) -> (String, String) { pair(option, at: option.lastIndex(of: "=")) }

    static func pair(_ text: String, at divider: String.Index?) -> (String, String) {
        guard let divider else { return (text, "") }
        return (String(text[..<divider]), String(text[text.index(after: divider)...]))
    }
}
