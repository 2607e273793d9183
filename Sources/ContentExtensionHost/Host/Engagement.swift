/// What the host knows of the extension that it hosts.
struct Engagement {
    /// A response that the extension got, and how often it called the completion.
    struct Answer {
        let action: NotificationAction
        let response: NotificationResponse
        var completions = 0
    }

    let controller: any NotificationContentExtension
    let context: ExtensionContext
    let attributes: ExtensionAttributes
    /// Whether the extension's code has run.
    var isLoaded = false
    /// The content's height in points.
    var height: Double
    /// What the extension said last, so that a change is seen.
    var preferredContentSize = Size.zero
    var title: String?
    var isPlaying = false
    /// The responses that the extension got, in order.
    var responses: [Answer] = []
    /// The accesses without permission that were reported.
    var reportedViolations = 0
    /// The last view that was measured, since measuring costs a layout.
    var measured: (view: ViewNode, height: Double)?
}
