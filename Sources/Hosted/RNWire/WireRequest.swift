/// An effect that an extension's code asks for. A reply carries its requests in order, each an object with one member.
package enum WireRequest: String, CaseIterable, Sendable {
    /// Tells the user once about a call without effect: `code`, `message`, and the place in the code, `file` and `line`.
    case note
    /// `open(_:)` of the context: the address.
    case open

    /// Sets the context's `notificationActions`: an array of actions.
    case notificationActions
    /// `performNotificationDefaultAction()`; `true`.
    case performDefaultAction
    /// `dismissNotificationContentExtension()`; `true`.
    case dismiss
    /// Removes delivered notifications: an array of identifiers, or `true` for all.
    case removeDelivered
    /// `add(_:)` of the notification centre: a request with `identifier`, `content` and `trigger`.
    case addRequest
    /// Removes pending requests: an array of identifiers, or `true` for all.
    case removePending
    /// `mediaPlayingStarted()`; `true`.
    case mediaPlayingStarted
    /// `mediaPlayingPaused()`; `true`.
    case mediaPlayingPaused
    /// Makes a field first responder: its id, or `true` for the controller.
    case becomeFirstResponder
    /// The first responder resigns; `true`.
    case resignFirstResponder
    /// Completes the response `id` with `option`, a name of `UNNotificationContentExtensionResponseOption`.
    case complete

    /// The values of an activity were read: `missing` has the paths of members that no property takes, `date` the `path`
    /// of each date with the seconds since 1970 that it became, `presentations` the sizes that their contents need.
    case activityRead
    /// The values of an activity aren't its type's: `kind` (`missing`, `type`, `null` or `value`), the `path` to the
    /// value, the `key` or `type` that is wanted, and Swift's `message`.
    case activityRefused

    /// Hands over a service extension's content.
    case content
    /// A download of `url` begins.
    case downloadStarted
    /// The download of `url` has ended.
    case downloadFinished
    /// The download of `url` has failed for `reason`.
    case downloadFailed
}
