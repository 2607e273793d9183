/// Where an expansion of a notification stands.
public enum HostState: Sendable, Equatable {
    /// Delivered, and not expanded.
    case idle
    /// The look is up at its initial size and no code of the extension has run: what the user sees while it starts,
    /// and all they see when it crashes.
    case loading
    case expanded
    /// The user is typing the text of an action.
    case textInput(NotificationAction)
    /// The extension got a response and hasn't called its completion.
    case awaitingCompletion(NotificationResponse)
    case dismissed
    case openedApp

    /// Whether the expanded look is on the screen.
    public var isUp: Bool {
        switch self {
        case .loading, .expanded, .textInput, .awaitingCompletion: true
        case .idle, .dismissed, .openedApp: false
        }
    }
}

/// What happens to an expanded notification from outside.
public enum HostEvent: Sendable, Equatable {
    /// The user expands the notification, and the extension loads.
    case expand
    /// The first half of `expand`: the look comes up at its initial size.
    case present
    /// The second half of `expand`: the extension's code runs.
    case load
    /// The user taps an action, by identifier.
    case tapAction(String)
    /// The user taps an action if need be, types a text and sends it.
    case reply(String, text: String)
    /// The user closes the keyboard.
    case cancelTextInput
    /// The user taps the header or the default content.
    case tapNotification
    /// The user taps the extension's view.
    case tapContent
    /// The user taps the play/pause button.
    case tapMediaButton
    /// The user closes the look: by its button, beside it, or by a swipe.
    case dismiss
    /// Another notification of the app arrives.
    case deliver(UserNotification)
    /// Time passes, in seconds.
    case advance(Double)
}

/// How a host runs.
public struct HostOptions: Sendable, Hashable {
    /// Delivers the notification before `viewWillAppear`, which iOS may do too: it doesn't order the two
    /// (facts-behaviour 3), and code that depends on the order shows itself.
    public var deliversBeforeAppearing: Bool
    /// Whether reading an attachment without access is an error.
    public var isStrict: Bool

    public init(deliversBeforeAppearing: Bool = false, isStrict: Bool = false) {
        self.deliversBeforeAppearing = deliversBeforeAppearing
        self.isStrict = isStrict
    }
}
