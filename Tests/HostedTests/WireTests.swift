import Basics
import ExtensionFolders
import ExtensionProcess
import RNAVFoundation
import RNUserNotificationsUI
import RNWire
import TestSupport
import Testing
import Views

@testable import ContentExtensionHost
@testable import ExtensionCode

/// What one side writes, the other one reads: the tool and the stand-ins, joined without a process.
extension HostedTests {
    @Test("each call of the tool reaches the code", arguments: WireCall.allCases)
    func wireCalls(_ call: WireCall) throws {
        ClassRegistry.classes = [
            HostedClass("Recorder", Recorder.self, register: Recorder.register),
            HostedClass("Service", RecordingService.self),
        ]
        if call == .activity {
            startActivity()
            let reply = try sendCall(call, Self.values(of: call), now: 2)
            return #expect(reply["requests"]?.array?.last?[WireRequest.activityRead.rawValue] != nil)
        }
        let isService = call == .serviceDidReceive || call == .serviceTimeWillExpire
        Received.calls = []
        let setup = try toolSetup(className: isService ? "Service" : "Recorder")
        try send(setup.start(kind: isService ? "service" : "content", home: "/tmp"))
        if !isService && call != .start { try sendCall(.viewDidLoad) }
        if call != .start && call != .viewDidLoad {
            Received.calls = []
            try sendCall(call, Self.values(of: call), now: 2)
        }
        #expect(Received.calls.contains(call))
    }

    @Test("each query of the code has an answer", arguments: WireQuery.allCases)
    func wireQueries(_ query: WireQuery) throws {
        let folder = try TemporaryFolder(Self.files)
        let answers = QueryAnswers(try toolSetup(folder: folder), folder: try ProcessFolder())
        let monday = NotificationTrigger.calendar(.init([.weekday: 2], timeZone: "Asia/Tokyo"), repeats: true)
        answers.pendingRequests = { [NotificationRequest(identifier: "a", content: Self.content, trigger: monday)] }
        var asked: [WireQuery] = []
        Host.shared.ask = { question in
            asked += [question[.query]?.string.flatMap { WireQuery(rawValue: $0) }].compactMap { $0 }
            return (try? Self.read(question)).flatMap { Self.read(answers.answer(to: $0)) } ?? .null
        }
        #expect(try isAnswered(query))
        #expect(asked.contains(query))
    }

