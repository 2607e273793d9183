import Views

/// An event from outside: arrivals, touches, time.
package enum HostEvent: Sendable, Equatable {
    /// A notification reaches the device.
    case deliver(Arrival)
    /// The user taps a short look: the banner, or a row of the list or the locked screen; by request identifier, `nil`
    /// for the newest that is seen.
    case tapNotification(String?)
    /// The user presses a short look long, which expands it.
    case longPressNotification(String?)
    /// The user pulls the banner down, which expands it.
    case pullDownBanner
    /// The user pushes the banner away; the notification stays in the list.
    case swipeBanner
    /// The user expands a delivered notification and the extension loads; by request identifier, `nil` for the newest.
    case expand(String? = nil)
    /// First half of `expand`: the notification comes up at its initial size.
    case present(String? = nil)
    /// Second half of `expand`: the extension's code runs.
    case load
    /// The user taps an action, by identifier.
    case tapAction(String)
    /// The user types into the system's text field; the text is appended.
    case typeText(String)
    /// The user taps the send button beside the system's text field.
    case sendText
    /// The user taps an action if its field isn't open, types a text and sends it.
    case reply(String, text: String)
    /// The user closes the keyboard.
    case cancelTextInput
    /// The user taps the icon or the name in the header.
    case tapHeader
    /// The user taps the default content: title, subtitle or body.
    case tapBody
    /// The user touches the views, the accessory view or the input view of the extension.
    case touch(ControlEvent)
    /// The user scrolls the expanded notification to an offset in points from its top.
    case scroll(to: Double)
    /// The user taps the play/pause button.
    case tapMediaButton
    /// The user closes the expanded notification by its ×; in styles without one, by a tap beside it or a swipe.
    case dismiss
    /// The user closes the expanded notification by a tap beside it or a swipe.
    case tapBackdrop
    /// The user locks the device, which closes the expanded notification.
    case lock
    /// The user unlocks the device.
    case unlock
    /// The user enters the passcode that an action asks for.
    case enterPasscode
    case cancelPasscode
    /// The user chooses "Configure in …" for a notification, by identifier; `nil` is the app's row in Settings.
    case openSettings(String?)
    /// The user changes a setting of the device.
    case set(CenterSetting)
    /// The user opens an app, by bundle identifier or name; `nil` for the current one.
    case openApp(String?)
    /// The user goes back to the home screen.
    case leaveApp
    /// An app requests authorization to send notifications; `nil` for the current one.
    case requestAuthorization(String?, AuthorizationOptions)
    case answerPrompt(Bool)
    /// The user chooses "Manage" for a delivered notification, by its identifier; `nil` for the newest.
    case openManagement(String?)
    /// The user taps "Keep…" below a provisionally authorized notification, by its identifier.
    case keep(String?)
    /// The user taps "Turn Off…" below such a notification.
    case turnOff(String?)
    /// The user taps a row of the management view.
    case chooseManagement(ManagementView.Choice.Kind)
    /// The user closes the management view without a choice.
    case closeManagement
    /// The user opens a stack in the list, by the identifier of any of its notifications.
    case expandGroup(String)
    /// The user taps "Show less" above an open stack, by the identifier of any of its notifications.
    case collapseGroup(String)
    /// The user taps the × above an open stack, which turns into "Clear"; a second tap clears the stack. By the identifier
    /// of any of its notifications.
    case tapClearButton(String)
    /// The user swipes a row of the list, which reveals the tiles beside it; by identifier, `nil` for the newest.
    case swipe(String?)
    /// The user clears a notification from the list, by identifier.
    case clear(String)
    /// The user clears a group from the list, by the identifier of any of its notifications.
    case clearGroup(String)
    /// The user clears the whole list.
    case clearAll
    /// Time passes, in seconds.
    case advance(Double)
}
