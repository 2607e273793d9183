import ExtensionProcess
import RNUserNotificationsUI
import Testing

extension HostedTests {
    @Test("an outlet that the controller lacks ends the process with a note") func missingOutlet() {
        var reasons: [String] = []
        Host.onException = { reason, _ in reasons.append(reason) }
        start()
        let reply = call(.viewDidLoad)
        #expect(reasons.count == 1)
        #expect(reasons[0].contains("NSUnknownKeyException"))
        #expect(reply[.requests]?.array?.compactMap { $0[request: .note]?[.code]?.string } == ["code-outlet"])
    }

    @Test("setters change the storyboard's object and keep its other keys") func settersWriteKeys() {
        start()
        call(.viewDidLoad)
        let reply = call(.didReceive, [.notification: Self.notification("Lunch {{now}}?")])
        #expect(view("title", in: reply)?[.text] == [.literal: "Lunch {{now}}?"])
        #expect(view("title", in: reply)?[.role] == "heading")
        #expect(reply[.view]?[.constraints]?.array?.first?[.constant] == 12)
    }

    @Test("the view has the storyboard's size until the host gives it one") func viewSize() {
        start()
        call(.viewDidLoad)
        let notification = Self.notification("Lunch?")
        #expect(call(.didReceive, [.notification: notification])[.preferredContentSize] == [320, 90])
        let later = call(.didReceive, [.notification: notification, .size: [300, 60]])
        #expect(later[.preferredContentSize] == [300, 90])
    }

    @Test("a view that hasn't changed isn't sent again") func unchangedView() {
        start()
        #expect(call(.viewDidLoad)[.view] != nil)
        #expect(call(.viewWillAppear)[.view] == nil)
    }

    @Test("a button's action is called with the button") func actions() {
        start()
        call(.viewDidLoad)
        #expect(call(.event, [.view: "go", .event: "touchUpInside"])[.title] == "Go")
    }

    @Test("a field that becomes first responder is named in a request, once") func firstResponder() {
        start()
        call(.viewDidLoad)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        Greeting.latest?.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        _ = field.becomeFirstResponder()
        let reply = call(.viewWillAppear)
        let name = reply[.view]?[.children]?.array?.last?[.id]?.string
        #expect(name != nil)
        #expect(reply[.requests] == [request(.becomeFirstResponder, .string(name ?? ""))])
    }

    @Test("a field takes the keyboard from another, and a closed keyboard ends editing") func keyboardMoves() {
        start()
        call(.viewDidLoad)
        let (first, second) = (UITextField(), UITextView())
        Greeting.latest?.view.addSubview(first)
        Greeting.latest?.view.addSubview(second)
        first.becomeFirstResponder()
        second.becomeFirstResponder()
        #expect(!first.isFirstResponder && !first.isEditing)
        let reply = call(.viewWillAppear)
        let names = reply[.view]?[.children]?.array?.suffix(2).map { $0[.id] ?? .null } ?? []
        #expect(reply[.requests]?.array == names.map { request(.becomeFirstResponder, $0) })
        #expect(call(.event, [.view: .null, .event: "editingDidEnd"])[.requests]?.array?.count == 1)
        #expect(!second.isFirstResponder)
    }

    @Test("a delayed completion names its instant, and comes then") func delayedCompletion() {
        start()
        call(.viewDidLoad)
        let response: JSON = [.actionIdentifier: "like", .notification: Self.notification("")]
        let first = call(.didReceiveResponse, at: 3, [.id: 5, .response: response])
        #expect(first[.next] == 5)
        #expect(first[.title] == "like")
        let second = call(.advance, at: 5)
        #expect(second[.requests] == [request(.complete, [.id: 5, .option: "doNotDismiss"])])
        #expect(second[.next] == .null)
    }

    @Test("date, locale, zone and random numbers are the run's") func determinism() {
        start()
        #expect(Date().timeIntervalSince1970 == 1_700_000_000)
        #expect(Locale.current.identifier == "de_DE")
        #expect(TimeZone.current.identifier == "Europe/Berlin")
        #expect(DispatchTime.now() < DispatchTime.now() + 1)
    }

    @Test("frames are Interface Builder's while the view loads, then layout's, asked once until a change")
    func layoutQueries() {
        start()
        call(.viewDidLoad)
        guard let label = Greeting.latest?.label else { return #expect(Bool(false), "no label") }
        tool.frames = ["title": [8, 12, 300, 21]]
        #expect(label.frame == CGRect(x: 8, y: 12, width: 300, height: 21))
        #expect(label.bounds.width == 300)
        #expect(tool.asked == [.layout])
        label.text = "Another"
        #expect(label.bounds.width == 300)
        #expect(tool.asked == [.layout, .layout])
        #expect(Greeting.latest?.loadedFrame == CGRect(x: 8, y: 8, width: 100, height: 20))
    }

    @Test("a layer doesn't ask for the layout that it is part of") func layersInLayout() {
        start()
        call(.viewDidLoad)
        guard let label = Greeting.latest?.label else { return #expect(Bool(false), "no label") }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 2)
        label.layer.addSublayer(layer)
        tool.frames = ["title": [8, 12, 300, 21]]
        #expect(label.frame.width == 300)
        #expect(tool.asked == [.layout])
    }

    @Test("views have the names that the code gives them, each once") func names() {
        ClassRegistry.classes = [HostedClass("Named", Named.self)]
        _ = session.answer([.call: "start", .class: "Named"])
        let view = call(.viewDidLoad)[.view]
        #expect(
            view?[.children]?.array?.map { $0[.id]?.string } == [
                "badge", "button", "card-title", "card-title-2",
            ])
    }
}

private final class Named: UIViewController {
    let badge = UILabel()
    lazy var button = UIButton()

    override func viewDidLoad() {
        let titles = [UILabel(), UILabel()]
        for title in titles { title.accessibilityIdentifier = "card.title" }
        for added in [badge, button] + titles { view.addSubview(added) }
    }
}
