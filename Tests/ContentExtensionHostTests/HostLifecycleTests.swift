import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

@Test func lifecycleIsInOrder() {
    let controller = SwiftExtension().on("didReceive") { $0.preferredContentSize = Size(width: 0, height: 100) }
    let host = host(controller).after(.expand())
    #expect(
        host.trace.names == [
            "matched", "delivered", "presented", "initialSize", "initialized", "viewDidLoad", "viewWillAppear",
            "didReceive",
            "preferredContentSizeChanged", "layout", "resized", "layout", "viewDidAppear",
        ])
    #expect(controller.calls.prefix(3) == ["viewDidLoad", "viewWillAppear", "didReceive"])
    #expect(host.scene.custom?.size == Size(width: 320, height: 100))
    #expect(host.state == .expanded)
    #expect(host.diagnostics == [])
}

@Test func notificationMayComeBeforeTheViewAppears() {
    let controller = SwiftExtension()
    _ = host(controller, options: .init(deliversBeforeAppearing: true)).after(.expand())
    #expect(controller.calls == ["viewDidLoad", "didReceive", "viewWillAppear", "layout", "viewDidAppear"])
}

@Test func initialFrameIsUpBeforeAnyCodeRuns() {
    let controller = SwiftExtension()
    let host = host(controller, ratio: 0.5).after(.present())
    #expect(host.state == .loading)
    #expect(host.scene.phase == .expanded)
    #expect(host.scene.custom == CustomContent(view: ViewNode(), size: Size(width: 320, height: 160)))
    #expect(host.scene.actions == SampleAction.all)
    #expect(controller.calls == [])
    #expect(controller.extensionContext == nil)

    host.send(.tapAction("accept"))
    #expect(host.codes == ["touched-while-loading"])
    host.send(.load)
    #expect(host.scene.custom?.view == controller.view)
    #expect(controller.text == "Lunch?")
}

@Test func nothingIsOnTheScreenBeforeTheExpansion() {
    let host = host(SwiftExtension())
    #expect(host.scene.phase == .nothing)
    host.send(.tapAction("accept"))
    #expect(host.codes == ["not-expanded"])
    #expect(host.diagnostics.first?.severity == .error)
}

@Test func expandingTwiceChangesNothing() {
    let controller = SwiftExtension()
    let host = host(controller).after(.expand(), .expand())
    #expect(host.codes == ["already-expanded"])
    #expect(controller.calls.filter { $0 == "viewDidLoad" }.count == 1)
}

@Test func notificationWithoutTextShowsNothing() {
    let controller = SwiftExtension()
    let host = host(controller, content: NotificationContent(badge: 1, categoryIdentifier: "INVITE")).after(.expand())
    #expect(host.scene.phase == .nothing)
    #expect(host.codes == ["nothing-to-show"])
    #expect(controller.calls == [])
}

@Test func defaultContentIsHiddenOnlyByAnEngagedExtension() {
    #expect(!host(SwiftExtension(), hidden: true).after(.expand()).scene.showsDefaultContent)
    #expect(host(nil, hidden: true).after(.expand()).scene.showsDefaultContent)
}

@Test func withoutAnExtensionTheSystemShowsTheFirstAttachment() {
    var content = sampleContent
    let photo = NotificationAttachment(identifier: "a", path: "/a.png", type: "public.png", family: .image)
    content.attachments = [photo]
    let scene = host(nil, content: content).after(.expand()).scene
    #expect(scene.custom == nil)
    #expect(scene.systemMedia == photo)
    #expect(scene.actions == SampleAction.all)
    #expect(host(SwiftExtension(), content: content).after(.expand()).scene.systemMedia == nil)
}

@Test func titleReplacesTheAppsNameIfAllowed() {
    let titled = SwiftExtension().on("didReceive") { $0.title = "From Ana" }
    #expect(host(titled).after(.expand()).scene.headerTitle == "Meetings")
    let host1 = host(titled, overridesTitle: true).after(.present())
    #expect(host1.scene.headerTitle == "Meetings")
    host1.send(.load)
    #expect(host1.scene.headerTitle == "From Ana")
    #expect(host1.trace.names.contains("titleChanged"))

    let blank = host(SwiftExtension(), overridesTitle: true).after(.expand())
    #expect(blank.scene.headerTitle == "")
    #expect(blank.codes == ["title-blank"])
}

