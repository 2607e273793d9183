import Basics
import Views

/// Hosts notifications as a device does over time: a deterministic state machine with a virtual clock.
///
/// Send events with `send`; afterwards `scene` holds the contents of the screen, `trace` the steps that led there, and
/// `diagnostics` the findings. The host drives any extension through its protocol alone, with a new instance for each
/// expansion. A class, because extensions have identity; confined to one thread.
package final class NotificationHost {
    /// The device's run loop.
    package let clock = VirtualClock()
    package let options: HostOptions
    /// Device, time zone, network, and the date at which virtual time begins.
    package let environment: Environment
    /// The content's width in points.
    package internal(set) var width: Double

    /// The steps so far, in order.
    package private(set) var trace = Trace()
    /// The deduplicated findings so far.
    package var diagnostics: [Diagnostic] { findings.diagnostics }

    let installed: [InstalledExtension]
    let router: ExtensionRouter
    var measuring: any ContentMeasuring

    /// The expansion on the screen, or being closed.
    var shown: Expansion?
    /// The last scene of the expansion closed last, with its final `presentation`.
    var gone: Scene?
    var list = DeliveredList()
    var apps: AppModels
    /// The current settings of the device.
    package internal(set) var settings: CenterSettings
    /// The open authorization prompt.
    var prompt: PendingPrompt?
    var management: Management?
    /// Authorization requests that wait for the open prompt, in order.
    var waitingPrompts: [PendingPrompt] = []
    /// The held notifications and the last summary.
    var summary = PendingSummary()
    /// The user's changes of the list.
    var listState = ListState()
    /// Delivered notifications that the user's gestures have looked at.
    var listWork = 0
    /// The last arrival, including silent ones.
    var latest: Delivery?
    var isLocked = false
    /// The touch that waits for the passcode.
    var lockedTouch: LockedTouch?
    /// Why the last arrival reached nobody; `nil` if it did.
    var refused: Diagnostic?
    /// `true` while an extension is being called.
    var isCalling = false
    /// Seconds to advance after the current advance; `nil` outside of one.
    var timeToCome: Double?
    /// The running service extensions by the order of their start.
    var services: [Int: ServiceRun] = [:]
    var servicesStarted = 0

    private var findings = Findings()
    private var queue = EventQueue()

    /// Makes a host for a device with extensions.
    /// - Parameter width: the content's width in points.
    package init(
        installed: [InstalledExtension], environment: Environment = .init(), measuring: any ContentMeasuring,
        width: Double, options: HostOptions = .init()
    ) {
        self.installed = installed
        self.router = ExtensionRouter(installed.map(\.descriptor), isForced: options.isForced)
        self.measuring = measuring
        self.width = Self.usable(width: width)
        self.environment = environment
        self.options = options
        self.settings = options.center
        self.apps = AppModels(settings: options.center.apps)
        if let file = environment.configuration { record(.configurationRead(file: file)) }
    }

    /// Breaks reference cycles: scheduled work holds its extension, and a service extension holds its run's handler.
    deinit {
        clock.forgetAll()
        services.values.forEach { $0.release() }
    }

    /// A width limited to the valid range, in points.
    static func usable(width: Double) -> Double { width.isFinite ? min(max(0, width), Limits.points) : 0 }

    /// Handles an event and all that follows. Events sent from inside an extension's call are queued until it returns.
    package func send(_ event: HostEvent) {
        perform {
            $0.drainFindings()
            $0.handle(event)
        }
    }

    /// Performs work, then everything queued meanwhile.
    func perform(_ work: @escaping (NotificationHost) -> Void) {
        guard queue.add(work) else {
            return report(
                .warning, "too-many-events",
                "extensions sent more than \(Limits.reentrantEvents) events from inside their calls",
                hint: "look for one that is delivered again by what it causes; the rest was dropped")
        }
        guard !isHandling else { return }
        queue.begin()
        runEvents()
        queue.end()
    }

    /// `true` while an event is handled.
    var isHandling: Bool { queue.isRunning }

    /// Performs work unless an event is being handled, which runs pending work at its end.
    func performIfIdle(_ work: @escaping (NotificationHost) -> Void) { if !isHandling { perform(work) } }

    /// Runs the queued work. Called at the end of an event and after each timer, while no extension is being called.
    func runEvents() {
        while let work = queue.next() { work(self) }
    }

    private func handle(_ event: HostEvent) {
        switch event {
        case .deliver(let arrival): receive(arrival)
        case .expand(let identifier): expand(identifier)
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
        case .dismiss: dismissByUser(besidePlatter: false)
        case .tapBackdrop: dismissByUser(besidePlatter: true)
        case .tapNotification(let identifier): tapShortLook(identifier)
        case .longPressNotification(let identifier): longPressShortLook(identifier)
        case .pullDownBanner: pullDownBanner()
        case .swipeBanner: swipeBanner()
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
        case .tapClearButton(let identifier): tapClearButton(identifier)
        case .swipe(let identifier): swipe(identifier)
        case .clear(let identifier): clear(identifier)
        case .clearGroup(let identifier): clearGroup(identifier)
        case .clearAll: clearAll()
        case .advance(let seconds): advance(by: seconds)
        }
    }

    /// State of the notification that is or was expanded.
    package var state: HostState {
        if let shown { return shown.state }
        if let lockedTouch { return .passcode(lockedTouch.action) }
        return switch gone?.presentation {
        case .dismissed: .dismissed
        case .openedApp: .openedApp
        case .expanded, .nothing, nil: .idle
        }
    }

    /// Appends a step to the trace at the current time.
    func record(_ kind: TraceEvent.Kind) {
        if trace.append(TraceEvent(time: clock.now, kind: kind)) { return }
        report(
            .warning, "trace-cut", "more than \(Limits.traceEvents) steps happened, and the trace holds no more",
            hint: "what happens goes on all the same; split the script to see it")
    }

    /// Adds a finding; repetitions are ignored.
    func report(_ diagnostic: Diagnostic) {
        for new in findings.add(diagnostic) { record(.diagnostic(new)) }
    }

    func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String, hint: String? = nil) {
        report(Diagnostic(severity, code, message, hint: hint))
    }
}
