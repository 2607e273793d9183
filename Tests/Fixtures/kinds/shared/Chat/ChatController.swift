import UIKit
import UserNotifications
import UserNotificationsUI

/// A message with a bar of its own in place of the system's text field.
class ChatController: UIViewController, UNNotificationContentExtension {
    let messageLabel = UILabel()
    let barLabel = UILabel()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { barLabel }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 0, height: 60)
        barLabel.text = "Write something nice"
        barLabel.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
        messageLabel.frame = view.bounds
        view.addSubview(messageLabel)
    }

    func didReceive(_ notification: UNNotification) {
        messageLabel.text = notification.request.content.body
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        becomeFirstResponder()
        completion(.doNotDismiss)
    }
}
