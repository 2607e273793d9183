/// One expansion of a delivered notification, from its presentation until it is gone.
struct Expansion {
    enum Phase: Equatable {
        /// The notification is up at its initial size; the extension's code hasn't run yet.
        case loading
        case up
        /// The extension gets its final calls; its requests are ignored.
        case closing(HostState)
    }

    var phase: Phase
    /// Virtual time of the presentation.
    let start: Double
    /// The notification shown; a new one with the same identifier replaces it.
    var delivery: Delivery
    /// The actions of the category, or those that the extension set instead.
    var actions: [NotificationAction] = []
    /// The hosted extension; `nil` for none.
    var engagement: Engagement?
    /// The system's media player, used for playable attachments without an extension.
    var mediaPlayer: SystemMediaPlayer?
    /// The system's text field, while the user types.
    var typing: Typing?
    /// The action that waits for the passcode.
    var passcodePrompt: NotificationAction?
    /// The last transition of each kind.
    private(set) var transitions: [SceneTransition] = []
    /// Notifications that arrived for the extension before its code ran.
    var waiting: [UserNotification] = []

    /// Text being typed for an action.
    struct Typing {
        let action: NotificationAction
        var text = ""
    }

    /// Records a transition. Several of a kind at one time are merged, with the first one's earlier value.
    mutating func begin(_ change: SceneTransition.Change, at time: Double) {
        let transition = SceneTransition(change: change, start: time)
        guard let index = transitions.firstIndex(where: { $0.change.isSameKind(as: change) }) else {
            return transitions.append(transition)
        }
        if transitions[index].start != time { transitions[index] = transition }
    }

    var textInput: TextInputSession? {
        if let typing { return TextInputSession(source: .action(typing.action), text: typing.text) }
        guard let engagement, engagement.hasInput else { return nil }
        let controller = engagement.controller
        let isFirst = engagement.isFirstResponder
        return TextInputSession(
            source: .firstResponder(
                accessoryView: isFirst || controller.canBecomeFirstResponder ? controller.inputAccessoryView : nil,
                inputView: isFirst ? controller.inputView : nil), field: engagement.editedField)
    }

    /// The state seen by the user; with several at once, the frontmost.
    var state: HostState {
        switch phase {
        case .loading: return .loading
        case .closing(let end): return end
        case .up: break
        }
        if let passcodePrompt { return .passcode(passcodePrompt) }
        if let typing { return .textInput(typing.action) }
        if let engagement, engagement.hasInput { return .firstResponder }
        if let response = engagement?.awaited.last?.response { return .awaitingCompletion(response) }
        return .expanded
    }
}
