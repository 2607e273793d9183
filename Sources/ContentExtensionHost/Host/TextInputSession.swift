/// A text that is being typed while the expanded look is up.
public struct TextInputSession: Sendable, Equatable {
    /// What the keyboard came up for.
    public enum Source: Sendable, Equatable {
        /// A text-input action: the system's own bar with a field and a send button stands above the keyboard.
        case action(NotificationAction)
        /// The extension, which became first responder: its `inputAccessoryView` stands above the keyboard, or above its
        /// `inputView` that takes the keyboard's place.
        case firstResponder(accessoryView: ViewNode?, inputView: ViewNode?)
    }

    /// Decides what stands above the keyboard.
    public var source: Source
    /// What was typed into the system's field so far; an extension's own field shows its text itself.
    public var text: String

    public init(_ source: Source, text: String = "") {
        self.source = source
        self.text = text
    }

    /// The action whose text is typed into the system's bar; `nil` for an extension's own input.
    public var action: NotificationAction? {
        if case .action(let action) = source { action } else { nil }
    }
}
