/// What the host knows of the extension that it hosts.
struct Engagement {
    /// Whether the extension's code runs.
    enum Process {
        case notStarted, running, crashed
    }

    /// A response that the extension got, and how often it called the completion.
    struct Answer {
        let action: NotificationAction
        let response: NotificationResponse
        var completions = 0
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
    var isFirstResponder = false
    /// The responses that the extension got, in order.
    var answers: [Answer] = []
    /// The number of the response whose completion is awaited.
    var awaitedNumber: Int?
    /// The findings about access to attachments that were reported.
    var reportedFindings = 0
    /// The last view that was measured, since measuring costs a layout.
    var measured: (view: ViewNode, height: Double)?

    var isRunning: Bool { process == .running }
    /// The response that the extension hasn't answered.
    var awaited: NotificationResponse? { awaitedNumber.map { answers[$0].response } }
}
