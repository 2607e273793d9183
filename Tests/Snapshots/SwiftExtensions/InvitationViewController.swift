import ContentExtensionHost

// snippet: invitation
/// An invitation that is answered by a server: the card waits for it, and says what it said.
final class InvitationViewController: NotificationViewController, NotificationResponseHandling {
    override func viewDidLoad() {
        view = ViewNode(
            .stack(Stack(.vertical, spacing: 4)), id: "card",
            sizing: ViewSizing(margins: EdgeInsets(16)),
            children: [
                ViewNode(.label(Label("", font: .system(20, .semibold), numberOfLines: 0)), id: "title"),
                ViewNode(.label(Label("", font: .system(15), textColor: .semantic(.secondaryLabel))), id: "place"),
                ViewNode(.label(Label("", font: .system(15))), id: "status", style: ViewStyle(isHidden: true)),
            ])
    }

    override func didReceive(_ notification: UserNotification) {
        let content = notification.request.content
        view["title"]?.text = content.title
        view["place"]?.text = content.userInfo["place"]?.string
    }

    func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) {
        guard response.actionIdentifier == "accept" else { return completion(.dismissAndForwardAction) }
        show("Sending…", .semantic(.secondaryLabel))
        // DispatchQueue.main.asyncAfter: the server takes two seconds to answer.
        extensionContext?.clock.schedule(after: 2) { [weak self] in
            self?.show("See you there", .semantic(.systemGreen))
            self?.extensionContext?.notificationActions = []
            completion(.doNotDismiss)
        }
    }

    private func show(_ text: String, _ color: Color) {
        view["status"]?.text = text
        view["status"]?.label?.textColor = color
        view["status"]?.isHidden = false
    }
}
// end
