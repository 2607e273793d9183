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

/// Attaches the file at the address `image` of the payload.
private final class Attach: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let content = UNMutableNotificationContent()
        content.title = request.content.title
        let url = (request.content.userInfo["image"] as? String).flatMap { URL(string: $0) }
        let task = url.map {
            URLSession.shared.downloadTask(with: $0) { file, _, error in
                content.body = error.map { "\(($0 as? URLError)?.code.rawValue ?? 0)" } ?? ""
                if let file, let photo = try? UNNotificationAttachment(identifier: "photo", url: file) {
                    content.attachments = [photo]
                }
                contentHandler(content)
            }
        }
        task?.resume()
    }
}

/// The asynchronous form.
private final class Rename: UNNotificationServiceExtension {
    override func didReceive(_ request: UNNotificationRequest) async -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = request.content.title + "!"
        return content
    }
}

extension HostedTests {
    /// A service extension with one file on the network, `https://example.com/a`, which takes two seconds.
    private func startService<C: UNNotificationServiceExtension>(_ type: C.Type, _ answer: JSON) {
        ClassRegistry.classes = [HostedClass("Service", type)]
        start([
            .kind: "service", .class: "App.Service", .interface: .null,
            .bundle: [
                .network: .object(["https://example.com/a": answer]), .temporary: .string(NSTemporaryDirectory()),
            ],
        ])
    }

    private static let request: JSON = [
        .identifier: "1", .content: [.title: "Hi", .userInfo: [.image: "https://example.com/a"]],
    ]

    @Test("a download takes the run's time, and its file is attached as the tool says") func download() {
        startService(Attach.self, [.path: .string(#filePath), .latency: 2])
        Host.shared.ask = { query in
            query[.query] == "attachment" ? [.type: "public.png", .number: 1] : [.missing: true]
        }
        let first = call(.serviceDidReceive, [.request: Self.request])
        #expect(first[.requests] == [request(.downloadStarted, [.url: "https://example.com/a"])])
        #expect(first[.next] == 2)
        let requests = call(.advance, at: 2)[.requests]?.array ?? []
        #expect(requests.first == request(.downloadFinished, [.url: "https://example.com/a"]))
        let attachment = requests.last?[request: .content]?[.attachments]?.array?.first
        #expect(attachment?[.identifier] == "photo")
        #expect(attachment?[.number] == 1)
    }

    @Test("a refused attachment is an error of the code") func refusal() {
        startService(Attach.self, [.path: .string(#filePath)])
        Host.shared.ask = { _ in [.error: "attachmentUnrecognizedType"] }
        let requests = call(.serviceDidReceive, [.request: Self.request])[.requests]?.array ?? []
        #expect(requests.last?[request: .content]?[.attachments] == [])
    }

    @Test("a download that fails is an error without a note") func failedDownload() {
        startService(Attach.self, [.failure: "timed out"])
        let requests = call(.serviceDidReceive, [.request: Self.request])[.requests]?.array ?? []
        #expect(requests.count == 3)
        #expect(requests[1] == request(.downloadFailed, [.url: "https://example.com/a", .reason: "timed out"]))
        #expect(requests.last?[request: .content]?[.body] == .string("\(URLError.Code.networkConnectionLost.rawValue)"))
    }

    @Test("the asynchronous form is waited for") func asynchronous() async {
        let title = await withCheckedContinuation { done in
            Rename().didReceive(UNNotificationRequest(Self.request)) { done.resume(returning: $0.title) }
        }
        #expect(title == "Hi!")
    }

    @Test("a service extension hands over its content when its time expires") func service() {
        ClassRegistry.classes = [HostedClass("Modify", Modify.self)]
        start([.kind: "service", .class: "App.Modify", .interface: .null])
        let request: JSON = [
            .identifier: "1", .content: [.title: "Hi", .userInfo: .object(["n": 3]), .sound: [.name: "bell.caf"]],
        ]
        #expect(call(.serviceDidReceive, [.request: request])[.requests] == [])
        let content = call(.serviceTimeWillExpire, at: 30)[.requests]?.array?.first?[request: .content]
        #expect(content?[.title] == "Hi!")
        #expect(content?[.userInfo] == .object(["n": 3, "seen": true]))
        #expect(content?[.sound] == [.name: "bell.caf"])
    }

    @Test("numbers of a payload are Foundation's, so that any numeric cast works") func payloadNumbers() {
        let content = UNNotificationContent([.userInfo: .object(["n": 3, "list": [.object(["a": "b"])]])])
        #expect(content.userInfo["n"] as? Double == 3)
        #expect(content.userInfo["n"] as? Int == 3)
        #expect((content.userInfo["list"] as? [[String: Any]])?.first?["a"] as? String == "b")
    }

    @Test("the category's actions are there before the notification") func registeredActions() {
        start()
        call(.viewDidLoad)
        var notification = Self.notification("").members ?? [:]
        notification[.actions] = [[.identifier: "like", .title: "Like", .options: ["destructive"]]]
        call(.didReceive, [.notification: .object(notification)])
        #expect(NSExtensionContext.shared.notificationActions.map(\.identifier) == ["like"])
        #expect(NSExtensionContext.shared.notificationActions.first?.options == .destructive)
    }
}
