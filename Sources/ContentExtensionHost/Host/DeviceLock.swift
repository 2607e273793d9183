/// The device's lock, and the touch that waits for the passcode.
struct DeviceLock {
    private(set) var isLocked = false
    private(set) var prompt: PasscodePrompt?

    /// Drops the prompt.
    mutating func lock() { (isLocked, prompt) = (true, nil) }

    mutating func unlock() { isLocked = false }

    mutating func ask(_ prompt: PasscodePrompt) { self.prompt = prompt }

    /// Closes the prompt.
    mutating func takePrompt() -> PasscodePrompt? {
        defer { prompt = nil }
        return prompt
    }

    /// Drops the prompt if it satisfies a condition.
    mutating func drop(where isGone: (PasscodePrompt) -> Bool = { _ in true }) {
        if let prompt, isGone(prompt) { self.prompt = nil }
    }
}

/// A touch on the locked device that is carried out once the passcode is entered.
enum PasscodePrompt {
    /// An action of the expanded notification; the default action for a tap on it.
    case action(NotificationAction)
    /// A tap on a short look, which opens its app.
    case app(Delivery)
    /// A long press, which expands the notification.
    case expansion(Delivery)
    /// A choice in the management view that opens an app.
    case choice(ManagementView.Choice.Kind, Management)

    /// The action that waits for the passcode.
    var action: NotificationAction {
        switch self {
        case .action(let action): action
        case .app(let delivery), .expansion(let delivery): .default(of: delivery.app)
        case .choice(let choice, let open):
            NotificationAction(identifier: choice.rawValue, title: open.app.name, options: .foreground)
        }
    }

    /// The action of the expanded notification.
    var expandedAction: NotificationAction? { if case .action(let action) = self { action } else { nil } }

    var isChoice: Bool { if case .choice = self { true } else { false } }
}
