import Basics
import Views

/// A notification on the screen, from its presentation until it is gone, with the extension that draws its content
/// (fact: host/lifecycle).
///
/// Its state changes in this file only, where each change begins its transition. A class, because calls into the
/// extension come back to it.
final class ExpandedNotification {
    enum Phase: Equatable {
        /// The notification is up at its initial size; the extension's code hasn't run yet.
        case loading
        case up
        /// The extension gets its final calls; its requests are ignored.
        case closing(Scene.Phase)
    }

    /// The keyboard's owner.
    enum TextInput {
        /// The system's field, with the text of an action.
        case action(NotificationAction, text: String)
        /// The extension itself, which shows its accessory and input views, or the path of its field, or both: UIKit
        /// makes a touched field first responder by itself.
        case firstResponder(isController: Bool, field: [String]?)
    }

    unowned let host: NotificationHost
    /// Virtual time of the presentation.
    let start: Double
    /// The extension's controller; `nil` without an extension.
    let hosted: HostedController?
    /// The responses whose completion handler the extension hasn't called yet.
    let awaited: AwaitedResponses
    /// The notification shown; a new one with the same identifier replaces it.
    private(set) var delivery: Delivery
    private(set) var phase: Phase
    /// The actions of the category, or those that the extension set instead.
    private(set) var actions: [NotificationAction]
    private(set) var input: TextInput?
    /// The height of the extension's view in points.
    private(set) var height: Double
    /// `true` while the play/pause button shows pause.
    private(set) var isPlaying = false
    /// The points by which the user has scrolled it; `nil` before the first time.
    private(set) var scrollOffset: Double?
    /// The system's media player, used for playable attachments without an extension.
    private(set) var mediaPlayer: SystemMediaPlayer?
    /// The last transition of each kind.
    private(set) var transitions: [SceneTransition] = []
    /// Notifications that arrived for the extension before its code ran.
    private var waiting: [UserNotification] = []

    /// Shows a notification at its initial size, before any code of its extension runs.
    init(_ delivery: Delivery, on host: NotificationHost) {
        self.host = host
        self.delivery = delivery
        start = host.clock.now
        actions = delivery.category?.actions ?? []
        awaited = AwaitedResponses(reminder: host.clock.branch())
        guard let index = delivery.installed else {
            (hosted, phase, height) = (nil, .up, 0)
            mediaPlayer = SystemMediaPlayer(delivery.notification.request.content.attachments.first)
            begin(.presentation)
            checkActions()
            return
        }
        let context = ExtensionContext(
            actions: actions, attachments: SecurityScope(isStrict: host.options.isStrict), clock: host.clock.branch(),
            center: AppCenter(host, app: delivery.app))
        context.didAsk = { [weak host] in host?.enqueueIfIdle { $0.drainFindings() } }
        let hosted = HostedController(host.installed[index], context: context)
        let initial = ContentHeight.initial(ratio: hosted.attributes.initialContentSizeRatio, width: host.width)
        (self.hosted, phase, height) = (hosted, .loading, initial.height)
        begin(.presentation)
        checkActions()
        if let problem = initial.problem { host.report(problem) }
        host.record(.initialSize(size))
    }

    /// `true` until it is closed.
    var isUp: Bool { if case .closing = phase { false } else { true } }

    /// The size of the extension's view in points.
    var size: Size { Size(width: host.width, height: height) }

    /// The state seen by the user; with several at once, the frontmost.
    var state: HostState {
        switch phase {
        case .loading: return .loading
        case .closing(let end): return end.state
        case .up: break
        }
        if let action = host.deviceLock.prompt?.expandedAction { return .passcode(action) }
        switch input {
        case .action(let action, _): return .textInput(action)
        case .firstResponder: return .firstResponder
        case nil: break
        }
        return awaited.responses.last.map { .awaitingCompletion($0) } ?? .expanded
    }

    // MARK: Transitions

