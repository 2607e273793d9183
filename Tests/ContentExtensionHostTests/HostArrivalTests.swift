import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport

private func content(
    _ body: String, thread: String = "food", category: String = "INVITE", badge: Int? = nil
) -> NotificationContent {
    NotificationContent(body: body, badge: badge, categoryIdentifier: category, threadIdentifier: thread)
}

@Test func aNewArrivalOfTheThreadReachesTheOpenExtension() {
    let controller = SwiftExtension()
    let host = host(controller).after(.expand(), .deliver(arrival("n2", content("And dinner?"))))
    #expect(controller.text == "And dinner?")
    #expect(controller.calls.filter { $0 == "didReceive" }.count == 2)
    #expect(host.scene.notification.request.identifier == "n1")
    #expect(host.delivered.map(\.request.identifier) == ["n2", "n1"])
}

@Test func anotherThreadDoesNotReachTheOpenExtension() {
    let controller = SwiftExtension()
    let host = host(controller).after(.expand(), .deliver(arrival("n2", content("Rent", thread: "flat"))))
    #expect(controller.text == "Lunch?")
    #expect(host.trace.names.last == "otherNotification")
    #expect(host.delivered.map(\.request.identifier) == ["n2", "n1"])
}

@Test func anotherCategoryOfTheSameExtensionAndThreadReachesIt() {
    let controller = SwiftExtension()
    let extensions = [sampleExtension(categories: ["INVITE", "REMINDER"]) { controller }]
    _ = device(extensions).after(
        .deliver(arrival("n1")), .expand(), .deliver(arrival("n2", content("Soon", category: "REMINDER"))))
    #expect(controller.text == "Soon")
}

@Test func aCategoryOfAnotherExtensionDoesNotReachIt() {
    let controller = SwiftExtension()
    let extensions = [sampleExtension { controller }, sampleExtension(categories: ["REMINDER"]) { SwiftExtension() }]
    _ = device(extensions).after(
        .deliver(arrival("n1")), .expand(), .deliver(arrival("n2", content("Soon", category: "REMINDER"))))
    #expect(controller.text == "Lunch?")
}

@Test func theSameIdentifierReplacesTheShownNotification() {
    let controller = SwiftExtension()
    let host = host(controller).after(.expand(), .deliver(arrival("n1", content("Lunch at 1", thread: "other"))))
    #expect(controller.text == "Lunch at 1")
    #expect(host.scene.notification.request.content.body == "Lunch at 1")
    #expect(host.delivered.map(\.request.content.body) == ["Lunch at 1"])
    #expect(host.trace.names.contains("replaced"))
}

@Test func aReplacementInAnotherCategoryShowsFromTheNextExpansionOn() {
    let host = device([
        sampleExtension { SwiftExtension() }, sampleExtension(categories: ["PARCEL"]) { SwiftExtension() },
    ]).after(.deliver(arrival("n1")), .expand(), .deliver(arrival("n1", content("Parcel", category: "PARCEL"))))
    #expect(host.trace.names.filter { $0 == "didReceive" }.count == 1)
    #expect(host.scene.notification.request.content.body != "Parcel")
    #expect(host.delivered.map(\.request.content.body) == ["Parcel"])
    #expect(host.after(.tapBackdrop, .expand()).scene.notification.request.content.body == "Parcel")
}

@Test func aCollapseIdentifierReplacesADeliveredNotification() {
    let host = device([sampleExtension { SwiftExtension() }]).after(
        .deliver(arrival("score", content("1:0"))), .deliver(arrival("other", content("Rain"))),
        .deliver(arrival("score", content("1:1"))))
    #expect(host.delivered.map(\.request.content.body) == ["1:1", "Rain"])
}

@Test func identifiersBelongToTheirApp() {
    let other = AppInfo(name: "Post")
    let host = device([
        sampleExtension { SwiftExtension() }, sampleExtension(other, categories: ["PARCEL"]) { SwiftExtension() },
    ]).after(.deliver(arrival("1")), .deliver(arrival("1", content("Parcel", category: "PARCEL"))))
    #expect(host.delivered.count == 2)
    #expect(host.scene.app == other)
}

@Test func theNewestIsExpandedByDefault() {
    let extensions = [sampleExtension { SwiftExtension() }]
    let arrivals: [HostEvent] = ["a", "b", "c"].map { .deliver(arrival($0, content($0))) }
    let newest = device(extensions)
    arrivals.forEach(newest.send)
    #expect(newest.after(.expand()).scene.notification.request.identifier == "c")
    let named = device(extensions)
    arrivals.forEach(named.send)
    #expect(named.after(.expand("a")).scene.notification.request.identifier == "a")
    let unknown = device(extensions)
    arrivals.forEach(unknown.send)
    unknown.send(.expand("d"))
    #expect(unknown.codes == ["not-delivered"])
    #expect(unknown.scene.phase == .nothing)
}

@Test func nothingCanBeExpandedBeforeAnythingIsDelivered() {
    let host = device([sampleExtension { SwiftExtension() }]).after(.expand())
    #expect(host.codes == ["not-delivered"])
    #expect(host.state == .idle)
}

