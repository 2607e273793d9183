/// What the host knows of the extension that it hosts.
struct Engagement {
    /// Whether the extension's code runs.
    enum Process {
        case notStarted, running, crashed
    }

    /// A response that the extension got, and hasn't called the completion of.
    struct Awaited {
        let action: NotificationAction
        let response: NotificationResponse
    }

    let controller: any NotificationContentExtension
    let context: ExtensionContext
    let attributes: ExtensionAttributes
    /// Times the completion that is awaited.
    let reminder: VirtualClock
    var process = Process.notStarted
    /// The content's height in points.
    var height: Double
    /// What the extension said last, so that a change is seen.
    var preferredContentSize = Size.zero
    var title: String?
    var isPlaying = false
    /// Whether the extension itself is, which brings its accessory and input view up.
    var isFirstResponder = false
    /// The path of its field that is typed into; UIKit makes a touched one first responder by itself.
    var editedField: [String]?
    /// One at a time: no action can be tapped meanwhile.
    var awaited: Awaited?
    /// The findings about access to attachments that were reported.
    var reportedFindings = 0
    /// The last view that was measured, since measuring costs a layout.
    var measured: (view: ViewNode, height: Double)?

    var isRunning: Bool { process == .running }

    /// Whether the keyboard, or a view in its place, is up for the extension or for one of its fields.
    var hasKeyboard: Bool { isRunning && (isFirstResponder || editedField != nil) }
}
