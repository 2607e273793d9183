import UIKit
import UserNotifications
import UserNotificationsUI

/// An invitation that waits for its server, is liked, and shows the user's comment.
class InvitationController: UIViewController, UNNotificationContentExtension {
    let headlineLabel = UILabel()
    let statusLabel = UILabel()
    let commentLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Invitation"
        preferredContentSize = CGSize(width: 0, height: 80)
        statusLabel.text = "No answer yet"
        let stack = UIStackView(arrangedSubviews: [headlineLabel, statusLabel, commentLabel])
        stack.axis = .vertical
        stack.frame = view.bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack)
    }

    func didReceive(_ notification: UNNotification) {
        headlineLabel.text = notification.request.content.title
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        switch response.actionIdentifier {
        case "accept":
            statusLabel.text = "Sending"
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                self.statusLabel.text = "Going!"
                self.title = "See you"
                self.extensionContext?.notificationActions = []
                completion(.doNotDismiss)
            }
        case "like": turn(to: UNNotificationAction(identifier: "unlike", title: "Unlike", options: []), completion)
        case "unlike": turn(to: UNNotificationAction(identifier: "like", title: "Like", options: []), completion)
        case "comment":
            commentLabel.text = (response as? UNTextInputNotificationResponse)?.userText
            preferredContentSize = CGSize(width: 0, height: 120)
            completion(.doNotDismiss)
        case "later": completion(.dismiss)
        default: completion(.dismissAndForwardAction)
        }
    }

    private func turn(
        to action: UNNotificationAction,
        _ completion: (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        let decline = extensionContext?.notificationActions.first { $0.identifier == "decline" }
        extensionContext?.notificationActions = [action] + [decline].compactMap { $0 }
        completion(.doNotDismiss)
    }
}
