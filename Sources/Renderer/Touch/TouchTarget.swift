import ContentExtensionHost

/// What a tap somewhere on the screen meets.
public enum TouchTarget: Sendable, Equatable {
    /// One of the extension's views; a tap that nothing of them takes has an empty path.
    case event(ControlEvent)
    /// A row of the action group, by the action's identifier.
    case action(String)
    /// The app's icon and name.
    case header
    /// The × in the header.
    case close
    /// The title, subtitle and body, or the system's own view of an attachment.
    case body
    /// The play/pause button; also the content under an overlay button that is gone while it plays.
    case mediaButton
    /// The system's text field above the keyboard.
    case inputField
    /// The button beside it.
    case sendButton
    /// A key of the keyboard, by what it types or is called: `q`, `space`, `delete`.
    case key(String)
    /// A digit of the passcode pad.
    case passcodeDigit(Int)
    /// "Cancel" on the passcode pad.
    case passcodeCancel
    /// What lies behind the notification.
    case backdrop
    /// Nothing that takes a touch: the line between two actions, or no point of the picture.
    case nothing
}