@Test(arguments: [(SystemStyle.ios10, "Lunch", "From Ana"), (.ios15, "Lunch", "Lunch"), (.ios26, "", "From Ana")])
func onlyAHeaderShowsTheTitleBesideTheNotificationsOwn(style: SystemStyle, own: String, shown: String) {
    let titled = SwiftExtension().on("didReceive") { $0.title = "From Ana" }
    let content = NotificationContent(title: own, body: "At noon", categoryIdentifier: "INVITE")
    let host = device(
        [sampleExtension(overridesTitle: true) { titled }], environment: Environment(device: Device(style: style))
    ).after(.deliver(arrival("n1", content)), .expand())
    #expect(host.scene.shownTitle == shown)
    #expect(host.codes == (shown == "From Ana" ? [] : ["title-not-shown"]))
}

@Test func laterNotificationsOfTheThreadGoToTheOpenExtension() {
    let controller = SwiftExtension()
    let host = host(controller).after(.expand())
    func notification(_ identifier: String, thread: String, category: String = "INVITE") -> Arrival {
        arrival(
            identifier,
            NotificationContent(body: identifier, categoryIdentifier: category, threadIdentifier: thread))
    }
    host.send(.deliver(notification("n2", thread: "food")))
    #expect(controller.text == "n2")
    #expect(host.scene.notification.request.identifier == "n1")

    host.send(.deliver(notification("n3", thread: "other")))
    host.send(.deliver(notification("n4", thread: "food", category: "ELSE")))
    #expect(controller.text == "n2")
    #expect(host.trace.names.filter { $0 == "otherNotification" }.count == 2)

    host.send(.deliver(notification("n1", thread: "other")))
    #expect(controller.text == "n1")
    #expect(host.scene.notification.request.content.body == "n1")
}

@Test func extensionMayDismissItselfWhileItLoads() {
    let controller = SwiftExtension().on("didReceive") {
        $0.extensionContext?.dismissNotificationContentExtension()
    }
    let host = host(controller).after(.expand())
    #expect(host.state == .dismissed)
    #expect(host.isDelivered)
    #expect(
        controller.calls == ["viewDidLoad", "viewWillAppear", "didReceive", "viewWillDisappear", "viewDidDisappear"])
}

@Test func requestsAfterTheEndAreIgnored() {
    let controller = SwiftExtension()
        .on("viewWillDisappear") { $0.extensionContext?.dismissNotificationContentExtension() }
        .on("viewDidDisappear") { $0.extensionContext?.performNotificationDefaultAction() }
    let host = host(controller).after(.expand(), .dismiss)
    #expect(host.state == .dismissed)
    #expect(host.codes == ["request-ignored"])
    #expect(host.appInbox == [])
}

@Test func theTitleMayChangeWithEachArrival() {
    let controller = SwiftExtension().on("didReceive") { $0.title = $0.text }
    let host = host(controller, overridesTitle: true).after(.expand())
    #expect(host.scene.headerTitle == "Lunch?")
    var content = sampleContent
    content.body = "Dinner?"
    #expect(host.after(.deliver(arrival("n2", content))).scene.headerTitle == "Dinner?")
    #expect(host.trace.names.filter { $0 == "titleChanged" }.count == 2)
}

@Test func aDismissedExtensionsClockRefusesWork() {
    var context: ExtensionContext?
    var fired = false
    let controller = SwiftExtension().on("viewDidLoad") { context = $0.extensionContext }
    let host = host(controller).after(.expand(), .dismiss)
    context?.clock.schedule(after: 1) { fired = true }
    host.send(.advance(2))
    #expect(!fired)
}

@Test func anEarlyReleasedHostLeaksNothing() {
    weak var controller: SwiftExtension?
    weak var service: SwiftService?
    weak var dropped: NotificationHost?
    do {
        let installed = InstalledExtension(
            attributes: ExtensionAttributes(categories: ["INVITE"]), app: AppInfo(name: "Meetings"),
            makeService: {
                let made = SwiftService { _ in }
                service = made
                return made
            },
            makeController: {
                let made = SwiftExtension().on("viewDidLoad") { made in
                    made.extensionContext?.clock.schedule(after: 60) { made.text = "late" }
                }
                controller = made
                return made
            })
        let content = NotificationContent(title: "Encrypted", categoryIdentifier: "INVITE")
        var served = Arrival(UserNotification(date: 0, request: .init(identifier: "n2", content: content)))
        served.hasMutableContent = true
        let host = device([installed]).after(.deliver(arrival("n1")), .expand(), .deliver(served))
        dropped = host
        #expect(host.isServing)
        #expect(controller != nil)
        #expect(service != nil)
    }
    #expect(dropped == nil)
    #expect(controller == nil)
    #expect(service == nil)
}