    @Test("a pending request that the code adds again keeps its attachments")
    func pendingAttachments() throws {
        let answers = QueryAnswers(try toolSetup(), folder: try ProcessFolder())
        let tone = try NotificationAttachment(identifier: "tone", path: "\(FixtureArea.media.folder)/tone.wav")
        let content = NotificationContent(title: "Lunch", attachments: [tone])
        answers.pendingRequests = {
            [NotificationRequest(identifier: "a", content: content, trigger: .timeInterval(90, repeats: true))]
        }
        Host.shared.ask = { question in
            (try? Self.read(question)).flatMap { Self.read(answers.answer(to: $0)) } ?? .null
        }
        let center = UNUserNotificationCenter.current()
        center.getPendingNotificationRequests { found in
            center.removeAllPendingNotificationRequests()
            for request in found {
                let later = UNTimeIntervalNotificationTrigger(timeInterval: 120, repeats: true)
                center.add(.init(identifier: request.identifier, content: request.content, trigger: later))
            }
        }
        EventLoop.shared.run(until: Host.shared.now)
        // The host has removed the request by the time it gets the new one.
        answers.pendingRequests = { [] }
        let added = try Self.read(#require(Host.shared.takeRequests().last)).members?.first?.value
        #expect(try answers.request(#require(added))?.content.attachments == [tone])
    }

    @Test("each request of the code is the host's", arguments: WireRequest.allCases)
    func wireRequests(_ request: WireRequest) throws {
        ask(request)
        let made = try Self.read(#require(Host.shared.takeRequests().last))
        let member = try #require(made.members?.first)
        let understood = try #require(WireRequest(rawValue: member.key))
        #expect(understood == request)
        if request == .addRequest {
            let added = QueryAnswers(try toolSetup(), folder: try ProcessFolder()).request(member.value)
            #expect(added?.trigger == .timeInterval(90, repeats: true))
            #expect(added?.content == NotificationContent(title: "Lunch"))
        }

        let context = ExtensionContext(actions: [], attachments: SecurityScope())
        let content = try #require(HostedExtension.make(try toolSetup()) as? HostedExtension)
        content.extensionContext = context
        content.carryOut(understood, member.value)
        var downloads: [TraceEvent.Kind] = []
        let service = HostedService(try toolSetup())
        service.serviceContext = ServiceContext(
            clock: VirtualClock(), assets: RemoteAssets(), record: { downloads.append($0) }, report: { _ in })
        service.carryOut(understood, member.value)
        #expect(context.takeRequests().count == (Self.contentRequests.contains(request) ? 1 : 0))
        #expect(downloads.count == ("\(request)".hasPrefix("download") ? 1 : 0))
    }
}

// MARK: Joined sides

extension HostedTests {
    /// A text of the stand-ins as the tool reads it.
    private static func read(_ json: JSON) throws -> JSONValue {
        try JSONReader.read(Array(json.serialized.utf8), file: "process")
    }

    /// A text of the tool as the stand-ins read it.
    private static func read(_ value: JSONValue) -> JSON? { JSON(text: value.compactText.utf8) }

    @discardableResult private func send(_ message: JSONValue) throws -> JSONValue {
        let reply = try Self.read(session.answer(#require(Self.read(message))))
        #expect(reply[.reply]?[.requests] != nil)
        return reply[.reply] ?? JSONValue(.null)
    }

    @discardableResult private func sendCall(
        _ call: WireCall, _ values: KeyValuePairs<WireKey, JSONValue> = [:], now: Double = 0
    ) throws -> JSONValue {
        try send(HostedSession.message(call, values, now: now, size: Size(width: 320, height: 90)))
    }

    private static let content = NotificationContent(title: "Lunch", body: "At noon?")

    private static func values(of call: WireCall) -> KeyValuePairs<WireKey, JSONValue> {
        let request = NotificationRequest(identifier: "a", content: content)
        let notification = UserNotification(date: 0, request: request)
        switch call {
        case .didReceive: return [.notification: JSONValue(notification)]
        case .didReceiveResponse:
            let response = NotificationResponse(notification: notification, actionIdentifier: "like")
            return [.id: .number(1), .response: JSONValue(response)]
        case .event: return [.view: .text(Received.button), .event: .text("touchUpInside")]
        case .serviceDidReceive: return [.request: JSONValue(request)]
        case .activity:
            return [.attributes: .text(#"{"orderID": "A1"}"#), .state: .text(#"{"title": "Pizza", "step": "baking"}"#)]
        case .start, .viewDidLoad, .viewWillAppear, .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear,
            .viewDidDisappear, .mediaPlay, .mediaPause, .serviceTimeWillExpire, .advance:
            return [:]
        }
    }

    /// An extension in the repository of its app.
    private static let files = [
        ".git/HEAD": "",
        "project.yml": """
        name: Shop
        targets:
          Card: {type: app-extension, platform: iOS, sources: [Card]}
        """,
        "Card/Info.plist": """
        <plist><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
        <key>NSExtensionAttributes</key><dict>
        <key>UNNotificationExtensionCategory</key><string>card</string>
        <key>UNNotificationExtensionInitialContentSizeRatio</key><real>1</real></dict>
        </dict></dict></plist>
        """,
        "Card/data.txt": "data",
        "Card/en.lproj/Localizable.strings": #""hello" = "Hello";"#,
        "Card/A.xcassets/brand.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
        """,
        "Card/Card.storyboard": """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene><objects>
        <viewController title="Card" id="c"><view key="view" id="v"/></viewController>
        </objects></scene></scenes></document>
        """,
    ]

    private func toolSetup(className: String = "Recorder", folder: TemporaryFolder? = nil) throws -> HostedSetup {
        var environment = DeclarativeEnvironment(
            app: AppInfo(name: "Shop"), report: DiagnosticCollector(file: "test"))
        environment.measuring = { FixedMeasuring() }
        environment.painting = { _, _, _ in [1, 2, 3] }
        return HostedSetup(
            executable: ExtensionExecutable(
                path: "", readableFolders: [], classes: ModuleClasses([]), files: [], entries: []),
            className: className, interface: nil, environment: environment, folder: folder?.path ?? "/tmp",
            scope: FileScope(root: folder?.path ?? "/tmp"), identifier: "card", info: JSONValue(.object([])),
            assets: nil, files: [FixtureArea.media.folder],
            resources: try folder.map { ExtensionResources(try ExtensionFolder.open("\($0.path)/Card").value) })
    }

    // MARK: The code's side

    private func isRefused(labels count: Int) -> Bool {
        let labels = JSON.array(Array(repeating: [.type: "label", .text: "a"], count: count))
        return Host.shared.query(.textSize, [.label: labels, .width: .array(Array(repeating: .null, count: count))])
            == nil
    }

    /// `true` if the stand-ins take over the tool's answer to a query.
    private func isAnswered(_ query: WireQuery) throws -> Bool {
        let media = URL(fileURLWithPath: FixtureArea.media.folder)
        switch query {
        case .layout:
            start()
            call(.viewDidLoad)
            return Greeting.latest?.label?.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
        case .fittingSize: return UIView().systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 20)
        case .textSize:
            let label: JSON = [.type: "label", .text: "a"]
            let several = Host.shared.query(query, [.label: [label, label], .width: [.null, 9]])
            return NSAttributedString(string: "a").size() == CGSize(width: 30, height: 40)
                && several?[.size] == [[30, 40], [30, 40]] && isRefused(labels: 501)
        case .image: return UIImage(systemName: "star")?.size == CGSize(width: 50, height: 60)
        case .drawing:
            let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { $0.fill(CGRect.zero) }
            return image.json[.asset] != nil
        case .font: return UIFont(name: "Avenir-Heavy", size: 12) != nil
        case .symbol:
            func isDrawn(_ name: String) -> Bool { Host.shared.query(.symbol, [.systemName: .string(name)]) != nil }
            return isDrawn("star.fill") && !isDrawn("disc.fill")
        case .media: return AVURLAsset(url: media.appendingPathComponent("clip.mp4")).duration.seconds > 0
        case .attachment:
            let file = media.appendingPathComponent("tone.wav")
            return try UNNotificationAttachment(identifier: "a", url: file).encode()[.number] == 1
        case .pendingRequests:
            var trigger: UNNotificationTrigger?
            UNUserNotificationCenter.current().getPendingNotificationRequests { trigger = $0.first?.trigger }
            EventLoop.shared.run(until: Host.shared.now)
            let components = (trigger as? UNCalendarNotificationTrigger)?.dateComponents
            return components?.weekday == 2 && components?.timeZone?.identifier == "Asia/Tokyo"
        case .color: return UIColor(named: "brand") != nil
        case .string: return NSLocalizedString("hello", comment: "") == "Hello"
        case .resource: return Bundle.main.path(forResource: "data", ofType: "txt")?.hasSuffix("/Card/data.txt") == true
        case .interface:
            return UIStoryboard(name: "Card", bundle: nil).instantiateInitialViewController()?.title == "Card"
        }
    }

    /// The requests that change a content extension's context by themselves.
    private static let contentRequests: Set<WireRequest> = [
        .notificationActions, .performDefaultAction, .dismiss, .removeDelivered, .mediaPlayingStarted,
        .mediaPlayingPaused, .becomeFirstResponder, .resignFirstResponder,
    ]

    /// Has the code ask for an effect.
    private func ask(_ request: WireRequest) {
        let context = NSExtensionContext.shared
        let url = URL(fileURLWithPath: "/a")
        switch request {
        case .note: Host.shared.note("code-layout", "a")
        case .open: context.open(url)
        case .notificationActions: context.notificationActions = [UNNotificationAction(identifier: "a", title: "A")]
        case .performDefaultAction: context.performNotificationDefaultAction()
        case .dismiss: context.dismissNotificationContentExtension()
        case .removeDelivered: UNUserNotificationCenter.current().removeAllDeliveredNotifications()
        case .addRequest:
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
            let content = UNNotificationContent([.title: "Lunch"])
            UNUserNotificationCenter.current().add(.init(identifier: "a", content: content, trigger: trigger))
        case .removePending: UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
        case .mediaPlayingStarted: context.mediaPlayingStarted()
        case .mediaPlayingPaused: context.mediaPlayingPaused()
        case .becomeFirstResponder: UITextField().becomeFirstResponder()
        case .resignFirstResponder:
            let field = UITextField()
            field.becomeFirstResponder()
            field.resignFirstResponder()
        case .activityRead: readActivity(#"{"title": "Pizza", "step": "baking"}"#)
        case .activityRefused: readActivity("{}")
        // Those that only a call or the network causes.
        case .complete, .content, .downloadStarted, .downloadFinished, .downloadFailed:
            Host.shared.request(request, [.url: .string(url.absoluteString), .id: 1])
        }
    }
}

/// What has reached the code.
private enum Received {
    nonisolated(unsafe) static var calls: Set<WireCall> = []
    /// The id of the button that takes the event.
    nonisolated(unsafe) static var button = ""
}

private final class Recorder: UIViewController, UNNotificationContentExtension {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        Received.calls.insert(.start)
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Received.calls.insert(.start)
    }

    override func viewDidLoad() {
        Received.calls.insert(.viewDidLoad)
        let button = UIButton()
        Received.button = button.storage.id
        button.addAction(UIAction { _ in Received.calls.insert(.event) }, for: .touchUpInside)
        view.addSubview(button)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { Received.calls.insert(.advance) }
    }
    override func viewWillAppear(_ animated: Bool) { Received.calls.insert(.viewWillAppear) }
    override func viewDidLayoutSubviews() { Received.calls.insert(.viewDidLayoutSubviews) }
    override func viewDidAppear(_ animated: Bool) { Received.calls.insert(.viewDidAppear) }
    override func viewWillDisappear(_ animated: Bool) { Received.calls.insert(.viewWillDisappear) }
    override func viewDidDisappear(_ animated: Bool) { Received.calls.insert(.viewDidDisappear) }
    func didReceive(_ notification: UNNotification) {
        if notification.request.content.body == "At noon?" { Received.calls.insert(.didReceive) }
    }
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        if response.actionIdentifier == "like" { Received.calls.insert(.didReceiveResponse) }
    }
    func mediaPlay() { Received.calls.insert(.mediaPlay) }
    func mediaPause() { Received.calls.insert(.mediaPause) }

    static func register(_ c: ClassDescription<Recorder>) {
        c.responds("didReceive:completionHandler:") { c in { c.didReceive($0, completionHandler: $1) } }
        c.responds("mediaPlay", Recorder.mediaPlay)
        c.responds("mediaPause", Recorder.mediaPause)
    }
}

private final class RecordingService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        if request.content.body == "At noon?" { Received.calls.insert(.serviceDidReceive) }
    }
    override func serviceExtensionTimeWillExpire() { Received.calls.insert(.serviceTimeWillExpire) }
}

/// Measures nothing: each kind of question has its own answer.
private struct FixedMeasuring: ViewMeasuring {
    func hasSymbol(named name: String) -> Bool { name == "star.fill" }
    func frames(of view: ViewNode, width: Double, height: Double?) -> [String: Rect] {
        ["title": Rect(x: 1, y: 2, width: 3, height: 4)]
    }
    func fittingSize(of view: ViewNode, width: Double?, height: Double?) -> Size { Size(width: 10, height: 20) }
    func size(of label: Label, width: Double?) -> Size { Size(width: 30, height: 40) }
    func size(of image: ImageReference) -> Size? { Size(width: 50, height: 60) }
    func hasFont(named name: String) -> Bool { true }
}
