// swift-format-ignore-file
import UIKit
import UserNotifications
import UserNotificationsUI

class CardController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    var likeButton: UIButton!

    func didReceive(_ notification: UNNotification) {
        titleLabel.text = notification.request.content.title
    }

    @IBAction func like(_ sender: UIButton) {}
}
