import Basics
import Views

/// The extension's own input in place of the system's text field (fact: host/text-input).
extension NotificationHost {
    /// `true` if the system omits its text field and sends text actions at once.
    var extensionBringsItsOwnInput: Bool {
        guard let engagement, engagement.isRunning else { return false }
        return engagement.controller.canBecomeFirstResponder
    }

    /// - Parameter field: a field of the extension by outlet; `nil` for the extension itself.
    func becomeFirstResponder(field: String?) {
        guard let engagement, field != nil || !engagement.isFirstResponder else { return }
        if let field { return becomeFirstResponder(field) }
        guard engagement.controller.canBecomeFirstResponder else {
            return report(
                .warning, "first-responder-refused",
                "the extension asked to become first responder, and canBecomeFirstResponder is false",
                hint: "return true from it")
        }
        bringUpInput { $0.isFirstResponder = true }
    }

    private func becomeFirstResponder(_ field: String) {
        let controller = engagement?.controller
        let views = [controller?.view, controller?.inputAccessoryView, controller?.inputView].compactMap(\.self)
        guard views.contains(where: { $0[field]?.content.typedText != nil }) else {
            return report(
                .warning, "first-responder-refused", "no text field or text view is called \(field.quoted())",
                hint: "name the outlet of one in the view, the accessory view or the input view")
        }
        beginEditing(fieldAt: [field])
    }

    /// UIKit's handling of a touched text field or text view, independent of `canBecomeFirstResponder`.
    func beginEditing(fieldAt path: [String]) {
        guard let engagement, engagement.isRunning, engagement.editedField != path else { return }
        bringUpInput { ($0.isFirstResponder, $0.editedField) = (false, path) }
    }

    private func bringUpInput(for change: (inout Engagement) -> Void) {
        guard var engagement else { return }
        let wasUp = engagement.hasInput
        if !wasUp { begin(.textInput(from: shown?.textInput)) }
        change(&engagement)
        shown?.typing = nil
        shown?.engagement = engagement
        if !wasUp { record(.becameFirstResponder) }
    }

    func resignFirstResponder() {
        guard engagement?.hasInput ?? false else { return }
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
