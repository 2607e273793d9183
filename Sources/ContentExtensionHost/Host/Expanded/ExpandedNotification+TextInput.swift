import Basics

/// The system's text field (fact: host/text-input).
extension ExpandedNotification {
    /// The keyboard and the views above it.
    var textInput: TextInputSession? {
        switch input {
        case .action(let action, let text): return TextInputSession(source: .action(action), text: text)
        case .firstResponder(let isController, let field):
            guard let controller = hosted?.controller else { return nil }
            return TextInputSession(
                source: .firstResponder(
                    accessoryView: isController || controller.canBecomeFirstResponder
                        ? controller.inputAccessoryView : nil,
                    inputView: isController ? controller.inputView : nil), field: field)
        case nil: return nil
        }
    }

    /// The action whose text is typed, and the text.
    private var typing: (action: NotificationAction, text: String)? {
        if case .action(let action, let text) = input { (action, text) } else { nil }
    }

    /// `true` if the text of an action is typed.
    func isTyping(_ action: String) -> Bool { typing?.action.identifier == action }

    func beginTyping(for action: NotificationAction) {
        setInput(.action(action, text: ""))
        host.record(.textInputBegan(action.identifier))
    }

    func type(_ text: String) {
        guard let typing else {
            return host.report(
                .error, "no-text-input", "a text is typed, and the system's text field isn't there",
                hint: input == nil
                    ? "tap an action that takes text, or a field of the extension, first"
                    : "touch the extension's own text field to type into it")
        }
        setText(typing.text + text)
        host.record(.textTyped(typing.action.identifier, text: text))
    }

    func sendText() {
        guard let typing else {
            return host.report(
                .error, "no-text-input", "a text is sent, and the system's text field isn't there",
                hint: "tap an action that takes text first")
        }
        setInput(nil)
        host.record(.textEntered(typing.action.identifier, text: typing.text))
        respond(to: typing.action, text: typing.text)
    }

    /// Taps an action, types a text and sends it.
    func reply(to identifier: String, text: String) {
        guard let action = tappableAction(identifier) else { return }
        guard action.textInput != nil else {
            let others = actions.filter { $0.textInput != nil }.map { $0.identifier.quoted() }
            return host.report(
                .error, "not-a-text-action", "the action \(identifier.quoted()) takes no text",
                hint: others.isEmpty
                    ? "no action of this notification takes text" : "text goes to \(others.joined(separator: ", "))")
        }
        tapAction(identifier)
        if typing != nil {
            setText(text)
            sendText()
        } else if host.deviceLock.prompt?.expandedAction == nil {
            host.report(
                .warning, "text-not-taken", "the action \(identifier.quoted()) was sent without the text",
                hint: "an extension that can become first responder brings its own input; touch its views instead")
        }
    }

    /// Closes the keyboard, which shows the actions again.
    /// - Returns: `false` if there is none.
    func cancelTextInput() -> Bool {
        guard let typing else {
            guard resignFirstResponder() else { return false }
            if let handler = hosted?.controller as? any KeyboardHandling {
                call(.handleTouch, isRepeated: false, isTraced: false) { _ in try handler.endEditing() }
                settleSize()
            }
            return true
        }
        setInput(nil)
        host.record(.textInputCancelled(typing.action.identifier))
        return true
    }
}
