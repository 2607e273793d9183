/// What happens to a device's notifications from outside: arrivals, touches, time.
public enum HostEvent: Sendable, Equatable {
    /// A notification reaches the device.
    case deliver(Arrival)
    /// The user expands a delivered notification, by its request's identifier, and the extension loads; `nil` is the newest.
    case expand(String? = nil)
    /// The first half of `expand`: the look comes up at its initial size.
    case present(String? = nil)
    /// The second half of `expand`: the extension's code runs.
    case load
    /// The user taps an action, by identifier.
    case tapAction(String)
    /// The user types into the system's text field; the text is added to what stands there.
    case typeText(String)
    /// The user taps the send button beside the system's text field.
    case sendText
    /// The user taps an action if need be, types a text and sends it.
    case reply(String, text: String)
    /// The user closes the keyboard.
    case cancelTextInput
    /// The user taps the icon or the name in the header.
    case tapHeader
    /// The user taps the default content: title, subtitle or body.
    case tapBody
    /// The user touches the extension's views, its accessory view's or its input view's.
    case touch(ControlEvent)
    /// The user taps the play/pause button.
    case tapMediaButton
    /// The user closes the look: by its button, beside it, or by a swipe.
    case dismiss
    /// The user locks the device, which takes the look off the screen.
    case lock
    /// The user unlocks the device.
    case unlock
    /// The user enters the passcode that an action asks for.
    case enterPasscode
    /// The user doesn't enter it.
    case cancelPasscode
    /// The user chooses "Configure in …" for a delivered notification, by its identifier; `nil` is the app's row in
    /// Settings.
    case openSettings(String?)
    /// The user sets something for the whole device.
    case set(CenterSetting)
    /// The user opens an app, by bundle identifier or name; `nil` is the current one.
    case openApp(String?)
    /// The user goes back to the home screen.
    case leaveApp
    /// An app asks whether it may send notifications; `nil` is the current one.
    case requestAuthorization(String?, AuthorizationOptions)
    /// The user answers the question that is up.
    case answerPrompt(Bool)
    /// The user chooses "Manage" for a delivered notification, by its identifier; `nil` is the newest.
    case openManagement(String?)
    /// The user taps "Keep…" below a notification that came without asking, by its identifier.
    case keep(String?)
    /// The user taps "Turn Off…" there.
    case turnOff(String?)
    /// The user taps a row of what is up.
    case chooseManagement(ManagementView.Choice.Kind)
    /// The user closes it without a choice.
    case closeManagement
    /// The user opens a stack in the list, by the identifier of any notification in it.
    case expandGroup(String)
    /// The user taps "Show less" above an open stack, by the identifier of any notification in it.
    case collapseGroup(String)
    /// The user swipes a row of the list, by identifier, which brings out the tiles beside it; `nil` is the newest.
    case swipe(String?)
    /// The user clears a notification from the list, by identifier.
    case clear(String)
    /// The user clears a group from the list, by the identifier of any notification in it.
    case clearGroup(String)
    /// The user clears the whole list.
    case clearAll
    /// Time passes, in seconds.
    case advance(Double)
}
