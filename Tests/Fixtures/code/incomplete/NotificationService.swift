import Foundation
import UserNotifications

/// Calls what doesn't compile.
class NotificationService: UNNotificationServiceExtension {
    override func didReceive(_ content: [String: Any], contentHandler: @escaping ([String: Any]) -> Void) {
        contentHandler(Gone.content)
    }
}
