import Views

/// NSExtensionContext with the additions of UserNotificationsUI: the extension's interface to its host.
///
/// Requests are queued and carried out after the current call into the extension returns, or at once outside a call.
package final class ExtensionContext {
    /// A request of the extension to its host.
    enum Request: Equatable {
        case setActions([NotificationAction])
        case performDefaultAction
        case dismiss
        /// The app's delivered notifications are removed by identifier; `nil` for all.
        case removeDelivered([String]?)
        case mediaPlayingStarted
        case mediaPlayingPaused
        /// A field by outlet; the controller when `nil`.
        case becomeFirstResponder(field: String?)
        case resignFirstResponder
        /// The process crashed outside a call.
        case crash(ExtensionCrash)
        /// The completion handler for an action's response was called.
        case complete(action: String, ResponseOption, isRepeated: Bool)
    }

    /// The actions shown. Assigning replaces them; an empty array removes them (iOS 12).
    package var notificationActions: [NotificationAction] {
        get { actions }
        set {
            actions = newValue
            ask(.setActions(newValue))
        }
    }

    private var actions: [NotificationAction]
    private var requests: [Request] = []
    /// The size in points that the host has given the view; `nil` in `viewDidLoad()`, before it embeds the view.
    package internal(set) var viewSize: Size?
    /// Notifies the host of a request.
    var didAsk: (() -> Void)?
    /// Access to attachments' files, with the sandbox's checks.
    package let attachments: SecurityScope
    /// The run loop for delayed work: timers, animations, late completions.
    package let clock: VirtualClock
    /// The app's notification centre; `nil` without a host.
    package let center: AppCenter?

    package init(
        actions: [NotificationAction], attachments: SecurityScope, clock: VirtualClock = VirtualClock(),
        center: AppCenter? = nil
    ) {
        self.actions = actions
        self.attachments = attachments
        self.clock = clock
        self.center = center
    }

    /// Opens the app with the default action, as if the user had tapped the notification.
    package func performNotificationDefaultAction() { ask(.performDefaultAction) }
    /// Closes the expanded notification; it stays delivered.
    package func dismissNotificationContentExtension() { ask(.dismiss) }
    /// UNUserNotificationCenter.removeDeliveredNotifications: removes notifications of the extension's app from the list,
    /// by identifier; `nil` for all. The expanded one stays up.
    package func removeDeliveredNotifications(_ identifiers: [String]?) { ask(.removeDelivered(identifiers)) }
    /// Reports that playback started, unless caused by the media button.
    package func mediaPlayingStarted() { ask(.mediaPlayingStarted) }
    /// Reports that playback stopped, unless caused by the media button.
    package func mediaPlayingPaused() { ask(.mediaPlayingPaused) }

    /// UIResponder: shows the extension's accessory or input view; a field has the keyboard as well.
    /// - Parameter field: a text field or text view by outlet; `nil` for the controller itself.
    package func becomeFirstResponder(field: String? = nil) { ask(.becomeFirstResponder(field: field)) }
    /// UIResponder: hides the keyboard.
    package func resignFirstResponder() { ask(.resignFirstResponder) }

    /// Reports a crash in code that runs by the clock, and therefore can't throw to a caller.
    package func crash(_ reason: String) { ask(.crash(ExtensionCrash(reason))) }
    /// Reports the end of the extension's process outside a call.
    package func crash(_ crash: ExtensionCrash) { ask(.crash(crash)) }

    /// The completion handler for a response; each call is queued as a request.
    func completion(ofResponseTo action: String) -> (ResponseOption) -> Void {
        var isRepeated = false
        return { option in
            let request = Request.complete(action: action, option, isRepeated: isRepeated)
            // Set first, because `ask` can cause another call.
            isRepeated = true
            self.ask(request)
        }
    }

    private func ask(_ request: Request) {
        requests.append(request)
        didAsk?()
    }

    /// Removes and returns the pending requests.
    func takeRequests() -> [Request] {
        defer { requests = [] }
        return requests
    }
}
