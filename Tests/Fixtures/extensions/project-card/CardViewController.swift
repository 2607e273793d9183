import UIKit
import UserNotifications
import UserNotificationsUI

class CardViewController: UIViewController, UNNotificationContentExtension {
    @IBOutlet var bodyLabel: UILabel?

    func didReceive(_ notification: UNNotification) {
        bodyLabel?.text = notification.request.content.body
    }
}
