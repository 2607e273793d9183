import ExtensionProcess
import RNUserNotificationsUI
import Testing

/// The tool's side of the pipe: fixed answers to questions, and the questions asked.
final class FakeTool {
    var frames: [String: JSON] = [:]
    /// The answer for images other than by name.
    var files: JSON = [.missing: true]
    /// The app's pending requests.
    var pending: [JSON] = []
    var asked: [WireQuery] = []
    /// The files that were asked about.
    var paths: [String] = []

    /// A xib with a label beside a view.
    private static let badge: JSON = [
        .view: [
            .id: "stamp", .type: "view",
            .children: [[.id: "stamp-dot", .type: "view"], [.id: "stamp-name", .type: "label"]],
            .constraints: [
                [
                    .firstItem: "stamp-name", .firstAttribute: "leading", .secondItem: "stamp-dot",
                    .secondAttribute: "trailing",
                ]
            ],
        ]
    ]

    func answer(_ question: JSON) -> JSON {
        guard let query = question[.query]?.string.flatMap({ WireQuery(rawValue: $0) }) else { return [.missing: true] }
        asked.append(query)
        if let path = question[.path]?.string { paths.append(path) }
        switch query {
        case .layout: return [.frames: .object(frames)]
        case .fittingSize, .textSize: return [.size: [80, 20]]
        case .image: return question[.name] == nil ? files : [.missing: true]
        case .interface: return Self.badge
        case .string: return [.value: .string("\(question[.key]?.string ?? "")!")]
        case .pendingRequests: return [.requests: .array(pending)]
        case .font, .symbol: return [:]
        case .drawing, .media, .attachment, .color, .resource: return [.missing: true]
        }
    }
}

/// One expansion in this process. The stand-ins have one thread and one host, so the suite runs in order.
@Suite(.serialized) @MainActor struct HostedTests {
    let tool = FakeTool()
    let session = Session()

    init() {
        let tool = tool
        Host.shared.ask = { tool.answer($0) }
        Host.shared.reset()
        Host.onException = { _, _ in }
        ClassRegistry.classes = [HostedClass("Greeting", Greeting.self, register: Greeting.register)]
    }

    static let root: JSON = [
        .id: "root", .type: "view", .designFrame: [0, 0, 320, 200],
        .children: [
            [.id: "title", .type: "label", .text: "Hello", .designFrame: [8, 8, 100, 20], .role: "heading"],
            [.id: "go", .type: "button", .title: "Go", .designFrame: [8, 40, 100, 30]],
        ],
        .constraints: [
            [
                .firstItem: "title", .firstAttribute: "top", .secondItem: "root", .secondAttribute: "top",
                .outlet: "gap", .constant: 4,
            ]
        ],
    ]

    func start(_ more: [WireKey: JSON] = [:]) {
        var call: [WireKey: JSON] = [
            .call: "start", .class: "App.Greeting", .kind: "content", .date: 1_700_000_000, .seed: 7,
            .device: [
                .width: 390, .height: 844, .scale: 3, .userInterfaceStyle: "light", .locale: "de_DE",
                .timeZone: "Europe/Berlin",
            ],
            .interface: [
                .view: Self.root,
                .outlets: [
                    [.name: "label", .destination: "title"], [.name: "gap", .destination: "gap"],
                    [.name: "missing", .destination: "title"],
                ],
                .actions: [[.selector: "go:", .view: "go", .event: "touchUpInside"]],
            ],
        ]
        call.merge(more) { $1 }
        _ = session.answer(.object(call))
    }

    @discardableResult func call(_ name: WireCall, at now: Double = 0, _ more: [WireKey: JSON] = [:]) -> JSON {
        let reply = session.answer(.object(more.merging([.call: .string(name.rawValue), .now: .number(now)]) { $1 }))
        return reply[.reply] ?? .null
    }

    /// A request as a reply has it.
    func request(_ request: WireRequest, _ value: JSON) -> JSON { .object([request.rawValue: value]) }

    static func notification(_ body: String, _ userInfo: JSON = [:]) -> JSON {
        [
            .date: 0,
            .request: [.identifier: "1", .content: [.title: "T", .body: .string(body), .userInfo: userInfo]],
        ]
    }

    /// A child of the reply's view.
    func view(_ id: String, in reply: JSON) -> JSON? {
        reply[.view]?[.children]?.array?.first { $0[.id]?.string == id }
    }
}

/// The controller that the tests host.
final class Greeting: UIViewController, UNNotificationContentExtension {
    weak var label: UILabel?
    var gap: NSLayoutConstraint?
    var loadedFrame = CGRect.zero
    nonisolated(unsafe) static weak var latest: Greeting?

    override func viewDidLoad() {
        super.viewDidLoad()
        loadedFrame = label?.frame ?? .zero
        Self.latest = self
    }

    func didReceive(_ notification: UNNotification) {
        label?.text = notification.request.content.body
        gap?.constant = 12
        preferredContentSize = CGSize(width: view.bounds.width, height: 90)
    }

    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
        title = response.actionIdentifier
        DispatchQueue.global().async {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { completion(.doNotDismiss) }
        }
    }

    func go(_ sender: UIButton) { title = sender.title(for: .normal) }

    static func register(_ c: ClassDescription<Greeting>) {
        c.outlet("label", \Greeting.label)
        c.outlet("gap", \Greeting.gap)
        c.action("go:", Greeting.go)
        c.responds("didReceive:completionHandler:") { c in { c.didReceive($0, completionHandler: $1) } }
    }
}

extension JSON {
    /// The value of a request; `nil` for one of another name.
    subscript(request request: WireRequest) -> JSON? { self[name: request.rawValue] }
}
