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
