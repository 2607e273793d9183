package struct TextInputSession: Sendable, Equatable {
    /// The owner of the keyboard.
    package enum Field: Sendable, Equatable {
        /// A text-input action: the system's field with its send button is above the keyboard.
        case action(NotificationAction)
        /// The extension as first responder: its `inputAccessoryView` is above the keyboard, or above its `inputView`,
        /// which replaces the keyboard. A touched field of the extension has the keyboard.
        case firstResponder(accessoryView: ViewNode?, inputView: ViewNode?)
    }

    package var source: Field
    /// The text in the system's field; an extension's field shows its text itself.
    package var text = ""
    /// The outlet names of the extension's edited field and its ancestors, innermost first; `nil` if none was touched.
    package var field: [String]?

    /// The action of the system's field; `nil` for the extension's own input.
    package var action: NotificationAction? { if case .action(let action) = source { action } else { nil } }
}
