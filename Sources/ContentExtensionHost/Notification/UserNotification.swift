/// A delivered notification: UNNotification. (Foundation has a `Notification` of its own, hence the prefix.)
public struct UserNotification: Sendable, Equatable {
    /// Date of arrival in seconds since 1970.
    public var date: Double
    public var request: NotificationRequest

    public init(date: Double, request: NotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// UNNotificationRequest.
public struct NotificationRequest: Sendable, Equatable {
    /// `apns-collapse-id` if sent.
    public var identifier: String
    public var content: NotificationContent
    /// `nil` for a local request that is delivered at once.
    package var trigger: NotificationTrigger?

    /// A remote request.
    public init(identifier: String, content: NotificationContent) {
        self.init(identifier: identifier, content: content, trigger: .push)
    }

    package init(identifier: String, content: NotificationContent, trigger: NotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// UNNotificationResponse; with `userText` it is a UNTextInputNotificationResponse.
public struct NotificationResponse: Sendable, Equatable {
    /// Identifier of the response to a tap on the notification itself (fact: api/response).
    public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    /// Identifier of the response to a dismissal.
    public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    /// The notification responded to.
    public var notification: UserNotification
    /// The identifier of the chosen action, or one of the two system identifiers above.
    public var actionIdentifier: String
    /// The typed text; `nil` for an action without text input.
    public var userText: String?
}
