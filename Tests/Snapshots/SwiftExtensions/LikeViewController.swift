import ContentExtensionHost

// snippet: like
/// A photo that is liked and unliked, by an action or by the heart beside it: both always say what comes next.
final class LikeViewController: NotificationViewController, NotificationResponseHandling {
    private var isLiked = false {
        didSet { update() }
    }

    override func viewDidLoad() {
        let symbol = ImageReference.symbol(name: "heart", pointSize: 24, weight: .regular)
        var heart = Button("", image: symbol)
        heart.contentInsets = EdgeInsets(10)
        view = ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: 8)),
            sizing: ViewSizing(margins: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)),
            children: [
                ViewNode(.label(Label("", numberOfLines: 2)), id: "caption"),
                ViewNode(.button(heart), id: "heart"),
            ])
        // heart.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        addTarget("heart", for: .touchUpInside) { [unowned self] _ in isLiked.toggle() }
    }

    override func didReceive(_ notification: UserNotification) {
        view["caption"]?.text = notification.request.content.body
        isLiked = notification.request.content.userInfo["liked"]?.bool ?? false
    }

    func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) {
        switch response.actionIdentifier {
        case "like": isLiked = true
        case "unlike": isLiked = false
        default: return completion(.dismissAndForwardAction)
        }
        completion(.doNotDismiss)
    }

    private func update() {
        let name = isLiked ? "heart.fill" : "heart"
        view["heart"]?.image = .symbol(name: name, pointSize: 24, weight: .regular)
        view["heart"]?.tintColor = isLiked ? .semantic(.systemRed) : nil
        extensionContext?.notificationActions = [
            isLiked
                ? NotificationAction(identifier: "unlike", title: "Unlike", options: .destructive)
                : NotificationAction(identifier: "like", title: "Like"),
            NotificationAction(identifier: "share", title: "Share", options: .foreground),
        ]
    }
}
// end
