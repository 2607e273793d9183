import Basics

/// An expected list of responses in order.
struct ExpectedInbox {
    let entries: [InboxEntry]

    func failure(_ inbox: [AppModel.Received]) -> ExpectationFailure? {
        let isSame = entries.count == inbox.count && zip(entries, inbox).allSatisfy { $0.matches($1) }
        if isSame { return nil }
        func list(_ texts: [String]) -> String { texts.isEmpty ? "nothing" : texts.joined(separator: ", ") }
        let found = inbox.enumerated().map { index, received in
            (index < entries.count ? entries[index] : .init()).described(received).words
        }
        return ExpectationFailure("the app's inbox", expected: list(entries.map(\.words)), found: list(found))
    }
}

/// An expected response received by the app; `nil` properties match anything.
struct InboxEntry: Sendable {
    var action: String?
    var text: Expectation.TextMatch?
    var isForeground: Bool?
    var notification: String?

    fileprivate func matches(_ received: AppModel.Received) -> Bool {
        let response = received.response
        return (action == nil || action == response.actionIdentifier)
            && (text == nil || response.userText.map { text?.matches($0) ?? true } == true)
            && (isForeground == nil || isForeground == received.isForeground)
            && (notification == nil || notification == response.notification.request.identifier)
    }

    /// A received response with its text and the properties that this entry specifies.
    fileprivate func described(_ received: AppModel.Received) -> InboxEntry {
        let response = received.response
        return InboxEntry(
            action: response.actionIdentifier, text: response.userText.map { .equals($0) },
            isForeground: isForeground.map { _ in received.isForeground },
            notification: notification.map { _ in response.notification.request.identifier })
    }

    fileprivate var words: String {
        var result = action?.quoted() ?? "any"
        if let text { result += " with the text \(text.shown.quoted())" }
        if let notification { result += " to \(notification.quoted())" }
        if let isForeground { result += isForeground ? " in the foreground" : " in the background" }
        return result
    }
}

extension ScenarioReader {
    /// An action's identifier, or an object with it.
    func inboxEntry(_ raw: JSONValue, _ path: String) -> InboxEntry? {
        if let action = raw.string { return .init(action: action) }
        guard let reader = report.object(raw, path: path, "an action's identifier, or an object with its keys")
        else { return nil }
        let action = reader.string("action")
        let text = reader.decode("text", match)
        let isForeground = reader.bool("foreground")
        let notification = reader.string("notification")
        reader.finish()
        return InboxEntry(action: action, text: text, isForeground: isForeground, notification: notification)
    }
}
