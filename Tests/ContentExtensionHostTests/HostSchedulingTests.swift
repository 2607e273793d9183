import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

/// A request of News.
private func request(
    _ identifier: String, _ trigger: NotificationTrigger? = .timeInterval(60, repeats: false),
    content: NotificationContent? = nil, app: AppInfo? = nil
) -> HostEvent {
    let content = content ?? NotificationContent(body: identifier, categoryIdentifier: "INVITE")
    return .deliver(
        Arrival(
            UserNotification(date: 0, request: .init(identifier: identifier, content: content, trigger: trigger)),
            app: app))
}

private func push(_ identifier: String) -> HostEvent { .deliver(arrival(identifier)) }

extension NotificationHost {
    fileprivate var pendingIdentifiers: [String] { pendingRequests().map(\.identifier) }
    fileprivate var deliveredIdentifiers: [String] { delivered.map(\.request.identifier) }
}

@Suite struct HostSchedulingTests {
    @Test("requests are delivered when they are due, at their own dates") func requestsComeAtTheirDates() {
        let host = newsHost().after(
            request("b", .timeInterval(20, repeats: false)), request("a", .timeInterval(10.5, repeats: false)))
        #expect(host.pendingIdentifiers == ["a", "b"])
        #expect(host.deliveredIdentifiers == [])
        host.send(.advance(60))
        #expect(host.pendingIdentifiers == [])
        #expect(host.delivered.map { $0.date - Environment.defaultDate } == [20, 10.5])
        #expect(host.trace.events.filter { $0.kind.name == "delivered" }.map(\.time) == [10.5, 20])
    }

    @Test("the trace tells of scheduling, updating and removing") func theTraceTellsOfScheduling() {
        let host = newsHost().after(request("a"), .advance(10), request("a"), request("b"))
        host.removePending(["b", "nobody"])
        let kinds = host.trace.events.map(\.kind)
        #expect(kinds.contains(.scheduled("a", due: 60)))
        #expect(kinds.contains(.rescheduled("a", due: 70)))
        #expect(kinds.last == .removedFromPending(["b"]))
        #expect(host.trace.mermaid.contains("a is due at 1 min 10 s"))
    }

    @Test("a request without a trigger takes the place of a pending one")
    func aRequestWithoutTriggerReplacesAPendingOne() {
        let host = newsHost().after(request("a"), request("a", nil))
        #expect(host.deliveredIdentifiers == ["a"])
        #expect(host.pendingIdentifiers == [])
        host.send(.advance(600))
        #expect(host.trace.names.filter { $0 == "delivered" || $0 == "replaced" } == ["delivered"])
    }

    @Test("a push leaves the pending request with its identifier, which replaces it when it is due")
    func aPushLeavesThePendingRequest() {
        let host = newsHost().after(request("a"), push("a"))
        #expect(host.delivered.map(\.request.content.body) == ["Lunch?"])
        #expect(host.pendingIdentifiers == ["a"])
        host.send(.advance(60))
        #expect(host.delivered.map(\.request.content.body) == ["a"])
        #expect(host.trace.names.last == "replaced")
    }

    @Test("each app has its own requests") func eachAppHasItsOwnRequests() {
        let chat = AppInfo(name: "Chat")
        let host = newsHost().after(request("a"), request("a", app: chat))
        #expect(host.pendingIdentifiers == ["a", "a"])
        #expect(host.pendingRequests(of: chat).count == 1)
        host.removePending(nil, of: chat)
        #expect(host.pendingRequests(of: chat) == [])
        #expect(host.pendingRequests(of: news).count == 1)
    }

    @Test("settings count when the request is due") func settingsCountWhenARequestIsDue() {
        let host = newsHost(.init(authorizationStatus: .denied)).after(request("a"))
        #expect(host.codes == [])
        host.send(.advance(60))
        #expect(host.deliveredIdentifiers == [])
        #expect(host.codes == ["not-authorized"])
    }

    @Test("a repeating interval counts from its last delivery") func aRepeatingIntervalCountsFromItsLastDelivery() {
        let host = newsHost().after(request("a", .timeInterval(90, repeats: true)), .advance(300))
        let times = host.trace.events.filter { ["delivered", "replaced"].contains($0.kind.name) }.map(\.time)
        #expect(times == [90, 180, 270])
        #expect(host.pendingIdentifiers == ["a"])
    }

    @Test("a daily request keeps its hour when daylight saving time begins") func aDailyRequestKeepsItsHour() throws {
        // March 28, 2026, 12:00 in Berlin, whose clocks go forward in the following night.
        let noon = 1_774_695_600.25
        let trigger = NotificationTrigger.calendar(.init([.hour: 8]), repeats: true)
        let host = newsHost(timeZone: "Europe/Berlin", date: noon).after(request("a", trigger), .advance(259_200))
        let times = host.trace.events.filter { ["delivered", "replaced"].contains($0.kind.name) }.map(\.time)
        #expect(times == [68_399.75, 154_799.75, 241_199.75])
    }

    @Test("a date that has passed is refused") func aPastDateIsRefused() {
        let trigger = NotificationTrigger.calendar(.init([.year: 2020]), repeats: false)
        let host = newsHost().after(request("a", trigger))
        #expect(host.codes == ["request-refused"])
        #expect(host.diagnostics.first?.message.contains("notificationInvalidNoDate") ?? false)
        #expect(host.pendingIdentifiers == [])
    }

