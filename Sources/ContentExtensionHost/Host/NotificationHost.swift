/// Hosts one expansion of one notification: a deterministic state machine with a virtual clock.
///
/// Events go in by `send`, and after each one `scene` is what is on the screen, `trace` how it came to be, and
/// `diagnostics` what was odd. The host drives any extension and sees of it only what the protocol shows. It has an
/// identity, as the extension that it drives has; both belong to one thread.
public final class NotificationHost {
    /// The app that owns the notification.
    public let app: AppInfo
    /// The category as the app registered it.
    public let category: NotificationCategory?
    /// The content's width in points.
    public let width: Double
    /// Fixed for the host's life.
    public let options: HostOptions
    /// The extension's run loop.
    public let clock = VirtualClock()

    /// What happened so far, in order.
    public private(set) var trace = Trace()
    /// What was odd so far, each thing once.
    public private(set) var diagnostics: [Diagnostic] = []
    /// Changed by `send` alone, and by what the extension asks for meanwhile.
    public internal(set) var state = HostState.idle
    /// The notification that is shown.
    public internal(set) var notification: UserNotification
    /// Whether the notification is still in the list; the default action removes it (facts-behaviour 8).
    public internal(set) var isDelivered = true
    /// What the app's delegate got, in order.
    public internal(set) var appInbox: [NotificationResponse] = []

    var engagement: Engagement?
    /// The system's own player, while no extension engages and there is something to play.
    var mediaPlayer: SystemMediaPlayer?
    /// The virtual time at which the look came up.
    var expandedAt = 0.0
    var actions: [NotificationAction]
    let measuring: any ContentMeasuring

    /// Makes a host for a delivered notification.
    /// - Parameters:
    ///   - engaging: the extension that claims the notification's category, if one does.
    ///   - app: the app that owns the notification.
    ///   - category: its category as the app registered it; without one there are no actions.
    ///   - width: the content's width in points.
    public init(
        engaging hosted: HostedExtension?, app: AppInfo, category: NotificationCategory?,
        notification: UserNotification,
        measuring: any ContentMeasuring, width: Double, options: HostOptions = .init()
    ) {
        self.app = app
        self.category = category
        self.notification = notification
        self.measuring = measuring
        self.width = width.isFinite ? min(max(0, width), Limits.points) : 0
        self.options = options
        actions = []
        guard let hosted else {
            setActions(category?.actions ?? [])
            return
        }
        let initial = ContentHeight.initial(ratio: hosted.attributes.initialContentSizeRatio, width: self.width)
        engagement = Engagement(
            controller: hosted.controller,
            context: ExtensionContext(
                actions: category?.actions ?? [], attachments: SecurityScope(isStrict: options.isStrict), clock: clock),
            attributes: hosted.attributes, height: initial.height)
        setActions(category?.actions ?? [])
        if let problem = initial.problem { report(problem) }
    }

    /// Takes an event, and everything that follows from it at once.
    public func send(_ event: HostEvent) {
        switch event {
        case .expand:
            present()
            if state == .loading { load() }
        case .present: present()
        case .load: load()
        case .tapAction(let identifier): tapAction(identifier)
        case .reply(let identifier, let text): reply(to: identifier, text: text)
        case .cancelTextInput: cancelTextInput()
        case .tapNotification: tapNotification()
        case .tapContent: tapContent()
        case .tapMediaButton: tapMediaButton()
        case .dismiss: dismissByUser()
        case .deliver(let notification): deliver(notification)
        case .advance(let seconds): advance(by: seconds)
        }
    }

    /// Says what is left open, or that nothing is left to see, once no more events come.
    public func finish() {
        switch state {
        case .awaitingCompletion(let response):
            report(
                .note, "completion-pending",
                "the extension never called the completion for \(response.actionIdentifier.quoted()), so its view stays",
                hint: "call it exactly once on every path, or let more time pass")
        case .textInput(let action):
            report(
                .note, "text-input-open", "\(action.identifier.quoted()) waits for its text, which hides the actions",
                hint: "send one with --reply \(action.identifier)=…")
        case .dismissed, .openedApp:
            let end = state == .dismissed ? "the notification was dismissed" : "the app was opened"
            let got = appInbox.last.map { ", and the app got \($0.actionIdentifier.quoted())" } ?? ""
            report(.note, "nothing-left", "\(end)\(got): no notification is left to draw")
        case .idle, .loading, .expanded: break
        }
    }

    /// Adds a step to the trace, at the time that it is.
    func record(_ kind: TraceEvent.Kind) { trace.append(TraceEvent(time: clock.now, kind: kind)) }

    /// Adds a finding, unless it is known.
    func report(_ diagnostic: Diagnostic) {
        guard !diagnostics.contains(diagnostic) else { return }
        diagnostics.append(diagnostic)
        record(.diagnostic(diagnostic))
    }

    func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String, hint: String? = nil) {
        report(Diagnostic(severity, code, message, hint: hint))
    }
}
