/// A text that is being typed while the expanded look is up.
public struct TextInputSession: Sendable, Equatable {
    /// What the keyboard came up for.
    public enum Field: Sendable, Equatable {
        /// A text-input action: the system's own bar with a field and a send button stands above the keyboard.
        case action(NotificationAction)
        /// The extension, which became first responder: its `inputAccessoryView` stands above the keyboard, or above its
        /// `inputView` that takes the keyboard's place. One of its fields that was touched has the keyboard.
        case firstResponder(accessoryView: ViewNode?, inputView: ViewNode?)
    }

    /// Decides what stands above the keyboard.
    public var source: Field
    /// What was typed into the system's field so far; an extension's own field shows its text itself.
    public var text: String
    /// The outlet names of the extension's own field that is typed into and of the views around it, innermost first;
    /// `nil` when none was touched.
    public var field: [String]?

    public init(_ source: Field, text: String = "", field: [String]? = nil) {
        self.source = source
        self.text = text
        self.field = field
    }

    /// The action whose text is typed into the system's bar; `nil` for an extension's own input.
    public var action: NotificationAction? {
        if case .action(let action) = source { action } else { nil }
    }
}
