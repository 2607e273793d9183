import Basics
import Views

/// The extension's own input in place of the system's text field (fact: host/text-input).
extension ExpandedNotification {
    /// `true` if the system omits its text field and sends text actions at once.
    var extensionBringsItsOwnInput: Bool {
        guard let hosted, hosted.isRunning else { return false }
        return hosted.controller.canBecomeFirstResponder
    }

    /// The extension's first responder.
    private var firstResponder: (isController: Bool, field: [String]?)? {
        if case .firstResponder(let isController, let field) = input { (isController, field) } else { nil }
    }

    /// `true` while the extension or one of its fields is first responder.
    var isExtensionFirstResponder: Bool { firstResponder != nil }

    /// - Parameter field: a field of the extension by outlet; `nil` for the extension itself.
    func becomeFirstResponder(field: String?) {
        guard let hosted else { return }
        if let field { return becomeFirstResponder(field, of: hosted.controller) }
        guard firstResponder?.isController != true else { return }
        guard hosted.controller.canBecomeFirstResponder else {
            return host.report(
                .warning, "first-responder-refused",
                "the extension asked to become first responder, and canBecomeFirstResponder is false",
                hint: "return true from it")
        }
        bringUpInput(isController: true, field: firstResponder?.field)
    }

    private func becomeFirstResponder(_ field: String, of controller: any NotificationContentExtension) {
        let views = [controller.view, controller.inputAccessoryView, controller.inputView].compactMap(\.self)
        guard views.contains(where: { $0[field]?.content.typedText != nil }) else {
            return host.report(
                .warning, "first-responder-refused", "no text field or text view is called \(field.quoted())",
                hint: "name the outlet of one in the view, the accessory view or the input view")
        }
        beginEditing(fieldAt: [field])
    }

    /// UIKit's handling of a touched text field or text view, independent of `canBecomeFirstResponder`.
    func beginEditing(fieldAt path: [String]) {
        guard let hosted, hosted.isRunning, firstResponder?.field != path else { return }
        bringUpInput(isController: false, field: path)
    }

    private func bringUpInput(isController: Bool, field: [String]?) {
        guard firstResponder == nil else { return setFirstResponder(isController: isController, field: field) }
        setInput(.firstResponder(isController: isController, field: field))
        host.record(.becameFirstResponder)
    }

    /// - Returns: `false` if the extension isn't first responder.
    @discardableResult
    func resignFirstResponder() -> Bool {
        guard firstResponder != nil else { return false }
        setInput(nil)
        host.record(.resignedFirstResponder)
        return true
    }

    /// `true` for a touch in the accessory or input view; the Info.plist can't disable touches there.
    func isInOwnInput(_ event: ControlEvent) -> Bool {
        guard case .firstResponder(let accessory, let input) = textInput?.source else { return false }
        let views = [accessory, input].compactMap(\.self)
        return event.path.contains { name in views.contains { $0[name] != nil } }
    }
}
