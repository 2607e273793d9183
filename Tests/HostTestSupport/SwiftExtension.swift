@testable import ContentExtensionHost
@testable import Views

/// A scripted extension, written like a user's, without response handling.
class SwiftExtension: NotificationContentExtension {
    var extensionContext: ExtensionContext?
    var title: String?
    var preferredContentSize = Size.zero
    var mediaPlayPauseButtonType = MediaPlayPauseButtonType.none
    var mediaPlayPauseButtonFrame = Rect.zero
    var text = "not loaded"
    /// The calls in order.
    var calls: [String] = []

    /// Actions to perform in calls, by the call's name.
    var script: [String: (SwiftExtension) throws -> Void] = [:]
    var canBecomeFirstResponder = false
    var inputAccessoryView: ViewNode?
    var inputView: ViewNode?

    var subviews: [ViewNode] = []
    var view: ViewNode { ViewNode(.label(Label(text)), id: "label", children: subviews) }

    func viewDidLoad() throws { try run("viewDidLoad") }
    func viewWillAppear() throws { try run("viewWillAppear") }
    func viewDidLayoutSubviews(_ size: Size) throws { try run("layout") }
    func viewDidAppear() throws { try run("viewDidAppear") }
    func viewWillDisappear() { try? run("viewWillDisappear") }
    func viewDidDisappear() { try? run("viewDidDisappear") }
    func mediaPlay() throws { try run("mediaPlay") }
    func mediaPause() throws { try run("mediaPause") }

    func didReceive(_ notification: UserNotification) throws {
        text = notification.request.content.body
        try run("didReceive")
    }

    func on(_ call: String, _ body: @escaping (SwiftExtension) throws -> Void) -> Self {
        script[call] = body
        return self
    }

    func run(_ call: String) throws {
        calls.append(call)
        try script[call]?(self)
    }
}

/// An extension that implements `didReceive(_:completionHandler:)`.
final class AnsweringExtension: SwiftExtension, NotificationResponseHandling {
    typealias Answer = (AnsweringExtension, NotificationResponse, @escaping (ResponseOption) -> Void) throws -> Void
    private let answer: Answer

    init(_ answer: @escaping Answer) { self.answer = answer }

    func didReceive(
        _ response: NotificationResponse, completionHandler completion: @escaping (ResponseOption) -> Void
    ) throws {
        calls.append("response \(response.actionIdentifier)")
        try answer(self, response, completion)
    }
}

/// An extension that handles touches.
final class TouchableExtension: SwiftExtension, TouchHandling {
    var events: [ControlEvent] = []

    func handle(_ event: ControlEvent) throws {
        events.append(event)
        try run("handle")
    }
}

/// The actions of the tests' category.
enum SampleAction {
    static let accept = NotificationAction(identifier: "accept", title: "Accept")
    static let open = NotificationAction(identifier: "open", title: "Open", options: .foreground)
    static let comment = NotificationAction(identifier: "comment", title: "Comment", textInput: .init())
    static let pay = NotificationAction(identifier: "pay", title: "Pay", options: .authenticationRequired)
    static let remove = NotificationAction(identifier: "remove", title: "Remove", options: .destructive)
    static let all = [accept, open, comment]
}

/// A host that received a notification with the body "Lunch?", 320 points wide. Without a controller no extension
/// claims it.
func host(
    _ controller: (any NotificationContentExtension)?, ratio: Double = 1, hidden: Bool = false,
    overridesTitle: Bool = false, interactive: Bool = false, actions: [NotificationAction] = SampleAction.all,
    categoryOptions: NotificationCategory.Options = [], content: NotificationContent = sampleContent,
    fitting: Double = 0, options: HostOptions = .init()
) -> NotificationHost {
    let category = NotificationCategory(identifier: "INVITE", actions: actions, options: categoryOptions)
    guard let controller else {
        return device(
            [
                sampleExtension(categories: [], registered: [category], ratio: ratio, hidden: hidden) {
                    SwiftExtension()
                }
            ], fitting: fitting, options: options
        ).after(.deliver(arrival("n1", content)))
    }
    return device(
        [
            sampleExtension(
                registered: [category], ratio: ratio, hidden: hidden, interactive: interactive,
                overridesTitle: overridesTitle
            ) { controller }
        ], fitting: fitting, options: options
    ).after(.deliver(arrival("n1", content)))
}

/// A device without notifications, 320 points wide.
func device(
    _ installed: [InstalledExtension], fitting: Double = 0, environment: Environment = .init(),
    options: HostOptions = .init()
) -> NotificationHost {
    NotificationHost(
        installed: installed, environment: environment, measuring: FixedMeasuring(height: fitting), width: 320,
        options: options)
}

func sampleExtension(
    _ app: AppInfo = AppInfo(name: "Meetings"), categories: [String] = ["INVITE"],
    registered: [NotificationCategory] = [NotificationCategory(identifier: "INVITE", actions: SampleAction.all)],
    ratio: Double = 1, hidden: Bool = false, interactive: Bool = false, overridesTitle: Bool = false,
    _ make: @escaping () -> any NotificationContentExtension
) -> InstalledExtension {
    let attributes = ExtensionAttributes(
        categories: categories, initialContentSizeRatio: ratio, isDefaultContentHidden: hidden,
        isUserInteractionEnabled: interactive, overridesDefaultTitle: overridesTitle)
    return InstalledExtension(attributes: attributes, app: app, categories: registered, makeController: make)
}

func arrival(_ identifier: String, _ content: NotificationContent = sampleContent) -> Arrival {
    Arrival(UserNotification(date: 0, request: .init(identifier: identifier, content: content)))
}

let sampleContent = NotificationContent(body: "Lunch?", categoryIdentifier: "INVITE", threadIdentifier: "food")

extension NotificationHost {
    /// Codes of the findings, except for an unclaimed category, which some tests intend.
    var codes: [String] { diagnostics.map(\.code).filter { $0 != "category-unclaimed" } }
    /// The responses received by the app's delegate.
    var appInbox: [NotificationResponse] { app(named: nil).inbox.map(\.response) }
    var isDelivered: Bool { !delivered.isEmpty }

    /// The host after events.
    func after(_ events: HostEvent...) -> NotificationHost {
        events.forEach(send)
        return self
    }
}
