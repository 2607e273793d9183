import Basics

/// The responses whose completion handler an extension hasn't called yet, with a reminder of each.
///
/// There can be several, because actions stay enabled while the extension works (fact: host/actions.second).
final class AwaitedResponses {
    private struct Awaited {
        /// The number of the response in this expansion, from 1.
        let number: Int
        let action: NotificationAction
        let response: NotificationResponse
    }

    /// Oldest first.
    private var awaited: [Awaited] = []
    private var count = 0
    private let reminder: VirtualClock

    init(reminder: VirtualClock) { self.reminder = reminder }

    /// Oldest first.
    var responses: [NotificationResponse] { awaited.map(\.response) }

    /// - Parameter remind: called if the response isn't taken in time.
    func add(_ response: NotificationResponse, to action: NotificationAction, remind: @escaping () -> Void) {
        count += 1
        let number = count
        awaited.append(Awaited(number: number, action: action, response: response))
        reminder.schedule(after: Limits.completionSeconds) { [weak self] in
            if self?.awaited.contains(where: { $0.number == number }) ?? false { remind() }
        }
    }

    /// Removes the oldest response to an action.
    func take(_ action: String) -> (response: NotificationResponse, action: NotificationAction)? {
        guard let index = awaited.firstIndex(where: { $0.response.actionIdentifier == action }) else { return nil }
        let taken = awaited.remove(at: index)
        if awaited.isEmpty { reminder.cancelAll() }
        return (taken.response, taken.action)
    }

    /// Ends the wait for completions, called or not.
    func removeAll() {
        awaited = []
        reminder.cancelAll()
    }
}
