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
    /// The play/pause button over the content.
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

extension TouchTarget {
    /// What the tap is to the host; `nil` where nothing happens. The passcode's digits aren't counted: it is entered by
    /// `HostEvent.enterPasscode`.
    public var hostEvent: HostEvent? {
        switch self {
        case .event(let event): .touch(event)
        case .action(let identifier): .tapAction(identifier)
        case .header: .tapHeader
        case .body: .tapBody
        case .close, .backdrop: .dismiss
        case .mediaButton: .tapMediaButton
        case .sendButton: .sendText
        case .key: typedText.map(HostEvent.typeText)
        case .passcodeCancel: .cancelPasscode
        case .inputField, .passcodeDigit, .nothing: nil
        }
    }

    /// What a key types, for `HitTest.typing` when a field of the extension's has the keyboard; `nil` for all else.
    public var typedText: String? {
        guard case .key(let key) = self else { return nil }
        return key == "space" ? " " : key.count == 1 ? key : nil
    }
}
