/// Hosts notifications as a device does over time: a deterministic state machine with a virtual clock.
///
/// Events go in by `send`, and after each one `scene` is what is on the screen, `trace` how it came to be, and
/// `diagnostics` what was odd. The host drives any extension and sees of it only what the protocol shows; each expansion
/// gets a fresh instance. The host has an identity, as the extensions that it drives have; all belong to one thread.
public final class NotificationHost {
    /// The device's run loop.
    public let clock = VirtualClock()
    /// Fixed for the host's life.
    public let options: HostOptions
    /// The device, its zone, its network, and the moment at which virtual time begins.
    public let environment: Environment
    /// The content's width in points.
    public internal(set) var width: Double

    /// What happened so far, in order.
    public private(set) var trace = Trace()
    /// What was odd so far, each thing once.
    public var diagnostics: [Diagnostic] { findings.diagnostics }

    let installed: [InstalledExtension]
    let router: ExtensionRouter
    var measuring: any ContentMeasuring

    /// The expansion whose look is up, or is going.
    var shown: Expansion?
    /// The look that went last, as it was then; only its presentation is different.
    var gone: Scene?
    var list = DeliveredList()
    var apps: AppModels
    /// What the user has set for the whole device, as it is at the moment.
    public internal(set) var settings: CenterSettings
    /// What is up besides the look: the app's question, or what the user may change about its notifications.
    var prompt: PendingPrompt?
    var management: Management?
    /// What apps ask for while another question is up, in their order.
    var waitingPrompts: [PendingPrompt] = []
    /// What waits for the summary, and what the last one brought.
    var summary = PendingSummary()
    /// What the user has done to the list of what is delivered.
    var listState = ListState()
    /// What arrived last, whether or not there was something to show.
    var latest: Delivery?
    var isLocked = false
    /// Whether an extension is in a call.
    var isCalling = false
    /// The seconds that pass after those that are passing; `nil` while none do.
    var timeToCome: Double?
    /// The service extensions at work, by the order in which they were started.
    var services: [Int: ServiceRun] = [:]
    /// How many were started.
    var servicesStarted = 0

    private var findings = Findings()
    private var queue = EventQueue()

    /// Makes a host for a device with extensions on it.
    /// - Parameter width: the content's width in points.
    public init(
        installed: [InstalledExtension], environment: Environment = .init(), measuring: any ContentMeasuring,
        width: Double, options: HostOptions = .init()
    ) {
        self.installed = installed
        self.router = ExtensionRouter(installed.map(\.descriptor))
        self.measuring = measuring
        self.width = Self.usable(width: width)
        self.environment = environment
        self.options = options
        self.settings = options.center
        self.apps = AppModels(settings: options.center.apps)
    }

    /// Work on the clock holds the extension that set it, and a service extension the handler of its own run.
    deinit {
        clock.forgetAll()
        services.values.forEach { $0.release() }
    }

    /// A width that layout can use, in points.
    static func usable(width: Double) -> Double { width.isFinite ? min(max(0, width), Limits.points) : 0 }

    /// Takes an event, and everything that follows from it at once. One that an extension sends while it is called waits
    /// until the call, and what follows from that, is over.
    public func send(_ event: HostEvent) {
        perform {
            $0.drainFindings()
            $0.handle(event)
        }
    }

    /// Does a piece of work, and then what was asked for meanwhile.
    func perform(_ work: @escaping (NotificationHost) -> Void) {
        guard queue.add(work) else {
            report(
                .warning, "too-many-events",
                "extensions sent more than \(Limits.reentrantEvents) events from inside their calls",
                hint: "look for one that is delivered again by what it causes; the rest was dropped")
            return
        }
        guard !isHandling else { return }
        queue.begin()
        runAgenda()
        queue.end()
    }

    /// Whether an event is being handled.
    var isHandling: Bool { queue.isRunning }

    /// Does a piece of work unless others run, which end with it anyway.
    func performIfIdle(_ work: @escaping (NotificationHost) -> Void) {
        if !isHandling { perform(work) }
    }

    /// Does what waits. Called when no extension is in a call: at the end of an event, and after each timer.
    func runAgenda() {
        while let work = queue.next() { work(self) }
    }

    private func handle(_ event: HostEvent) {
        switch event {
        case .deliver(let arrival): receive(arrival)
        case .expand(let identifier): if present(identifier), state == .loading { load() }
        case .present(let identifier): present(identifier)
        case .load: load()
        case .tapAction(let identifier): tapAction(identifier)
        case .typeText(let text): type(text)
        case .sendText: sendText()
        case .reply(let identifier, let text): reply(to: identifier, text: text)
        case .cancelTextInput: cancelTextInput()
        case .tapHeader: tapNotification(.header)
        case .tapBody: tapNotification(.body)
        case .touch(let event): touch(event)
        case .tapMediaButton: tapMediaButton()
        case .dismiss: dismissByUser()
        case .lock: lock()
        case .unlock: unlock()
        case .enterPasscode: enterPasscode()
        case .cancelPasscode: cancelPasscode()
        case .openSettings(let identifier): openSettings(identifier)
        case .set(let setting): set(setting)
        case .openApp(let name): openApp(name)
        case .leaveApp: leaveApp()
        case .requestAuthorization(let name, let options): requestAuthorization(of: name, options)
        case .answerPrompt(let isAllowed): answerPrompt(isAllowed)
        case .openManagement(let identifier): openManagement(.manage, of: identifier)
        case .keep(let identifier): openManagement(.keep, of: identifier)
        case .turnOff(let identifier): openManagement(.turnOff, of: identifier)
        case .chooseManagement(let choice): chooseManagement(choice)
        case .closeManagement: closeManagement()
        case .expandGroup(let identifier): expandGroup(identifier)
        case .collapseGroup(let identifier): collapseGroup(identifier)
        case .swipe(let identifier): swipe(identifier)
        case .clear(let identifier): clear(identifier)
        case .clearGroup(let identifier): clearGroup(identifier)
        case .clearAll: clearAll()
        case .advance(let seconds): advance(by: seconds)
        }
    }

    /// Where the notification that is or was expanded stands.
    public var state: HostState {
        if let shown { return shown.state }
        return switch gone?.presentation {
        case .dismissed: .dismissed
        case .openedApp: .openedApp
        case .expanded, .nothing, nil: .idle
        }
    }

    /// Adds a step to the trace, at the time that it is.
    func record(_ kind: TraceEvent.Kind) {
        if trace.append(TraceEvent(time: clock.now, kind: kind)) { return }
        report(
            .warning, "trace-cut", "more than \(Limits.traceEvents) steps happened, and the trace holds no more",
            hint: "what happens goes on all the same; split the script to see it")
    }

    /// Adds a finding, unless it is known.
    func report(_ diagnostic: Diagnostic) {
        for new in findings.add(diagnostic) { record(.diagnostic(new)) }
    }

    func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String, hint: String? = nil) {
        report(Diagnostic(severity, code, message, hint: hint))
    }
}
