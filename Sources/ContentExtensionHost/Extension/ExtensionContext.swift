/// NSExtensionContext with the additions of UserNotificationsUI: the extension's way to speak to its host.
///
/// What the extension says is recorded and carried out by the host after the call into the extension returns, or at once
/// when none is under way, as in a test that calls a completion handler that it kept.
public final class ExtensionContext {
    /// What an extension asked of its host.
    enum Request: Equatable {
        case setActions([NotificationAction])
        case performDefaultAction
        case dismiss
        case mediaPlayingStarted
        case mediaPlayingPaused
        case becomeFirstResponder
        case resignFirstResponder
        /// The process died outside a call of the host.
        case crash(String)
        /// The completion of the response to an action, by its identifier, was called, for the first time or again.
        case complete(action: String, ResponseOption, isRepeated: Bool)
    }

    /// The actions shown; assigning replaces them at once, an empty array removes them (iOS 12).
    public var notificationActions: [NotificationAction] {
        get { actions }
        set {
            actions = newValue
            ask(.setActions(newValue))
        }
    }

    private var actions: [NotificationAction]
    /// What was asked since the host looked last.
    private var requests: [Request] = []
    /// Tells the host that something was asked for.
    var didAsk: (() -> Void)?
    /// Opens the files of attachments, and knows which are allowed.
    public let attachments: SecurityScope
    /// The run loop for whatever the extension does later: timers, animations, a completion that takes its time.
    public let clock: VirtualClock

    public init(actions: [NotificationAction], attachments: SecurityScope, clock: VirtualClock = VirtualClock()) {
        self.actions = actions
        self.attachments = attachments
        self.clock = clock
    }

    /// As if the user had tapped the notification: opens the app with the default action.
    public func performNotificationDefaultAction() { ask(.performDefaultAction) }
    /// Closes the expanded view; the notification stays delivered.
    public func dismissNotificationContentExtension() { ask(.dismiss) }
    /// Playback began for another reason than the media button.
    public func mediaPlayingStarted() { ask(.mediaPlayingStarted) }
    /// Playback stopped for another reason than the media button.
    public func mediaPlayingPaused() { ask(.mediaPlayingPaused) }

    /// UIResponder's: brings up the keyboard with the extension's accessory or input view.
    public func becomeFirstResponder() { ask(.becomeFirstResponder) }
    /// UIResponder's: the keyboard goes.
    public func resignFirstResponder() { ask(.resignFirstResponder) }

    /// The process dies, for code that runs by the clock and so has no call to throw from.
    public func crash(_ reason: String) { ask(.crash(reason)) }

    /// The completion handler for a response; every call of it takes its turn among the requests.
    func completion(ofResponseTo action: String) -> (ResponseOption) -> Void {
        var isRepeated = false
        return { option in
            let request = Request.complete(action: action, option, isRepeated: isRepeated)
            // Before the host is told, which may call again.
            isRepeated = true
            self.ask(request)
        }
    }

    private func ask(_ request: Request) {
        requests.append(request)
        didAsk?()
    }

    /// Hands over what was asked, and forgets it.
    func takeRequests() -> [Request] {
        defer { requests = [] }
        return requests
    }
}
