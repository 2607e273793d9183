/// NSExtensionContext with the additions of UserNotificationsUI: the extension's way to speak to its host.
///
/// What the extension says is recorded and carried out by the host after the call into the extension returns.
public final class ExtensionContext {
    /// What an extension asked of its host.
    public enum Request: Sendable, Equatable {
        case setActions([NotificationAction])
        case performDefaultAction
        case dismiss
        case mediaPlayingStarted
        case mediaPlayingPaused
    }

    /// The actions shown; assigning replaces them at once, an empty array removes them (iOS 12).
    public var notificationActions: [NotificationAction] {
        get { actions }
        set {
            actions = newValue
            requests.append(.setActions(newValue))
        }
    }

    private var actions: [NotificationAction]
    /// What was asked since the host looked last.
    private var requests: [Request] = []
    /// Opens the files of attachments, and knows which are allowed.
    public let attachments: SecurityScope

    public init(actions: [NotificationAction], attachments: SecurityScope) {
        self.actions = actions
        self.attachments = attachments
    }

    /// As if the user had tapped the notification: opens the app with the default action.
    public func performNotificationDefaultAction() { requests.append(.performDefaultAction) }
    /// Closes the expanded view; the notification stays delivered.
    public func dismissNotificationContentExtension() { requests.append(.dismiss) }
    /// Playback began for another reason than the media button.
    public func mediaPlayingStarted() { requests.append(.mediaPlayingStarted) }
    /// Playback stopped for another reason than the media button.
    public func mediaPlayingPaused() { requests.append(.mediaPlayingPaused) }

    /// Hands over what was asked, and forgets it.
    func takeRequests() -> [Request] {
        defer { requests = [] }
        return requests
    }
}
