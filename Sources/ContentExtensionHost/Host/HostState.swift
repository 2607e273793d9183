/// Where the notification that is or was expanded stands.
public enum HostState: Sendable, Equatable {
    /// Nothing was expanded yet.
    case idle
    /// The look is up at its initial size and no code of the extension has run: what the user sees while it starts.
    case loading
    /// The look is up and waits for the user.
    case expanded
    /// The user is typing the text of an action.
    case textInput(NotificationAction)
    /// The extension is first responder: its own accessory or input view is up.
    case firstResponder
    /// The extension got a response and hasn't called its completion.
    case awaitingCompletion(NotificationResponse)
    /// The device asks for its passcode before it does what the action says.
    case passcode(NotificationAction)
    /// The look was closed; the notification stays delivered.
    case dismissed
    /// The app came forward, and the look is gone.
    case openedApp

    /// Whether the expanded look is on the screen.
    public var isUp: Bool {
        switch self {
        case .loading, .expanded, .textInput, .firstResponder, .awaitingCompletion, .passcode: true
        case .idle, .dismissed, .openedApp: false
        }
    }
}
