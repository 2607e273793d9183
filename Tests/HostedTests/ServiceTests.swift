import ExtensionProcess
import RNUserNotificationsUI
import Testing

/// Adds to the title at once; its attachment's download never ends in time.
private final class Modify: UNNotificationServiceExtension {
    private var handler: ((UNNotificationContent) -> Void)?
    private var best: UNMutableNotificationContent?

    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        (handler, best) = (contentHandler, request.content.mutableCopy() as? UNMutableNotificationContent)
        best?.title += "!"
        best?.userInfo["seen"] = true
    }

    override func serviceExtensionTimeWillExpire() { if let best { handler?(best) } }
}

extension HostedTests {
    @Test("a service extension hands over its content when its time expires") func service() {
        ClassRegistry.classes = [HostedClass("Modify", Modify.self)]
        start(["kind": "service", "class": "App.Modify", "interface": .null])
        let request: JSON = [
            "identifier": "1", "content": ["title": "Hi", "userInfo": ["n": 3], "sound": ["name": "bell.caf"]],
        ]
        #expect(call("serviceDidReceive", ["request": request])["requests"] == [])
        let content = call("serviceTimeWillExpire", at: 30)["requests"]?.array?.first?["content"]
        #expect(content?["title"] == "Hi!")
        #expect(content?["userInfo"] == ["n": 3, "seen": true])
        #expect(content?["sound"] == ["name": "bell.caf"])
    }

    @Test("numbers of a payload are Foundation's, so that any numeric cast works") func payloadNumbers() {
        let content = UNNotificationContent(["userInfo": ["n": 3, "list": [["a": "b"]]]] as JSON)
        #expect(content.userInfo["n"] as? Double == 3)
        #expect(content.userInfo["n"] as? Int == 3)
        #expect((content.userInfo["list"] as? [[String: Any]])?.first?["a"] as? String == "b")
    }

    @Test("the category's actions are there before the notification") func registeredActions() {
        start()
        call("viewDidLoad")
        var notification = Self.notification("").object ?? [:]
        notification["actions"] = [["identifier": "like", "title": "Like", "options": ["destructive"]]]
        call("didReceive", ["notification": .object(notification)])
        #expect(NSExtensionContext.shared.notificationActions.map(\.identifier) == ["like"])
        #expect(NSExtensionContext.shared.notificationActions.first?.options == .destructive)
    }
}
