import Basics
import Views

/// A content extension defined as data: the template, bindings and effects of a descriptor.
///
/// Like a view controller it is one object until the expansion ends: what effects and touches have changed stays, except
/// for what the next notification sets (`ExtensionProgram.followingProperties`).
package class DeclarativeExtension: NotificationContentExtension, TouchHandling {
    /// Set by the host before `viewDidLoad()`.
    package var extensionContext: ExtensionContext?
    /// The program's title, or the one set by effects.
    package internal(set) var title: String?
    /// The program's size, or the one set by effects.
    var wantedSize = PreferredContentSize.Resolved()
    package var preferredContentSize: Size { wantedSize.size(forWidth: extensionContext?.viewSize?.width) }

    let program: ExtensionProgram
    let environment: DeclarativeEnvironment
    let notes: EvaluationNotes
    /// The last notification; `nil` before the first.
    var notification: UserNotification?
    /// Contexts of the received notifications, oldest first; available to templates as `received`.
    var received: [(identifier: String, context: JSONValue)] = []
    /// The named values changed by effects.
    var values: [String: JSONValue] = [:]
    /// The changes made by effects and touches.
    var assigned = Assignments()
    /// The changes made by `loaded`. A program that resets itself returns to them.
    private var loaded = Assignments()
    var playback = MediaPlayback()
    /// The category's actions before the program replaced them.
    var categoryActions: [NotificationAction] = []
    /// The last generated views, and the playback state shown in them.
    private var madeViews = ProgramViews()
    private var madeOutlets: [String]?
    private var shownPlayback: MediaPlayback.Moment?
    /// The second of virtual time in which the views were generated.
    private var shownSecond = 0.0
    /// `true` if the views of `viewDidLoad()` haven't been generated yet. Usually those of the first notification
    /// replace them before they are needed.
    private var needsLoadViews = false

    /// The extension for a program; it handles responses only if the program does.
    package static func make(
        program: ExtensionProgram, environment: DeclarativeEnvironment
    ) -> any NotificationContentExtension {
        program.responses == nil
            ? DeclarativeExtension(program: program, environment: environment)
            : RespondingDeclarativeExtension(program: program, environment: environment)
    }

    fileprivate init(program: ExtensionProgram, environment: DeclarativeEnvironment) {
        self.program = program
        self.environment = environment
        self.notes = EvaluationNotes(report: environment.report)
    }

    /// The view at the clock's time: the template with bindings and changes; an empty view before `viewDidLoad()`.
    package var view: ViewNode { currentViews.main }
    package var inputAccessoryView: ViewNode? { currentViews.accessory }
    package var inputView: ViewNode? { currentViews.input }
    /// `false` by default.
    package var canBecomeFirstResponder: Bool { program.canBecomeFirstResponder }

    /// Prepares the views without a notification, then performs the program's `loaded` effects.
    package func viewDidLoad() throws {
        categoryActions = extensionContext?.notificationActions ?? []
        needsLoadViews = true
        if let loaded = program.loaded { try notes.dropping { try performEffects(loaded, for: trigger) } }
        loaded = assigned
    }

    /// Binds the notification to the views, then performs the program's `receive` effects.
    package func didReceive(_ notification: UserNotification) throws {
        self.notification = notification
        forgetWhatFollows()
        remember(notification)
        preparePlayback(of: program.media)
        let scope = makeViews()
        wantedSize = assigned.size ?? program.preferredContentSize.resolved(in: scope)
        if assigned.actions == nil { assign(program.actions, in: scope) }
        if let receive = program.receive { try performEffects(receive, for: trigger) }
    }

    /// Forgets the changes of what the next notification sets; for a program that resets itself, all since `loaded`.
    private func forgetWhatFollows() {
        if program.resetsOnReceive {
            let actions = loaded.actions ?? (program.actions == nil ? categoryActions : nil)
            if assigned.actions != loaded.actions, let actions { extensionContext?.notificationActions = actions }
            assigned = loaded
        }
        if !assigned.changes.isEmpty { assigned.changes.forget(program.followingProperties) }
        if program.title?.followsNotification == true { assigned.title = nil }
        if program.preferredContentSize.followsNotification { assigned.size = nil }
        if program.actions?.followsNotification == true { assigned.actions = nil }
    }

    /// Applies the touch to its control, then performs the effects of the nearest matching event.
    package func handle(_ event: ControlEvent) throws {
        change(by: event)
        guard let (effects, indices) = program.events.effects(of: event) else { return }
        var trigger = trigger
        (trigger.event, trigger.indices) = (event, indices)
        try performEffects(effects, for: trigger)
    }

    /// A trigger by the current notification alone.
    var trigger: Trigger { Trigger(notification: notification ?? .nothing) }

    /// Generates the views from the templates and reapplies the changes.
    @discardableResult func makeViews() -> Scope {
        needsLoadViews = false
        let moment = playback.moment(at: now)
        let scope = scope(trigger)
        madeOutlets = nil
        madeViews = program.views(in: scope, bindings: notification == nil ? [:] : program.bindings)
        madeViews.update { assigned.changes.apply(to: &$0) }
        // Long templates take more time than their views.
        extensionContext?.clock.charge(
            views: max(10 * madeViews.main.viewCount, scope.evaluation.computedSteps / 1_000))
        shownPlayback = moment
        shownSecond = now.rounded(.down)
        if notification != nil { title = assigned.title ?? program.title?.value(in: scope) }
        return scope
    }

    /// The last generated views; generates those of `viewDidLoad()` if needed.
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

    private func loadViewsIfNeeded() { if needsLoadViews { notes.dropping { _ = makeViews() } } }

    func change(_ added: ViewChanges) {
        // An unchanged tree is equal to the measured one at no cost.
        if added.isEmpty { return }
        views.update { added.apply(to: &$0) }
        extensionContext?.clock.charge(views: madeViews.main.viewCount)
    }

    private func change(by event: ControlEvent) {
        guard let view = event.view, event.changesValue else { return }
        views.update { $0.apply(event) }
        let property = if case .scrolled = event.kind { "contentOffset" } else { ViewChanges.touchedValue }
        assigned.changes.add(property, of: view) { $0.content.apply(event.kind) }
    }

    /// The outlets of the views, in their order. Changes add none.
    var outlets: [String] {
        if let madeOutlets { return madeOutlets }
        let outlets = views.all.flatMap(\.outletNames)
        madeOutlets = outlets
        return outlets
    }

    /// Virtual time in seconds.
    var now: Double { extensionContext?.clock.now ?? 0 }

    private var currentViews: ProgramViews {
        let isPlaybackStale = program.showsPlayback && shownPlayback.map { $0 != playback.moment(at: now) } ?? false
        if isPlaybackStale || program.showsTime && shownSecond != now.rounded(.down) { makeViews() }
        return views
    }

    private func remember(_ notification: UserNotification) {
        let identifier = notification.request.identifier
        let context = NotificationContext.make(Trigger(notification: notification), environment: environment)
        if let index = received.firstIndex(where: { $0.identifier == identifier }) {
            received[index].context = context
        } else {
            received.append((identifier, context))
        }
        received = received.suffix(Limits.receivedNotifications)
    }
}

/// A declarative extension with `responses`: the conformance decides whether an extension handles them.
package final class RespondingDeclarativeExtension: DeclarativeExtension, NotificationResponseHandling {
    /// Performs the effects for the response's action or for `*`; else dismisses and forwards to the app.
    package func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) throws {
        let answer = program.responses?[response.actionIdentifier] ?? program.responses?["*"]
        guard let answer else { return completion(.dismissAndForwardAction) }
        // Not the response's notification, which stays the expanded one: names are those that the views show.
        let trigger = Trigger(notification: notification ?? response.notification, response: response)
        try performEffects(answer, for: trigger, completion: completion)
    }
}
