/// The extension's own input in place of the system's text field (fact: host/text-input).
extension NotificationHost {
    /// Whether the system leaves out its text field and sends text actions at once.
    var extensionBringsItsOwnInput: Bool {
        guard let engagement, engagement.isRunning else { return false }
        return engagement.controller.canBecomeFirstResponder
    }

    func becomeFirstResponder() {
        guard let engagement, !engagement.isFirstResponder else { return }
        guard engagement.controller.canBecomeFirstResponder else {
            report(
                .warning, "first-responder-refused",
                "the extension asked to become first responder, and canBecomeFirstResponder is false",
                hint: "return true from it")
            return
        }
        bringUpKeyboard { $0.isFirstResponder = true }
    }

    /// What UIKit does with a touched text field or text view, whatever `canBecomeFirstResponder` says.
    func beginEditing(fieldAt path: [String]) {
        guard let engagement, engagement.isRunning, engagement.editedField != path else { return }
        bringUpKeyboard { $0.editedField = path }
    }

    private func bringUpKeyboard(for change: (inout Engagement) -> Void) {
        guard var engagement else { return }
        let wasUp = engagement.hasKeyboard
        if !wasUp { begin(.textInput(from: shown?.textInput)) }
        change(&engagement)
        shown?.typing = nil
        shown?.engagement = engagement
        if !wasUp { record(.becameFirstResponder) }
    }

    func resignFirstResponder() {
        guard engagement?.hasKeyboard ?? false else { return }
        begin(.textInput(from: shown?.textInput))
        shown?.engagement?.isFirstResponder = false
        shown?.engagement?.editedField = nil
        record(.resignedFirstResponder)
    }

    /// Whether a touch is in the accessory or input view, which get touches whatever the Info.plist says.
    func isInOwnInput(_ event: ControlEvent) -> Bool {
        guard case .firstResponder(let accessory, let input) = shown?.textInput?.source else { return false }
        let views = [accessory, input].compactMap(\.self)
        return event.path.contains { name in views.contains { $0[name] != nil } }
    }
}
