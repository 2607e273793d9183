import Basics

/// The memory of the notifications that extensions make. All of them may stay delivered, so that it is never given back.
struct ContentBudget {
    private var bytes = 0

    /// Counts a request.
    /// - Returns: `false` beyond the limit.
    mutating func charge(_ request: NotificationRequest) -> Bool {
        let content = request.content
        let texts = [
            request.identifier, content.title, content.subtitle, content.body, content.categoryIdentifier,
            content.threadIdentifier, content.launchImageName, content.summaryArgument, content.intelligentSummary,
            content.targetContentIdentifier ?? "", content.filterCriteria ?? "",
        ]
        bytes += texts.reduce(content.userInfo.bytesInMemory) { $0 + $1.utf8.count }
        return bytes <= Limits.contentBytes
    }
}

extension NotificationHost {
    /// Counts a notification that an extension has made.
    /// - Returns: `false`, with an error, beyond the limit.
    func mayKeep(_ request: NotificationRequest) -> Bool {
        if contents.charge(request) { return true }
        report(
            Diagnostic(
                .error, "too-much-content",
                "service extensions and requests make notifications of more than \(Limits.contentBytes / 1_048_576) MB together",
                hint: "deliver fewer, or add less to each", exit: .refused))
        return false
    }
}

extension JSONValue {
    /// The memory of the value, estimated.
    fileprivate var bytesInMemory: Int {
        switch kind {
        case .null, .bool, .number: 64
        case .string(let text): 64 + text.utf8.count
        case .array(let values): values.reduce(64) { $0 + $1.bytesInMemory }
        case .object(let members): members.reduce(64) { $0 + 64 + $1.key.utf8.count + $1.value.bytesInMemory }
        }
    }
}
