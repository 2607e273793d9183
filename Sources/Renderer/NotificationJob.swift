import ContentExtensionHost

/// Everything that decides one picture besides the device: the files, and what the user does with the notification. A short
/// way to say a scenario that delivers one notification, expands it, and goes on from there.
public struct NotificationJob: Sendable {
    /// The installed extensions: descriptors, folders of real extensions, their Info.plists.
    public var descriptors: [String]
    /// What the code of the real extensions would do: a bindings.json for each, in their order; a guess where there is
    /// none.
    public var bindings: [String]
    /// The payload, or `-` for standard input.
    public var payload: String
    /// The payload itself, in place of the file's contents.
    package var payloadBytes: [UInt8]?
    /// What is delivered in place of the payload's file.
    package var delivery: ScenarioDelivery?
    /// The device's settings where they aren't the job's.
    package var overrides = ScenarioSettings()
    /// Whether standard input turned out to have one notification a line.
    package var isInputDelivered = false
    /// What was delivered before the payload, in any order; where the payload is a file of lines, they are all in here.
    public var delivered: [PastDelivery]
    /// Whether the device is locked before anything is delivered; in `lockScreen` it always is.
    public var isLocked: Bool
    /// Where the notification is shown; it is opened for `expanded` alone.
    public var presentation: Place
    /// What happens once the notification is there, in order.
    public var steps: [ScenarioStep]
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

    public init(
        descriptors: [String], bindings: [String] = [], payload: String, delivered: [PastDelivery] = [],
        isLocked: Bool = false, presentation: Place = .expanded, steps: [ScenarioStep] = [],
        attachments: [AttachmentReference] = [], assets: RemoteAssets = .init(), locale: String = "en_US",
        timeZone: String = "GMT", date: Double = ScenarioSettings.defaultDate, options: HostOptions = .init()
    ) {
        self.descriptors = descriptors
        self.bindings = bindings
        self.payload = payload
        self.delivered = delivered
        self.isLocked = isLocked
        self.presentation = presentation
        self.steps = steps
        self.attachments = attachments
        self.assets = assets
        self.locale = locale
        self.timeZone = timeZone
        self.date = date
        self.options = options
    }

    /// Reads the payload's file, so that it is the same however often the job is run. What standard input holds may be a
    /// payload, or one a line.
    /// - Throws: `InputError` when it can't be read, or with what is wrong with the lines.
    public mutating func readPayload() throws(InputError) {
        guard !hasLines, payloadBytes == nil else { return }
        let isInput = payload == FileReader.standardInput
        let bytes = try FileReader.readInput(payload, limit: isInput ? Limits.scenarioBytes : Limits.payloadBytes)
        guard isInput, PastDelivery.hasLines(bytes) else {
            if bytes.count > Limits.payloadBytes {
                throw InputError(FileReader.tooLarge(payload, limit: Limits.payloadBytes))
            }
            payloadBytes = bytes
            return
        }
        let name = FilePath.shownName(of: payload)
        delivered += try PastDelivery.decode(lines: bytes, file: name, folder: ".", now: date)
        isInputDelivered = true
    }

    /// Whether the payload has one notification a line, which are all in `delivered`.
    package var hasLines: Bool { isInputDelivered || PastDelivery.hasLines(payload) }

    /// The job as a scenario; its paths are relative to the working directory.
    public var scenario: Scenario {
        var settings = overrides
        settings.locale = settings.locale ?? locale
        settings.timeZone = settings.timeZone ?? timeZone
        settings.date = (settings.date ?? date) - span
        return Scenario(
            file: payload, extensions: descriptors.map { Spanned($0) }, bindings: bindings.map { Spanned($0) },
            settings: settings, options: options,
            assets: assets.urls.compactMap { assets[$0] }.map { asset in
                ScenarioAsset(
                    url: asset.url, path: asset.path.map { Spanned($0) }, latency: asset.latency, failure: asset.failure
                )
            },
            steps: arrivals + opening + steps)
    }

    /// Seconds from the first delivery to the moment that is looked at.
    private var span: Double { delivered.map(\.ago).max() ?? 0 }

