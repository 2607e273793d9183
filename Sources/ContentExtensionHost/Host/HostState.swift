/// Where an expansion of a notification stands.
public enum HostState: Sendable, Equatable {
    /// Delivered, and not expanded.
    case idle
    /// The look is up at its initial size and no code of the extension has run: what the user sees while it starts,
    /// and all they see when it crashes.
    case loading
    /// The look is up and waits for the user.
    case expanded
    /// The user is typing the text of an action.
    case textInput(NotificationAction)
    /// The extension got a response and hasn't called its completion.
    case awaitingCompletion(NotificationResponse)
    /// The look was closed; the notification stays delivered.
    case dismissed
    /// The app came forward, and the look is gone.
    case openedApp

    /// Whether the expanded look is on the screen.
    public var isUp: Bool {
        switch self {
        case .loading, .expanded, .textInput, .awaitingCompletion: true
        case .idle, .dismissed, .openedApp: false
        }
    }
}
