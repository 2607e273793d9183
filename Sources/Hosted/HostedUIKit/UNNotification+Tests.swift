@_exported import RNFoundation
@_exported import RNUIKit
@_exported import RNUserNotifications
@_exported import RNUserNotificationsUI

// What iOS makes by itself and a unit test of a view controller has to make.

extension UNNotification {
    /// A delivered notification.
    /// - Parameter identifier: that of its request.
    public convenience init(_ content: UNNotificationContent, identifier: String = "test", date: Date = Date()) {
        let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
        self.init(request: request, date: date)
    }
}

extension UNNotificationResponse {
    /// The user's tap on an action.
    public convenience init(_ actionIdentifier: String, to notification: UNNotification) {
        self.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

extension RunLoop {
    /// Runs everything that timers, queues and animations have due in the next seconds, at once.
    public func advance(by seconds: TimeInterval) { EventLoop.shared.run(until: Host.shared.now + seconds) }
}