    /// What reaches the device, each at its time.
    private var arrivals: [ScenarioStep] {
        var steps: [ScenarioStep] = []
        if isLocked || presentation == .lockScreen { steps.append(ScenarioStep(.host(.lock))) }
        var left = span
        func wait(until ago: Double) {
            if ago < left { steps.append(ScenarioStep(.wait(left - ago))) }
            left = ago
        }
        // Of those that came at the same time, the later in the order of the files is the newer.
        let inOrder = delivered.enumerated().sorted { ($1.element.ago, $0.offset) < ($0.element.ago, $1.offset) }
        for (_, past) in inOrder {
            wait(until: past.ago)
            steps.append(ScenarioStep(.deliver(past.delivery)))
        }
        wait(until: 0)
        if let delivery {
            var delivery = delivery
            // As a payload's, which come before the command line's.
            delivery.attachments += attachments.map { Spanned($0) }
            steps.append(ScenarioStep(.deliver(delivery)))
        } else if !hasLines {
            let source: ScenarioDelivery.PayloadSource =
                payloadBytes.map { .bytes($0, file: FilePath.shownName(of: payload)) } ?? .file(Spanned(payload))
            steps.append(
                ScenarioStep(.deliver(ScenarioDelivery(source, attachments: attachments.map { Spanned($0) }))))
        }
        return steps
    }

    /// What brings the notification to where it is shown.
    private var opening: [ScenarioStep] {
        switch presentation {
        case .expanded: [ScenarioStep(.host(.expand()))]
        case .swipe: [ScenarioStep(.host(.swipe(nil)))]
        case .banner, .lockScreen, .notificationCenter, .group, .manage, .prompt, .screen: []
        }
    }

    /// What came of a job.
    public struct Outcome {
        private let outcome: ScenarioOutcome
        /// What the place shows, made once for everything that is asked of it.
        let shown: PresentationState
        /// Where the notification is shown.
        public var presentation: Place { shown.presentation }

        init(_ outcome: ScenarioOutcome, _ presentation: Place) {
            self.outcome = outcome
            shown = PresentationState(presentation, scene: outcome.scene, center: outcome.centerModel)
        }

        /// The files that inputs name.
        var namedFiles: [NamedFile] { outcome.namedFiles }
        /// Whether the notification names files.
        var readsFiles: Bool { outcome.readsFiles }
        /// Their paths.
        package var inputs: [String] { outcome.inputs }
        /// What is on the screen at the end.
        public var scene: Scene { outcome.scene }
        /// What the short looks and the list show at the end.
        public var center: CenterScene { presentation == .expanded ? outcome.center : shown.center }
        /// What happened, from the payload on.
        public var trace: Trace { outcome.trace }
        /// What was guessed that the code of the real extensions does: the first one's bindings.json; `nil` when all
        /// of them have one.
        public var guessedBindings: JSONValue? { outcome.guessedBindings }
        /// Everything that was odd, in the order in which it was found.
        public var diagnostics: [Diagnostic] { outcome.diagnostics + [emptiness].compactMap(\.self) }

        /// Everything that was odd, with what the renderer found since: an image that can't be drawn is reported where
        /// an input names it.
        public func diagnostics(with renderer: NotificationRenderer) -> [Diagnostic] {
            diagnostics + renderer.diagnostics.map { $0.placed(among: outcome.namedFiles) }
        }
    }

    /// Loads the files, expands the notification and does what the user does.
    /// - Throws: `InputError` with what stops it, an error in the host among that; what doesn't is in the outcome's
    ///   diagnostics.
    public func run(on renderer: NotificationRenderer) throws -> Outcome {
        try run(on: renderer, cache: ScenarioCache(remembersHeights: false))
    }

    /// - Parameter cache: what is kept of jobs before, which have the same extensions.
    func run(on renderer: NotificationRenderer, cache: ScenarioCache) throws -> Outcome {
        let outcome = try renderer.timings.measure(.host) {
            try ScenarioRunner(scenario, on: renderer, cache: cache).run(reportsPendingWork: true)
        }
        if outcome.diagnostics.contains(where: { $0.severity == .error }) { throw InputError(outcome.diagnostics) }
        return Outcome(outcome, presentation)
    }
}

extension Diagnostic {
    /// A finding about a file as one about the place that names it.
    func placed(among files: [NamedFile]) -> Diagnostic {
        files.first { $0.path == location?.file }?.placed(self) ?? self
    }
}