    private func begin(_ change: SceneTransition.Change) {
        transitions.begin(SceneTransition(change: change, start: host.clock.now))
    }

    /// Replaces the actions shown (fact: host/actions).
    func setActions(_ new: [NotificationAction]) {
        if actions != new { begin(.actions(from: actions)) }
        actions = new
        checkActions()
    }

    /// Shows or hides a keyboard.
    func setInput(_ new: TextInput?) {
        begin(.textInput(from: textInput))
        input = new
    }

    /// Goes on with another field, or with the extension itself.
    func setFirstResponder(isController: Bool, field: [String]?) {
        input = .firstResponder(isController: isController, field: field)
    }

    /// Sets the text in the system's field.
    func setText(_ text: String) {
        if case .action(let action, _) = input { input = .action(action, text: text) }
    }

    /// Resizes the view without telling the extension.
    func setHeight(_ new: Double) {
        guard height != new else { return }
        begin(.contentHeight(from: height))
        let old = size
        height = new
        host.record(.resized(from: old, to: size))
    }

    func setPlaying(_ isPlaying: Bool) {
        guard self.isPlaying != isPlaying else { return }
        self.isPlaying = isPlaying
        begin(.mediaButton)
    }

    /// Scrolls the whole notification, not a view of the extension (fact: host/sizing.overflow).
    /// - Parameter offset: in points from its top.
    func scroll(to offset: Double) {
        scrollOffset = offset
        host.record(.scrolled(to: offset))
    }

    func toggleMediaPlayer() { mediaPlayer?.toggle(at: host.clock.now) }

    // MARK: Lifecycle

    /// Runs the extension's code: from `viewDidLoad` to `viewDidAppear`.
    func loadExtension() {
        guard let hosted else { return }
        phase = .up
        hosted.start()
        host.record(.initialized)
        call(.viewDidLoad) { try $0.viewDidLoad() }
        if host.options.deliversBeforeAppearing { receiveFirst() }
        call(.viewWillAppear) { try $0.viewWillAppear() }
        if !host.options.deliversBeforeAppearing { receiveFirst() }
        tellLaidOut()
        settleSize()
        call(.viewDidAppear) { try $0.viewDidAppear() }
        settleSize()
        checkLoadedContent()
    }

    private func checkLoadedContent() {
        guard isUp, let hosted, hosted.isRunning else { return }
        if height == 0 {
            host.report(
                .warning, "content-without-height", "the extension's view is 0 points high, so nothing of it is seen",
                hint: "set preferredContentSize, or tie the content to the view's top and bottom")
        }
        if hosted.attributes.overridesDefaultTitle, (hosted.title ?? "").isEmpty {
            host.report(
                .warning, "title-blank",
                "the extension overrides the default title and has no title, so the header is blank",
                hint: "set the controller's title, in didReceive at the latest")
        } else if hosted.attributes.overridesDefaultTitle, scene.shownTitle != hosted.title {
            host.report(
                .note, "title-not-shown",
                "the extension's title isn't drawn: since iOS 15 no header shows it beside the notification's own",
                hint: "show it in the extension's view too")
        }
        checkMediaButton(of: hosted.controller)
    }

    /// Passes the notification to the extension, then those of its thread that arrived while it started.
    private func receiveFirst() {
        let notifications = [delivery.notification] + waiting
        waiting = []
        notifications.forEach(didReceive)
    }

    private func didReceive(_ notification: UserNotification) {
        call(.didReceive(notification: notification.request.identifier)) { try $0.didReceive(notification) }
    }

    /// `true` if the open extension receives a delivery, which suppresses its banner.
    func receives(_ new: Delivery) -> Bool { isUp && hosted != nil && new.isForExtension(of: delivery) }

