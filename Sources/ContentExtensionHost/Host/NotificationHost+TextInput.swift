import Basics

/// The system's text field (fact: host/text-input).
extension NotificationHost {
    func beginTyping(for action: NotificationAction) {
        begin(.textInput(from: shown?.textInput))
        shown?.typing = .init(action: action)
        record(.textInputBegan(action.identifier))
    }

    func type(_ text: String) {
        guard isUpForTouches("a text was typed") else { return }
        guard let typing = shown?.typing else {
            return report(
                .error, "no-text-input", "a text is typed, and the system's text field isn't there",
                hint: shown?.textInput == nil
                    ? "tap an action that takes text, or a field of the extension, first"
                    : "touch the extension's own text field to type into it")
        }
        shown?.typing?.text += text
        record(.textTyped(typing.action.identifier, text: text))
    }

    func sendText() {
        guard isUpForTouches("the text was sent") else { return }
        guard let typing = shown?.typing else {
            return report(
                .error, "no-text-input", "a text is sent, and the system's text field isn't there",
                hint: "tap an action that takes text first")
        }
        endTyping()
        record(.textEntered(typing.action.identifier, text: typing.text))
        respond(to: typing.action, text: typing.text)
    }

    func reply(to identifier: String, text: String) {
        if let typing = shown?.typing, typing.action.identifier == identifier {
            shown?.typing?.text = text
            return sendText()
        }
        guard let action = tappableAction(identifier) else { return }
        guard action.textInput != nil else {
            let others = (shown?.actions ?? []).filter { $0.textInput != nil }.map { $0.identifier.quoted() }
            return report(
                .error, "not-a-text-action", "the action \(identifier.quoted()) takes no text",
                hint: others.isEmpty
                    ? "no action of this notification takes text" : "text goes to \(others.joined(separator: ", "))")
        }
        tapAction(identifier)
        if shown?.typing != nil {
            shown?.typing?.text = text
            sendText()
        } else if shown?.passcodePrompt == nil {
            report(
                .warning, "text-not-taken", "the action \(identifier.quoted()) was sent without the text",
                hint: "an extension that can become first responder brings its own input; touch its views instead")
        }
    }

    /// Closes the keyboard, which shows the actions again.
    func cancelTextInput() {
        if let typing = shown?.typing {
            endTyping()
            record(.textInputCancelled(typing.action.identifier))
        } else if engagement?.hasInput ?? false {
            resignFirstResponder()
        } else {
            report(.warning, "no-text-input", "no text is being typed", hint: "tap an action that takes text first")
        }
    }

    private func endTyping() {
        begin(.textInput(from: shown?.textInput))
        shown?.typing = nil
    }
}
