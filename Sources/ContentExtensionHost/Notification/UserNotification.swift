/// A delivered notification: UNNotification. (Foundation has a `Notification` of its own, hence the prefix.)
public struct UserNotification: Sendable, Equatable {
    /// Seconds since 1970 at which the device got it.
    public var date: Double
    /// What was asked to be shown.
    public var request: NotificationRequest

    public init(date: Double, request: NotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// UNNotificationRequest.
public struct NotificationRequest: Sendable, Equatable {
    /// `apns-collapse-id` when there is one.
    public var identifier: String
    /// What the notification says.
    public var content: NotificationContent

    public init(identifier: String, content: NotificationContent) {
        self.identifier = identifier
        self.content = content
    }
}

/// UNNotificationResponse; with `userText` it is a UNTextInputNotificationResponse.
public struct NotificationResponse: Sendable, Equatable {
    /// The identifier of the response when the notification itself was tapped (fact: api/response).
    public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    /// The identifier of the response when the notification was dismissed.
    public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    /// The one that the response answers.
    public var notification: UserNotification
    /// The chosen action's, or one of the two system identifiers above.
    public var actionIdentifier: String
    /// What was typed; `nil` for an action without text input.
    public var userText: String?

    public init(notification: UserNotification, actionIdentifier: String, userText: String? = nil) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        self.userText = userText
    }
}
