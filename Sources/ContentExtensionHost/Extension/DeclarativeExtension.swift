/// A content extension whose code is data: the template, bindings and effects of a descriptor.
///
/// Like a view controller it keeps its state: what effects and touches set stays until the next notification.
public class DeclarativeExtension: NotificationContentExtension, TouchHandling {
    /// Set by the host before `viewDidLoad()`.
    public var extensionContext: ExtensionContext?
    /// The program's at each notification, until effects give another; `nil` when neither does.
    public internal(set) var title: String?
    /// In points; the program's, until effects give another.
    public internal(set) var preferredContentSize: Size

    let program: ExtensionProgram
    let environment: DeclarativeEnvironment
    let notes: EvaluationNotes
    /// The notification that came last; `nil` before the first.
    var notification: UserNotification?
    /// What templates find as `received`: a context for each notification, oldest first.
    var received: [(identifier: String, context: JSONValue)] = []
    /// The named values that effects have changed.
    var values: [String: JSONValue] = [:]
    /// The title that effects gave since the last notification.
    var assignedTitle: String?
    var changes = ViewChanges()
    var playback = MediaPlayback()
    /// The category's actions, as they were before the program replaced them.
    var categoryActions: [NotificationAction] = []
    /// The views as they were made last, and what of the playback they show.
    private var madeViews = ProgramViews()
    private var shownPlayback: MediaPlayback.Moment?
    /// Whether the views of `viewDidLoad()` are still to be made: nearly always the notification's come before anyone looks.
    private var needsLoadViews = false

    /// The extension of a program, which handles responses only if the program does.
    public static func make(
        program: ExtensionProgram, environment: DeclarativeEnvironment
    ) -> any NotificationContentExtension {
        program.responses == nil
            ? DeclarativeExtension(program: program, environment: environment)
            : RespondingDeclarativeExtension(program: program, environment: environment)
    }

    fileprivate init(program: ExtensionProgram, environment: DeclarativeEnvironment) {
        self.program = program
        self.environment = environment
        self.preferredContentSize = program.preferredContentSize
        self.notes = EvaluationNotes(report: environment.report)
    }

    /// The template's view with the bindings in it, as it is at the clock's time; an empty one before `viewDidLoad()`.
    public var view: ViewNode { currentViews.main }
    /// The program's accessory view.
    public var inputAccessoryView: ViewNode? { currentViews.accessory }
    /// The program's input view.
    public var inputView: ViewNode? { currentViews.input }
    /// The program's; false unless it says so.
    public var canBecomeFirstResponder: Bool { program.canBecomeFirstResponder }

    /// The views as a storyboard would have them, without a notification, then what the program does with them.
    public func viewDidLoad() throws {
        categoryActions = extensionContext?.notificationActions ?? []
        needsLoadViews = true
        if let loaded = program.loaded { try notes.dropping { try perform(loaded, for: trigger) } }
    }

    /// Makes the views anew from the templates, so that nothing that an earlier notification or what followed it set
    /// stays; named values do, and so does playback.
    public func didReceive(_ notification: UserNotification) throws {
        self.notification = notification
        changes = ViewChanges()
        assignedTitle = nil
        remember(notification)
        load(program.media)
        let scope = makeViews()
        preferredContentSize = program.preferredContentSize
        assign(program.actions, in: scope)
        if let receive = program.receive { try perform(receive, for: trigger) }
    }

    /// A touched control takes its value; then the nearest entry of the program's events is done.
    public func handle(_ event: ControlEvent) throws {
        change(by: event)
        guard let (effects, indices) = program.events.effects(of: event) else { return }
        var trigger = trigger
        (trigger.event, trigger.indices) = (event, indices)
        try perform(effects, for: trigger)
    }

    /// What just happened, when nothing but a notification has.
    var trigger: Trigger {
        Trigger(notification ?? UserNotification(date: 0, request: .init(identifier: "", content: .init())))
    }

    /// Makes the views from the templates, and what was set since the last notification on top.
    @discardableResult func makeViews() -> Scope {
        needsLoadViews = false
        let moment = playback.moment(at: now)
        let scope = scope(trigger)
        madeViews = program.views(in: scope, bindings: notification == nil ? [:] : program.bindings)
        madeViews.update { changes.apply(to: &$0) }
        shownPlayback = moment
        if notification != nil { title = assignedTitle ?? program.title?.value(in: scope) }
        return scope
    }

    /// The views as they were made last, with those of `viewDidLoad()` once they are asked for.
    private var views: ProgramViews {
        _read {
            loadViewsIfNeeded()
            yield madeViews
        }
        _modify {
            loadViewsIfNeeded()
            yield &madeViews
        }
    }

    private func loadViewsIfNeeded() {
        if needsLoadViews { notes.dropping { _ = makeViews() } }
    }

    /// Sets properties on the views as they are.
    func change(_ added: ViewChanges) { views.update { added.apply(to: &$0) } }

    private func change(by event: ControlEvent) {
        guard let view = event.view, event.changesValue else { return }
        views.update { $0.apply(event) }
        changes.add("value of a touch", of: view) { $0.content.apply(event.kind) }
    }

    /// The outlets of all views.
    var outlets: [String] { views.all.flatMap(\.outletNames) }

    /// Seconds of virtual time.
    var now: Double { extensionContext?.clock.now ?? 0 }

    private var currentViews: ProgramViews {
        if program.showsPlayback, let shownPlayback, playback.moment(at: now) != shownPlayback { makeViews() }
        return views
    }

    private func remember(_ notification: UserNotification) {
        let identifier = notification.request.identifier
        let context = NotificationContext.make(Trigger(notification), environment: environment)
        if let index = received.firstIndex(where: { $0.identifier == identifier }) {
            received[index].context = context
        } else {
            received.append((identifier, context))
        }
        received = received.suffix(Limits.receivedNotifications)
    }
}

/// A declarative extension with `responses`. That the other has none is a matter of its type, as it is on iOS.
public final class RespondingDeclarativeExtension: DeclarativeExtension, NotificationResponseHandling {
    /// Answers by the response's action, or as `*` says; what has no answer is dismissed and forwarded to the app.
    public func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) throws {
        let answer = program.responses?[response.actionIdentifier] ?? program.responses?["*"]
        guard let answer else { return completion(.dismissAndForwardAction) }
        try perform(answer, for: Trigger(response.notification, response: response), completion: completion)
    }
}
