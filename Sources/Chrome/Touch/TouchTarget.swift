import ContentExtensionHost
import Views

/// The target of a tap on the screen.
package enum TouchTarget: Sendable, Equatable {
    /// One of the extension's views; the path is empty when none of them takes the tap.
    case event(ControlEvent)
    /// A row of the action group, by the action's identifier.
    case action(String)
    /// The app's icon and name.
    case header
    /// The × in the header.
    case close
    /// The … in the header.
    case more
    /// The title, subtitle and body, or the system's own view of an attachment.
    case body
    /// The play/pause button over the content.
    case mediaButton
    /// The system's text field above the keyboard.
    case inputField
    /// The button beside it.
    case sendButton
    /// A key of the keyboard, by its character or name: `q`, `space`, `delete`.
    case key(String)
    /// A digit of the passcode pad.
    case passcodeDigit(Int)
    /// "Cancel" on the passcode pad.
    case passcodeCancel
    /// The area behind the notification.
    case backdrop
    /// No touchable view: the line between two actions, or a point outside of the picture.
    case nothing
}

extension TouchTarget {
    /// The host's event for the tap; `nil` when nothing happens. Passcode digits use `HostEvent.enterPasscode`.
    package var hostEvent: HostEvent? {
        switch self {
        case .event(let event): .touch(event)
        case .action(let identifier): .tapAction(identifier)
        case .header: .tapHeader
        case .body: .tapBody
        case .close: .dismiss
        case .backdrop: .tapBackdrop
        case .more: .openManagement(nil)
        case .mediaButton: .tapMediaButton
        case .sendButton: .sendText
        case .key: typedText.map(HostEvent.typeText)
        case .passcodeCancel: .cancelPasscode
        case .inputField, .passcodeDigit, .nothing: nil
        }
    }

    /// The text that a key types, for `HitTest.typing` when a field of the extension is focused; otherwise `nil`.
    package var typedText: String? {
        guard case .key(let key) = self else { return nil }
        return key == "space" ? " " : key.count == 1 ? key : nil
    }
}
