/// The extension's own input in place of the system's text field (fact: host/text-input).
extension NotificationHost {
    /// `true` if the system omits its text field and sends text actions at once.
    var extensionBringsItsOwnInput: Bool {
        guard let engagement, engagement.isRunning else { return false }
        return engagement.controller.canBecomeFirstResponder
    }

    func becomeFirstResponder() {
        guard let engagement, !engagement.isFirstResponder else { return }
        guard engagement.controller.canBecomeFirstResponder else {
            return report(
                .warning, "first-responder-refused",
                "the extension asked to become first responder, and canBecomeFirstResponder is false",
                hint: "return true from it")
        }
        bringUpKeyboard { $0.isFirstResponder = true }
    }

    /// UIKit's handling of a touched text field or text view, independent of `canBecomeFirstResponder`.
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

    /// `true` for a touch in the accessory or input view; the Info.plist can't disable touches there.
    func isInOwnInput(_ event: ControlEvent) -> Bool {
        guard case .firstResponder(let accessory, let input) = shown?.textInput?.source else { return false }
        let views = [accessory, input].compactMap(\.self)
        return event.path.contains { name in views.contains { $0[name] != nil } }
    }
}
