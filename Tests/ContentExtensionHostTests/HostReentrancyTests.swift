import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

/// A host whose extension calls the host from inside a call.
private func host(
    _ call: String, interactive: Bool = false, _ body: @escaping (NotificationHost) -> Void
) -> (host: NotificationHost, controller: TouchableExtension) {
    final class Reference { weak var host: NotificationHost? }
    let reference = Reference()
    let controller = TouchableExtension()
    let host = host(controller.on(call) { _ in if let host = reference.host { body(host) } }, interactive: interactive)
    reference.host = host
    return (host, controller)
}

private let calls = [
    "viewDidLoad", "viewWillAppear", "didReceive", "layout", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
]

@Test(arguments: calls)
func anExtensionMayDeliverFromInsideACall(call: String) {
    var count = 0
    let (host, controller) = host(call) { host in
        count += 1
        if count == 1 { host.send(.deliver(arrival("n2", NotificationContent(body: "2", threadIdentifier: "x")))) }
    }
    host.send(.expand())
    host.send(.tapBackdrop)
    #expect(host.delivered.map(\.request.identifier) == ["n2", "n1"])
    #expect(controller.calls.filter { $0 == "viewDidDisappear" }.count == 1)
}

@Test(arguments: calls)
func anExtensionMayDismissFromInsideACall(call: String) {
    let (host, controller) = host(call) { $0.send(.tapBackdrop) }
    host.send(.expand())
    host.send(.tapBackdrop)
    #expect(host.state == .dismissed)
    #expect(controller.calls.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(controller.calls.filter { $0 == "viewDidLoad" }.count == 1)
}

@Test func anExtensionMayBeExpandedAgainFromItsLastCall() {
    var count = 0
    let (host, _) = host("viewDidDisappear") { host in
        count += 1
        if count == 1 { host.send(.expand()) }
    }
    host.send(.expand())
    host.send(.tapBackdrop)
    #expect(host.state == .expanded)
}

@Test func anEventFromInsideACallWaitsForItsEnd() {
    var inside = 0
    let (host, controller) = host("didReceive") { host in
        inside = host.delivered.count
        if host.delivered.count < 3 { host.send(.deliver(arrival("m\(host.delivered.count)"))) }
        inside = host.delivered.count - inside
    }
    host.send(.expand())
    #expect(inside == 0)
    #expect(host.delivered.count == 3)
    #expect(controller.calls.filter { $0 == "didReceive" }.count == 3)
}

@Test func limit_reentrantEvents() {
    var count = 0
    let (host, _) = host("didReceive") { host in
        count += 1
        host.send(.deliver(arrival("m\(count)")))
    }
    host.send(.expand())
    #expect(host.codes.contains("too-many-events"))
    #expect(count == Limits.reentrantEvents + 1)
    #expect(host.state == .expanded)
}

@Test func timersThatLetTimePassEndAsWell() {
    var fired: [Double] = []
    let (host, controller) = host("handle", interactive: true) { _ in }
    func again() {
        controller.extensionContext?.clock.schedule(after: 1) {
            fired.append(host.clock.now)
            host.send(.advance(1))
            again()
        }
    }
    host.send(.expand())
    again()
    host.send(.advance(1))
    #expect(fired.count == Limits.reentrantEvents + 1)
    #expect(fired == fired.sorted())
    #expect(host.clock.now == Double(Limits.reentrantEvents + 1))
    #expect(host.codes == ["too-many-events"])
}

@Test func aTimersEventIsTakenAtItsTime() {
    let (host, controller) = host("viewDidAppear") { host in
        host.clock.schedule(after: 1) { host.send(.deliver(arrival("n2"))) }
    }
    host.send(.expand())
    host.send(.advance(10))
    #expect(controller.calls.last == "layout" || controller.calls.last == "didReceive")
    #expect(host.trace.events.first { $0.kind == .delivered("n2") }?.time == 1)
}

@Test func anExtensionThatReplacesItsActionsOnEveryCallIsHarmless() {
    var count = 0
    let controller = AnsweringExtension { _, _, completion in completion(.doNotDismiss) }
    for call in ["viewDidLoad", "viewWillAppear", "didReceive", "layout", "viewDidAppear"] {
        _ = controller.on(call) { controller in
            count += 1
            controller.extensionContext?.notificationActions = [
                NotificationAction(identifier: "a\(count)", title: "A\(count)")
            ]
        }
    }
    let host = HostTestSupport.host(controller).after(.expand())
    for _ in 0..<100 { host.send(.deliver(arrival("n2"))) }
    #expect(host.scene.actions.map(\.identifier) == ["a\(count)"])
    #expect(host.diagnostics == [])
    host.send(.tapAction("a1"))
    #expect(host.codes == ["unknown-action"])
}

@Test func theDeviceMayChangeFromInsideACall() {
    let (host, controller) = host("didReceive") { $0.traitsChanged(measuring: FixedMeasuring(height: 40), width: 500) }
    host.send(.expand())
    #expect(host.scene.custom?.size == Size(width: 500, height: 40))
    #expect(controller.calls.last == "layout")
}

@Test func theAppMayRemoveNotificationsFromInsideACall() {
    let (host, _) = host("didReceive") { $0.removeDelivered(["n1"]) }
    host.send(.expand())
    #expect(host.delivered == [])
    #expect(host.state == .expanded)
}

@Test func aCompletionOutsideACallTakesEffectAtOnce() {
    var completion: ((ResponseOption) -> Void)?
    let host = host(AnsweringExtension { completion = $2 }).after(.expand(), .tapAction("accept"))
    #expect(host.state.isUp)
    completion?(.dismissAndForwardAction)
    #expect(host.state == .dismissed)
    #expect(host.appInbox.map(\.actionIdentifier) == ["accept"])
}

@Test func actionsThatAreAssignedOutsideACallAreShownAtOnce() {
    let controller = SwiftExtension()
    let host = host(controller).after(.expand())
    controller.extensionContext?.notificationActions = [SampleAction.remove]
    #expect(host.scene.actions.map(\.identifier) == ["remove"])
}

@Test func aSizeAssignedOutsideACallTakesEffectWithTheNextEvent() {
    let controller = SwiftExtension()
    let host = host(controller).after(.expand())
    (controller.preferredContentSize, controller.title) = (Size(width: 320, height: 77), "Lunch")
    host.send(.advance(0))
    #expect(host.scene.custom?.size.height == 77)
    #expect(host.trace.names.contains("titleChanged"))
}
