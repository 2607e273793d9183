/// An authorization request of an app, open or waiting.
struct PendingPrompt: Equatable {
    let app: AppInfo
    let options: AuthorizationOptions
    /// `true` for the separate prompt for critical alerts.
    var isForCriticalAlerts = false
}

/// The open authorization prompt, and the requests that wait for it.
struct PendingPrompts {
    private(set) var open: PendingPrompt?
    /// In order.
    private var waiting: [PendingPrompt] = []

    /// Opens a prompt, or queues it behind the open one.
    /// - Returns: `true` if it opened.
    mutating func present(_ prompt: PendingPrompt) -> Bool {
        guard open == nil else {
            wait(prompt)
            return false
        }
        open = prompt
        return true
    }

    /// Queues a request; repetitions are ignored.
    mutating func wait(_ request: PendingPrompt) { if !waiting.contains(request) { waiting.append(request) } }

    /// Closes the open prompt.
    mutating func answer() -> PendingPrompt? {
        defer { open = nil }
        return open
    }

    /// The next request to decide; `nil` while a prompt is open.
    mutating func next() -> PendingPrompt? { open == nil && !waiting.isEmpty ? waiting.removeFirst() : nil }
}