    /// Takes a delivery if it replaces the notification or belongs to its thread. A replacement in another extension's
    /// category shows from the next expansion on.
    func receive(_ new: Delivery) {
        let isReplacement = delivery.key == new.key && delivery.installed == new.installed
        let isForExtension = receives(new)
        if isReplacement { delivery.notification = new.notification }
        guard isForExtension, let hosted else {
            if !isReplacement { host.record(.otherNotification(new.notification.request.identifier)) }
            return
        }
        switch hosted.process {
        case .running:
            didReceive(new.notification)
            settleSize()
        case .notStarted where !isReplacement:
            if waiting.count >= Limits.deliveredNotifications { waiting.removeFirst() }
            waiting.append(new.notification)
        case .notStarted, .crashed: break
        }
    }

    /// Calls the running extension, then carries out the requests it made meanwhile.
    /// - Parameter isRepeated: `true` for a call that a substitute gets as well.
    /// - Parameter isTraced: `false` for a call that no method of UserNotificationsUI's stands behind.
    func call(
        _ kind: TraceEvent.Kind, isRepeated: Bool = true, isTraced: Bool = true, _ body: @escaping HostedController.Call
    ) {
        guard isUp, let hosted, hosted.isRunning else { return }
        if isTraced { host.record(kind) }
        if kind != .viewDidLoad { hosted.context.viewSize = size }
        do {
            try host.calling { try hosted.call(isRepeated: isRepeated, body) }
        } catch {
            crash(during: kind.name, because: ExtensionCrash(error))
        }
        carryOutRequests()
    }

    /// Handles a crash of the extension's process: goes on with a substitute if there is one.
    func crash(during call: String, because crash: ExtensionCrash) {
        guard let hosted else { return }
        do {
            if try host.calling({ try hosted.substitute(because: crash) }) { return }
            end(during: call, because: crash)
        } catch {
            end(during: "its own work", because: ExtensionCrash(error))
        }
    }

    /// Ends the extension's process (fact: host/faults): blanks the view at its current size. Default content and
    /// actions stay, and their responses go to the app.
    private func end(during call: String, because crash: ExtensionCrash) {
        guard let hosted, hosted.isRunning else { return }
        hosted.crash()
        awaited.removeAll()
        if case .firstResponder = input { input = nil }
        host.record(.crashed(during: call))
        host.report(
            Diagnostic(
                .warning, "extension-crashed", "the extension crashed in \(call): \(crash.reason)", at: crash.location,
                hint: "its view stays blank, the default content and the actions stay"))
    }

    /// Closes it: makes the extension's final calls, and releases it with its timers.
    func close(_ end: Scene.Phase) {
        guard isUp else { return }
        if case .action = input { input = nil }
        host.deviceLock.drop { $0.expandedAction != nil }
        begin(.dismissal)
        phase = .closing(end)
        let running = hosted.flatMap { $0.isRunning ? $0 : nil }
        if let running {
            host.record(.viewWillDisappear)
            host.calling { running.controller.viewWillDisappear() }
        }
        host.record(end == .openedApp ? .openedApp : .dismissed)
        if let running {
            host.record(.viewDidDisappear)
            host.calling { running.controller.viewDidDisappear() }
            running.context.attachments.finish()
            carryOutRequests()
        }
        hosted?.context.clock.stop()
        awaited.removeAll()
        host.leave(host.scene)
    }
}

extension Scene.Phase {
    /// The state of a notification that is gone.
    var state: HostState {
        switch self {
        case .dismissed: .dismissed
        case .openedApp: .openedApp
        case .expanded, .nothing: .idle
        }
    }
}

extension Delivery {
    /// `true` if the open extension receives this one too: it claims the category, and the notification replaces the
    /// shown one or belongs to its thread. Notifications without a thread belong to none (fact: host/updates.thread).
    fileprivate func isForExtension(of shown: Delivery) -> Bool {
        guard installed != nil, installed == shown.installed else { return false }
        return key == shown.key || !thread.isEmpty && thread == shown.thread
    }
}
