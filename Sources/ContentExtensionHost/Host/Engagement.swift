import Views

/// State of the hosted extension.
struct Engagement {
    /// State of the extension's process.
    enum Process {
        case notStarted, running, crashed
    }

    /// A response whose completion handler the extension hasn't called yet.
    struct Awaited {
        /// The number of the response in this expansion, from 1.
        let number: Int
        let action: NotificationAction
        let response: NotificationResponse
    }

    var controller: any NotificationContentExtension
    /// Makes the controller that takes over when the first one's code can't run here; `nil` for none.
    var makeSubstitute: ((ExtensionCrash) -> any NotificationContentExtension)?
    /// The calls that a substitute has missed.
    var calls: [(any NotificationContentExtension) throws -> Void] = []
    let context: ExtensionContext
    let attributes: ExtensionAttributes
    /// Timers for the awaited completions.
    let reminder: VirtualClock
    var process = Process.notStarted
    /// The content's height in points.
    var height: Double
    /// The extension's last reported values, to detect changes.
    var preferredContentSize = Size.zero
    var title: String?
    var isPlaying = false
    /// `true` if the extension itself is first responder, which shows its accessory and input views.
    var isFirstResponder = false
    /// The path of its field being edited; UIKit makes a touched field first responder by itself.
    var editedField: [String]?
    /// The unanswered responses, oldest first: actions stay enabled while the extension works
    /// (fact: host/actions.second).
    var awaited: [Awaited] = []
    /// The number of responses that the extension has received.
    var responses = 0
    /// The number of findings about attachment access reported so far.
    var reportedFindings = 0
    /// The last measured view; measuring costs a layout.
    var measured: (view: ViewNode, height: Double)?

    var isRunning: Bool { process == .running }

    /// `true` while the extension or one of its fields is first responder.
    var hasInput: Bool { isRunning && (isFirstResponder || editedField != nil) }
}