    @Test("an invalid attachment is refused when the request is made") func anInvalidAttachmentIsRefusedAtOnce() {
        guard case .deliver(var arrival) = request("a") else { return }
        arrival.warnings = [Diagnostic(.warning, "attachment-corrupt", "corrupt")]
        let host = newsHost().after(.deliver(arrival))
        #expect(host.codes == ["attachment-corrupt", "request-refused"])
        #expect(host.pendingIdentifiers == [])
    }

    @Test("an extension knows, adds and removes the requests of its app, after its call")
    func anExtensionSchedulesForItsApp() {
        var known: [[String]] = []
        let controller = SwiftExtension().on("didReceive") { controller in
            let center = controller.extensionContext?.center
            let content = NotificationContent(body: "later")
            center?.removePendingRequests(["a"])
            center?.add(.init(identifier: "c", content: content, trigger: .timeInterval(90, repeats: false)))
            center?.add(.init(identifier: "d", content: content, trigger: nil))
            known.append(center?.pendingRequests.map(\.identifier) ?? [])
        }
        let host = device([sampleExtension(news) { controller }]).after(
            request("a"), request("b"), request("x", app: AppInfo(name: "Chat")), push("n"), .expand())
        #expect(known == [["a", "b"]])
        #expect(host.pendingIdentifiers == ["b", "x", "c"])
        #expect(host.deliveredIdentifiers == ["d", "n"])
    }

    @Test("a service extension adds requests as well") func aServiceExtensionSchedules() {
        let service = SwiftService { service in
            let later = NotificationContent(badge: 3)
            service.serviceContext?.center?.add(
                .init(identifier: "later", content: later, trigger: .timeInterval(60, repeats: false)))
            service.handOver(title: "Now")
        }
        let installed = InstalledExtension(
            attributes: ExtensionAttributes(categories: ["INVITE"]), app: news, categories: [],
            makeService: { service }, makeController: { SwiftExtension() })
        var served = arrival("n")
        served.hasMutableContent = true
        let host = device([installed]).after(.deliver(served))
        #expect(host.pendingRequests(of: news).map(\.identifier) == ["later"])
        host.send(.advance(60))
        #expect(host.app(named: "News").badge == 3)
        #expect(host.deliveredIdentifiers == ["n"])
    }

    @Test("an extension that answers each notification with another ends") func requestsThatAddEachOtherEnd() {
        let controller = SwiftExtension().on("didReceive") { controller in
            controller.extensionContext?.center?.add(
                .init(identifier: "again", content: sampleContent, trigger: nil))
        }
        let host = device([sampleExtension { controller }]).after(push("n"), .expand())
        #expect(host.codes.contains("too-many-events"))
        #expect(host.state == .expanded)
    }

    @Test("requests survive timers that are dropped") func requestsSurviveDroppedTimers() {
        let controller = SwiftExtension()
        let host = device([sampleExtension { controller }]).after(push("n"), .expand(), request("a"))
        func again() { controller.extensionContext?.clock.schedule(after: 0) { again() } }
        again()
        host.send(.advance(30))
        #expect(host.codes.contains("too-many-timers"))
        host.send(.advance(30))
        #expect(host.deliveredIdentifiers == ["a", "n"])
    }

    @Test func limit_pendingRequestsOfApp() {
        let host = newsHost()
        for index in 0...Limits.pendingRequestsOfApp {
            host.send(request("\(index)", .timeInterval(1_000 - Double(index), repeats: false)))
        }
        host.send(request("other", .timeInterval(2_000, repeats: false), app: AppInfo(name: "Chat")))
        #expect(host.pendingRequests(of: news).count == Limits.pendingRequestsOfApp)
        #expect(host.pendingIdentifiers.last == "other")
        #expect(!host.pendingIdentifiers.contains("0"))
        #expect(host.codes == ["too-many-pending"])
    }

    @Test func limit_pendingRequests() {
        let host = newsHost()
        for index in 0...Limits.pendingRequests { host.send(request("a", app: AppInfo(name: "App \(index)"))) }
        #expect(host.pendingIdentifiers.count == Limits.pendingRequests)
        #expect(host.codes == ["too-many-pending"])
    }

    @Test func limit_unmatchedDates() {
        let host = newsHost()
        for _ in 0..<Limits.unmatchedDates {
            host.send(request("a", .calendar(.init([.year: 2020]), repeats: false)))
        }
        host.send(request("b", .calendar(.init([.year: 2027]), repeats: false)))
        host.send(request("c"))
        #expect(host.pendingIdentifiers == ["c"])
    }

    @Test func limit_triggeredDeliveries() {
        let host = newsHost().after(request("a", .timeInterval(60, repeats: true)), .advance(Limits.advanceSeconds))
        let deliveries = host.trace.names.filter { $0 == "delivered" || $0 == "replaced" }
        #expect(deliveries.count == Limits.triggeredDeliveries)
        #expect(host.codes == ["too-many-triggers"])
        #expect(host.pendingIdentifiers == ["a"])
        host.send(.advance(600))
        #expect(host.trace.names.filter { $0 == "replaced" }.count == deliveries.count - 1)
    }
}