@Test func dismissalUnloadsTheExtensionAndTheNextExpansionMakesAFreshOne() {
    var made: [SwiftExtension] = []
    let host = device([
        sampleExtension {
            made.append(SwiftExtension())
            return made[made.count - 1]
        }
    ]).after(.deliver(arrival("n1")), .expand(), .tapBackdrop)
    #expect(made.count == 1)
    #expect(made.first?.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    host.send(.expand())
    #expect(made.count == 2)
    #expect(made.last?.calls.first == "viewDidLoad")
    #expect(made.first?.calls.last == "viewDidDisappear")
    #expect(host.state == .expanded)
    #expect(host.scene.custom?.view == made.last?.view)
}

@Test func theInstanceIsReleasedAtDismissal() {
    weak var instance: SwiftExtension?
    let host = device([
        sampleExtension {
            let controller = SwiftExtension()
            instance = controller
            return controller
        }
    ]).after(.deliver(arrival("n1")), .expand())
    #expect(instance != nil)
    host.send(.tapBackdrop)
    #expect(instance == nil)
    #expect(host.scene.custom?.view.id == "label")
}

@Test func arrivalsDuringTheStartAreDeliveredAfterwards() {
    var bodies: [String] = []
    let controller = SwiftExtension().on("didReceive") { bodies.append($0.text) }
    let host = host(controller).after(.present(), .deliver(arrival("n2", content("Dinner?"))))
    #expect(controller.calls == [])
    host.send(.load)
    #expect(bodies == ["Lunch?", "Dinner?"])
    let replaced = SwiftExtension()
    _ = HostTestSupport.host(replaced).after(.present(), .deliver(arrival("n1", content("Brunch?"))), .load)
    #expect(replaced.calls.filter { $0 == "didReceive" }.count == 1)
    #expect(replaced.text == "Brunch?")
}

@Test func aReplacementUpdatesTheSystemsViewsToo() {
    let host = host(nil).after(.expand(), .deliver(arrival("n1", content("Brunch?"))))
    #expect(host.scene.notification.request.content.body == "Brunch?")
    #expect(host.scene.phase == .expanded)
}

@Test(arguments: [(nil, 3), (0, 0), (7, 7), (-4, 0)] as [(Int?, Int)])
func badgeIsKeptSetOrRemoved(badge: Int?, expected: Int) {
    let host = device([sampleExtension { SwiftExtension() }]).after(
        .deliver(arrival("a", content("a", badge: 3))), .deliver(arrival("b", content("b", badge: badge))))
    #expect(host.app(named: nil).badge == expected)
    #expect(host.trace.names.filter { $0 == "badge" }.count == (badge == nil ? 1 : 2))
}

@Test func aBadgeComesAlsoWithoutAnAlert() {
    var silent = arrival("a", NotificationContent(badge: 4))
    silent.effect = .badgeOrSound
    let host = device([sampleExtension { SwiftExtension() }]).after(.deliver(silent))
    #expect(host.app(named: "Meetings").badge == 4)
    #expect(host.delivered == [])
}

@Test(arguments: [Limits.deliveredNotifications, Limits.deliveredNotifications + 5])
func limit_deliveredNotifications(count: Int) {
    let host = device([sampleExtension { SwiftExtension() }])
    for index in 0..<count { host.send(.deliver(arrival("\(index)"))) }
    #expect(host.delivered.count == Limits.deliveredNotifications)
    #expect(host.delivered.first?.request.identifier == "\(count - 1)")
    #expect(host.codes == (count > Limits.deliveredNotifications ? ["too-many-delivered"] : []))
}

@Test(arguments: [HostEvent.expandGroup("0"), .swipe("0"), .clear("0"), .longPressNotification("0")])
func limit_listWork(gesture: HostEvent) {
    let host = device([sampleExtension { SwiftExtension() }])
    for index in 0..<10_000 { host.send(.deliver(arrival("\(index)"))) }
    for _ in 0..<Limits.listWork / 10_000 { host.send(.swipe("0")) }
    #expect(host.codes == [])
    host.send(gesture)
    #expect(host.codes == ["too-much-list"])
    #expect(host.diagnostics.last?.exit == .refused)
    #expect(host.delivered.count == 10_000)
}

@Test func limit_listWork_removals() {
    let host = device([sampleExtension { SwiftExtension() }])
    for index in 0..<10_000 { host.send(.deliver(arrival("\(index)"))) }
    for _ in 0..<Limits.listWork / 10_000 { host.removeDelivered(["nobody"]) }
    #expect(host.codes == [])
    host.removeDelivered(["1"])
    #expect(host.codes == ["too-much-list"])
    #expect(host.delivered.count == 10_000)
}

@Test func aThreadOfTenThousandReachesTheOpenExtensionEachTime() {
    let controller = SwiftExtension()
    let host = host(controller).after(.expand())
    for index in 0..<10_000 { host.send(.deliver(arrival("m\(index)", content("\(index)")))) }
    #expect(controller.text == "9999")
    #expect(controller.calls.filter { $0 == "didReceive" }.count == 10_001)
    #expect(host.delivered.count == Limits.deliveredNotifications)
    #expect(host.codes == ["too-many-delivered"])
}
