import ContentExtensionHost
import InterfaceBuilder

/// Everything that decides one picture besides the device: the files, and what the user does with the notification.
public struct NotificationJob: Sendable {
    /// One thing the user does once the notification is expanded.
    public enum Interaction: Sendable, Equatable {
        /// Taps an action by its identifier; one with text input brings the keyboard up.
        case tap(action: String)
        /// Types a text into an action's field and sends it.
        case reply(action: String, text: String)
        /// Taps the extension's play/pause button.
        case tapMediaButton
    }

    /// The installed extensions: descriptors, folders of real extensions, their Info.plists.
    public var descriptors: [String]
    /// What the code of the real extensions would do: a bindings.json for each, in their order; a guess where there is
    /// none.
    public var bindings: [String]
    /// The payload, or `-` for standard input.
    public var payload: String
    /// The payload itself, in place of the file's contents.
    package var payloadBytes: [UInt8]?
    /// In order; no virtual time passes between them.
    public var interactions: [Interaction]
    /// Files attached besides those that the payload names.
    public var attachments: [AttachmentReference]
    /// What is at the addresses of remote images and of service extensions' downloads.
    public var assets: RemoteAssets
    /// Such as `de_DE`; decides string tables, number and date formats.
    public var locale: String
    /// Identifier of the zone that dates are written in.
    public var timeZone: String
    /// Seconds since 1970 at which the device gets the notification.
    public var date: Double
    /// How the host runs.
    public var options: HostOptions

    /// 9:41 on the first day of 2026, so that pictures don't depend on when they are made.
    public static let defaultDate = 1_767_260_460.0

    public init(
        descriptors: [String], bindings: [String] = [], payload: String, interactions: [Interaction] = [],
        attachments: [AttachmentReference] = [],
        assets: RemoteAssets = .init(), locale: String = "en_US", timeZone: String = "GMT",
        date: Double = NotificationJob.defaultDate, options: HostOptions = .init()
    ) {
        self.descriptors = descriptors
        self.bindings = bindings
        self.payload = payload
        self.interactions = interactions
        self.attachments = attachments
        self.assets = assets
        self.locale = locale
        self.timeZone = timeZone
        self.date = date
        self.options = options
    }

    /// What came of a job.
    public struct Outcome {
        /// What is on the screen at the end.
        public var scene: Scene
        /// What happened, from the payload on.
        public var trace: Trace
        /// What was guessed that the code of the real extensions does: the first one's bindings.json; `nil` when all
        /// of them have one.
        public var guessedBindings: JSONValue?
        /// Everything that was odd, in the order in which it was found.
        public var diagnostics: [Diagnostic]
        fileprivate var namedFiles: [NamedFile]

        /// Everything that was odd, with what the renderer found since: an image that can't be drawn is reported where
        /// an input names it.
        public func diagnostics(with renderer: NotificationRenderer) -> [Diagnostic] {
            diagnostics
                + renderer.diagnostics.map { finding in
                    namedFiles.first { $0.path == finding.location?.file }?.placed(finding) ?? finding
                }
        }
    }

    /// Loads the files, expands the notification and does what the user does.
    /// - Throws: `InputError` with what stops it; what doesn't is in the outcome's diagnostics.
    public func run(on renderer: NotificationRenderer) throws(InputError) -> Outcome {
        renderer.startPicture()
        guard descriptors.count <= Limits.descriptors else {
            throw InputError(
                Diagnostic(
                    .error, "too-many-descriptors",
                    "\(descriptors.count) descriptors are given, and at most \(Limits.descriptors) are read",
                    hint: "give those of the app that the payload is for", exit: .refused))
        }
        let findings = DiagnosticCollector(file: payload)
        let installed = try install(findings, isDark: renderer.traits.appearance == .dark)
        let delivery = NotificationDelivery(
            payload: try readPayload(), folder: FilePath.folder(of: payload),
            descriptors: installed.descriptors,
            locale: locale, attachments: attachments, date: date)
        for attachment in delivery.payload.value.attachments + attachments {
            attachment.namedFile(in: delivery.folder).map(findings.add)
        }
        var options = options
        options.assets = assets
        let host = NotificationHost(
            installed: installed.descriptors.map { descriptor in
                InstalledExtension(
                    descriptor: descriptor,
                    environment: DeclarativeEnvironment(
                        locale: locale, timeZone: timeZone, app: descriptor.app, assets: assets, report: findings))
            }, measuring: renderer.measuring, width: renderer.contentWidth, options: options)
        host.send(.deliver(try delivery.arrival()))
        host.send(.expand())
        for interaction in interactions {
            switch interaction {
            case .tap(let action): host.send(.tapAction(action))
            case .reply(let action, let text): host.send(.reply(action, text: text))
            case .tapMediaButton: host.send(.tapMediaButton)
            }
        }
        host.finish()
        let diagnostics = findings.diagnostics + host.diagnostics
        if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
        return Outcome(
            scene: host.scene, trace: host.trace, guessedBindings: installed.guess, diagnostics: diagnostics,
            namedFiles: findings.namedFiles)
    }

    private func readPayload() throws(InputError) -> Loaded<Payload> {
        guard let payloadBytes else { return try Payload.read(payload) }
        return try Payload.decode(payloadBytes, file: payload)
    }

    /// Loads the extensions.
    private func install(
        _ findings: DiagnosticCollector, isDark: Bool
    ) throws(InputError) -> (descriptors: [ExtensionDescriptor], guess: JSONValue?) {
        var installed: [ExtensionDescriptor] = []
        var guess: JSONValue?
        var bindings = bindings[...]
        for path in descriptors {
            var options = ExtensionFolder.Options(locale: locale, isDark: isDark)
            let isReal = ExtensionFolder.isExtension(path)
            if isReal { options.bindings = bindings.popFirst() }
            let loaded = try ExtensionFolder.load(path, options: options)
            loaded.warnings.forEach(findings.add)
            loaded.namedFiles.forEach(findings.add)
            installed.append(loaded.value.descriptor)
            guess = guess ?? loaded.value.guessedBindings
        }
        if let spare = bindings.first {
            throw InputError(
                Diagnostic(
                    .error, "bindings-without-extension",
                    "there is no extension's folder that these bindings could be for",
                    at: SourceLocation(file: spare), hint: "a descriptor.json has its own bindings", exit: .usage))
        }
        return (installed, guess)
    }
}
