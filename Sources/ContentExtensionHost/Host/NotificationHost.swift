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
    /// The part of the clock that waits for the next trigger.
    let triggerClock: VirtualClock
    package let options: HostOptions
    /// Device, time zone, network, and the date at which virtual time begins.
    package let environment: Environment
    /// The content's width in points.
    package private(set) var width: Double
    private(set) var measuring: any ContentMeasuring
    let installed: [InstalledExtension]
    let router: ExtensionRouter

    /// The steps so far, in order.
    package private(set) var trace = Trace()
    /// The deduplicated findings so far.
    package var diagnostics: [Diagnostic] { findings.diagnostics }
    private var findings = Findings()
    private var queue = EventQueue()
    /// `true` while an extension is being called.
    private(set) var isCalling = false

    /// The notification that is expanded, or being closed.
    private(set) var expanded: ExpandedNotification?
    /// The last scene of the notification that was expanded last, or whose app was opened, with its final phase.
    private(set) var gone: Scene?
    /// The current settings of the device.
    package private(set) var settings: CenterSettings
    var list = DeliveredList()
    var lastArrival = LastArrival()
    var apps: AppModels
    var prompts = PendingPrompts()
    var deviceLock = DeviceLock()
    var services = ServiceRuns()
    var advances = PendingAdvances()
    var pending = PendingRequests()
    var contents = ContentBudget()

    /// Makes a host for a device with extensions.
    /// - Parameter width: the content's width in points.
    package init(
        installed: [InstalledExtension], environment: Environment = .init(), measuring: any ContentMeasuring,
        width: Double, options: HostOptions = .init()
    ) {
        self.installed = installed
        triggerClock = clock.branch()
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
        services.runs.forEach { $0.release() }
    }

    /// A width limited to the valid range, in points.
    private static func usable(width: Double) -> Double { width.isFinite ? min(max(0, width), Limits.points) : 0 }

    /// Handles an event and all that follows. Events sent from inside an extension's call are queued until it returns.
    package func send(_ event: HostEvent) {
        enqueue {
            $0.drainFindings()
            $0.handle(event)
        }
    }

    /// Runs work, then everything queued meanwhile; queues it while other work runs.
    func enqueue(_ work: @escaping (NotificationHost) -> Void) {
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

    /// Runs work unless an event is being handled, which runs pending work at its end.
    func enqueueIfIdle(_ work: @escaping (NotificationHost) -> Void) { if !isHandling { enqueue(work) } }

    /// Runs the queued work. Called at the end of an event and after each timer, while no extension is being called.
    func runEvents() {
        while let work = queue.next() { work(self) }
    }

    /// Runs code of an extension; events that it sends are deferred.
    func calling<Result>(_ body: () throws -> Result) rethrows -> Result {
        isCalling = true
        defer { isCalling = false }
        return try body()
    }

    private func handle(_ event: HostEvent) {
        switch event {
        case .deliver(let arrival): receive(arrival)
        case .expand(let identifier): expand(identifier)
        case .present(let identifier): present(identifier)
        case .load: loadExtension()
        case .tapAction(let identifier): tapAction(identifier)
        case .typeText(let text): touchable("a text was typed")?.type(text)
        case .sendText: touchable("the text was sent")?.sendText()
        case .reply(let identifier, let text): reply(to: identifier, text: text)
        case .cancelTextInput: cancelTextInput()
        case .tapHeader: touchable("the notification was tapped")?.tap(.header)
        case .tapBody: touchable("the notification was tapped")?.tap(.body)
        case .touch(let event): touchable("the content was touched")?.touch(event)
        case .scroll(let offset): touchable("the notification was scrolled")?.scroll(to: offset)
        case .tapMediaButton: touchable("the play/pause button was tapped")?.tapMediaButton()
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

    // MARK: The expanded notification

    /// State of the notification that is or was expanded.
    package var state: HostState {
        if let expanded { return expanded.state }
        if let prompt = deviceLock.prompt { return .passcode(prompt.action) }
        return gone?.phase.state ?? .idle
    }

    func show(_ delivery: Delivery) {
        gone = nil
        expanded = ExpandedNotification(delivery, on: self)
    }

    /// Takes the expanded notification off the screen.
    /// - Parameter last: the last scene.
    func leave(_ last: Scene) { (expanded, gone) = (nil, last) }

    /// Updates the layout after the device was rotated, or its appearance or text size changed.
    /// - Parameters:
    ///   - measuring: measures views with the device's new traits.
    ///   - width: the content's width in points.
    package func traitsChanged(measuring: any ContentMeasuring, width: Double) {
        enqueue { host in
            let old = host.width
            (host.measuring, host.width) = (measuring, Self.usable(width: width))
            host.expanded?.traitsChanged(isTurned: host.width != old)
        }
    }

    // MARK: Settings of the device

    /// Changes a setting.
    private func set(_ setting: CenterSetting) {
        switch setting {
        case .grouping(let grouping): settings.grouping = grouping
        case .showPreviews(let previews): settings.showPreviews = previews
        case .lockScreenDisplay(let display): settings.lockScreenDisplay = display
        case .isMuted(let isMuted): settings.mode.isMuted = isMuted
        case .doNotDisturb(let isOn): settings.mode.doNotDisturb = isOn
        }
        let (name, value) = setting.described
        record(.settingChanged(name, to: value))
    }

    /// Sets the summary's times that iOS suggests, unless the user has set some.
    func suggestSummaryTimes() {
        if settings.mode.summaryTimes.isEmpty {
            settings.mode.summaryTimes = [8, 18].compactMap { TimeOfDay(hour: $0) }
        }
    }

    // MARK: Trace and findings

    /// Appends a step to the trace at the current time.
    package func record(_ kind: TraceEvent.Kind) {
        if trace.append(TraceEvent(time: clock.now, kind: kind)) { return }
        report(
            .warning, "trace-cut",
            "more than \(Limits.traceEvents) steps happened, or long texts were typed, and the trace holds no more",
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
