import Gone
import UIKit
import UserNotificationsUI

/// Shows the body; a body of `gone` calls what doesn't compile.
class NotificationViewController: UIViewController, UNNotificationContentExtension {
    @IBOutlet private weak var label: UILabel?

    override func didReceive(_ notification: UNNotification) {
        if notification.body == "gone" { label?.text = text() } else { label?.text = notification.body }
        style()
    }

    private func text() -> String {
        return Gone.text
    }

    private func style() {
        label?.gone = true
    }
}
