import Views

package struct TextInputSession: Sendable, Equatable {
    /// The owner of the input.
    package enum Field: Sendable, Equatable {
        /// A text-input action: the system's field with its send button is above the keyboard.
        case action(NotificationAction)
        /// The extension or one of its fields as first responder: its `inputAccessoryView` is above the keyboard of the
        /// field, or above its `inputView`, which replaces the keyboard.
        case firstResponder(accessoryView: ViewNode?, inputView: ViewNode?)
    }

    package var source: Field
    /// The text in the system's field; an extension's field shows its text itself.
    package var text = ""
    /// The outlet names of the extension's edited field and its ancestors, innermost first; `nil` if none was touched.
    package var field: [String]?

    /// `true` while a keyboard or an input view in its place is up: the controller itself, as first responder, shows
    /// its accessory view alone (fact: host/text-input.keyboard).
    package var hasKeyboard: Bool {
        guard case .firstResponder(_, let inputView) = source else { return true }
        return inputView != nil || field != nil
    }

    /// The action of the system's field; `nil` for the extension's own input.
    package var action: NotificationAction? { if case .action(let action) = source { action } else { nil } }
}
