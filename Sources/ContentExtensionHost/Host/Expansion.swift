/// One expansion of a delivered notification, from the moment its look comes up until it is gone.
struct Expansion {
    /// How far it is.
    enum Phase: Equatable {
        /// The look is up at its initial size, and no code has run.
        case loading
        case up
        /// The extension gets its last calls; what it asks for is ignored.
        case closing(HostState)
    }

    var phase: Phase
    /// The virtual time at which the look came up.
    let start: Double
    /// What is shown; a replacement with the same identifier takes its place.
    var delivery: Delivery
    /// The category's, or what the extension replaced them with.
    var actions: [NotificationAction] = []
    /// The extension at work; `nil` when none engages.
    var engagement: Engagement?
    /// The system's own player, while no extension engages and there is something to play.
    var mediaPlayer: SystemMediaPlayer?
    /// The system's own text field.
    var typing: Typing?
    /// The action that waits for the passcode.
    var passcodePrompt: NotificationAction?
    var transitions = TransitionLog()
    /// What arrived for the extension before its code ran.
    var waiting: [UserNotification] = []

    /// The text of an action while it is typed.
    struct Typing {
        let action: NotificationAction
        var text = ""
    }

    /// What is typed into, if anything is.
    var textInput: TextInputSession? {
        if let typing { return TextInputSession(.action(typing.action), text: typing.text) }
        guard let engagement, engagement.hasKeyboard else { return nil }
        let controller = engagement.controller
        let isFirst = engagement.isFirstResponder
        return TextInputSession(
            .firstResponder(
                accessoryView: isFirst || controller.canBecomeFirstResponder ? controller.inputAccessoryView : nil,
                inputView: isFirst ? controller.inputView : nil),
            field: engagement.editedField)
    }

    /// What stands in the user's way, the foremost first.
    var state: HostState {
        switch phase {
        case .loading: return .loading
        case .closing(let end): return end
        case .up: break
        }
        if let passcodePrompt { return .passcode(passcodePrompt) }
        if let typing { return .textInput(typing.action) }
        if let engagement, engagement.hasKeyboard { return .firstResponder }
        if let response = engagement?.awaited?.response { return .awaitingCompletion(response) }
        return .expanded
    }
}
