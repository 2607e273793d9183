/// State of the notification that is or was expanded.
package enum HostState: Sendable, Equatable {
    /// No notification was expanded yet.
    case idle
    /// The notification is up at its initial size while the extension starts.
    case loading
    /// The notification is up and waits for the user.
    case expanded
    /// The user is typing the text of an action.
    case textInput(NotificationAction)
    /// The extension is first responder: its accessory or input view is up.
    case firstResponder
    /// The extension received a response and hasn't called its completion handler.
    case awaitingCompletion(NotificationResponse)
    /// The device asks for its passcode before performing an action.
    case passcode(NotificationAction)
    /// The expanded notification was closed; it stays delivered.
    case dismissed
    /// The app came to the foreground, which closed the notification.
    case openedApp

    /// `true` while the expanded notification is on the screen.
    package var isUp: Bool {
        switch self {
        case .loading, .expanded, .textInput, .firstResponder, .awaitingCompletion, .passcode: true
        case .idle, .dismissed, .openedApp: false
        }
    }
}
