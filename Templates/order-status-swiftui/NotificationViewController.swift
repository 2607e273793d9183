import SwiftUI
import UIKit
import UserNotifications
import UserNotificationsUI

final class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private let model = OrderModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: OrderCard(model: model))
        host.view.translatesAutoresizingMaskIntoConstraints = false
        addChild(host)
        view.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: view.topAnchor),
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        host.didMove(toParent: self)
    }

    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        model.title = content.title
        model.message = content.body
        model.order = Order(userInfo: content.userInfo)
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        let track = UNNotificationAction(identifier: "track", title: "Track Order", options: .foreground)
        switch response.actionIdentifier {
        case "doorstep":
            model.note = "The courier will leave it at your door."
            extensionContext?.notificationActions = [
                track, UNNotificationAction(identifier: "handover", title: "Hand It to Me Instead"),
            ]
        case "handover":
            model.note = "The courier will ring and hand it to you."
            extensionContext?.notificationActions = [
                track, UNNotificationAction(identifier: "doorstep", title: "Leave at the Door"),
            ]
        case "problem":
            model.note = "Thank you. We’ll write within the hour."
            extensionContext?.notificationActions = [
                UNNotificationAction(identifier: "again", title: "Order Again", options: .foreground)
            ]
        default:
            return completion(.dismissAndForwardAction)
        }
        completion(.doNotDismiss)
    }
}
