import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

/// A device with an app whose service extension is scripted, and a notification that invokes it.
private struct Device {
    let host: NotificationHost
    let controller = SwiftExtension()
    private(set) var arrival: Arrival

    init(
        content: NotificationContent = NotificationContent(title: "Encrypted", categoryIdentifier: "INVITE"),
        assets: [RemoteAsset] = [], service: @escaping () -> any NotificationServiceExtension
    ) {
        let app = AppInfo(name: "Meetings", bundleIdentifier: "com.example.meetings")
        let controller = controller
        host = NotificationHost(
            installed: ["INVITE", "MESSAGE"].map { category in
                InstalledExtension(
                    attributes: ExtensionAttributes(categories: [category]), app: app,
                    categories: [NotificationCategory(identifier: category)],
                    makeService: category == "INVITE" ? service : nil, makeController: { controller })
            }, environment: Environment(assets: RemoteAssets(assets)), measuring: FixedMeasuring(), width: 320)
        arrival = Arrival(
            UserNotification(date: 0, request: .init(identifier: "n1", content: content)), hasMutableContent: true)
    }

    func deliver(_ change: (inout Arrival) -> Void = { _ in }) -> NotificationHost {
        var arrival = arrival
        change(&arrival)
        return host.after(.deliver(arrival))
    }
}

private func titled(_ title: String) -> () -> any NotificationServiceExtension {
    { SwiftService { $0.handOver(title: title) } }
}

private func slow(_ seconds: Double) -> () -> any NotificationServiceExtension {
    {
        SwiftService { service in
            service.serviceContext?.clock.schedule(after: seconds) { service.handOver(title: "Anna") }
        }
    }
}

@Test func serviceRunsForMutableContentWithAnAlert() {
    let host = Device(service: titled("Anna")).deliver()
    #expect(host.delivered.map(\.request.content.title) == ["Anna"])
    #expect(host.trace.names.contains("serviceStarted"))
}

@Test func serviceDoesNotRunWithoutMutableContent() {
    let host = Device(service: titled("Anna")).deliver { $0.hasMutableContent = false }
    #expect(host.delivered.map(\.request.content.title) == ["Encrypted"])
}

@Test func serviceDoesNotRunForLocalNotifications() {
    let host = Device(service: titled("Anna")).deliver { $0.notification.request.trigger = nil }
    #expect(host.delivered.map(\.request.content.title) == ["Encrypted"])
}

@Test(arguments: [Payload.Effect.silent, .badgeOrSound, .liveActivity, .nothing])
func serviceDoesNotRunForSilentSoundOnlyAndBadgeOnlyPushes(effect: Payload.Effect) {
    let content = NotificationContent(badge: 2, categoryIdentifier: "INVITE", sound: NotificationSound())
    let host = Device(content: content, service: titled("Anna")).deliver { $0.effect = effect }
    #expect(host.delivered == [])
    #expect(!host.trace.names.contains("serviceStarted"))
}

@Test func changedContentIsShownByExtensionAndSystem() {
    let service = {
        SwiftService { service in
            service.bestAttempt.body = "See you at nine"
            service.handOver(title: "Anna")
        }
    }
    let device = Device(service: service)
    let host = device.deliver().after(.expand())
    #expect(device.controller.text == "See you at nine")
    #expect(host.scene.notification.request.content.title == "Anna")
    #expect(host.scene.notification.request.content.body == "See you at nine")
}

@Test func changedCategoryChoosesTheExtension() {
    let service = {
        SwiftService { service in
            service.bestAttempt.categoryIdentifier = "MESSAGE"
            service.handOver(title: "Anna")
        }
    }
    let host = Device(service: service).deliver()
    #expect(host.trace.events.contains { $0.kind == .matched(file: "Meetings", category: "MESSAGE") })
    #expect(host.delivered.first?.request.content.categoryIdentifier == "MESSAGE")
}

@Test func changedBadgeIsTheApps() {
    let service = {
        SwiftService { service in
            service.bestAttempt.badge = 9
            service.handOver(title: "Anna")
        }
    }
    #expect(Device(service: service).deliver().app(named: nil).badge == 9)
}

@Test func notificationIsDeliveredWhenTheServiceHandsOver() {
    let host = Device(service: slow(4)).deliver()
    #expect(host.isServing)
    #expect(host.delivered == [])
    #expect(host.after(.advance(3.9)).delivered == [])
    #expect(host.after(.advance(0.1)).delivered.map(\.request.content.title) == ["Anna"])
    #expect(!host.isServing)
}

@Test func notificationIsDeliveredUnchangedAfterThirtySeconds() {
    let host = Device(service: slow(40)).deliver().after(.advance(29.9))
    #expect(host.delivered == [])
    #expect(host.after(.advance(0.1)).delivered.map(\.request.content.title) == ["Encrypted"])
    #expect(host.codes == ["service-timed-out"])
    #expect(host.after(.advance(20)).codes == ["service-timed-out", "service-too-late"])
}

@Test func expandingWaitsForTheService() {
    let host = Device(service: slow(4)).deliver().after(.expand())
    #expect(host.clock.now == 4)
    #expect(host.scene.notification.request.content.title == "Anna")
}

@Test func eachNotificationHasItsOwnService() {
    var made = 0
    let device = Device {
        made += 1
        let number = made
        return SwiftService { $0.handOver(title: "Number \(number)") }
    }
    _ = device.deliver()
    let host = device.deliver { $0.notification.request.identifier = "n2" }
    #expect(host.delivered.map(\.request.content.title) == ["Number 2", "Number 1"])
}

@Test func twoServicesWorkAtOnceAndDeliverInTheOrderOfTheirEnds() {
    var delays = [5.0, 2.0]
    let device = Device { slow(delays.removeFirst())() }
    _ = device.deliver()
    let host = device.deliver { $0.notification.request.identifier = "n2" }.after(.advance(10))
    #expect(host.delivered.map(\.request.identifier) == ["n1", "n2"])
}

@Test func dismissalKeepsTheServiceRunning() {
    let device = Device(service: slow(4))
    _ = device.deliver { $0.hasMutableContent = false }.after(.expand())
    let host = device.deliver { $0.notification.request.identifier = "n2" }.after(.tapBackdrop, .advance(10))
    #expect(host.delivered.map(\.request.content.title) == ["Anna", "Encrypted"])
}

@Test func finishReportsARunningService() {
    let host = Device(service: slow(4)).deliver()
    host.finish()
    #expect(host.codes == ["service-pending"])
}

@Test func serviceWhoseTimersNeverEndIsKilled() {
    func again(_ service: SwiftService) { service.serviceContext?.clock.schedule(after: 0) { again(service) } }
    let host = Device { SwiftService { again($0) } }.deliver().after(.expand())
    #expect(host.delivered.map(\.request.content.title) == ["Encrypted"])
    #expect(host.codes == ["service-timed-out", "too-many-timers"])
}

@Test func serviceAtTheEndOfTimeIsKilled() {
    let device = Device { SwiftService { _ in } }
    for _ in 0..<400 { device.host.send(.advance(Limits.advanceSeconds)) }
    let host = device.deliver().after(.expand())
    #expect(host.delivered.map(\.request.content.title) == ["Encrypted"])
    #expect(host.codes == ["service-timed-out"])
    #expect(!host.isServing)
}

@Test func serviceIsWaitedForAfterCenturies() {
    let device = Device(service: slow(0.000_001))
    for _ in 0..<300 { device.host.send(.advance(Limits.advanceSeconds)) }
    #expect(device.deliver().after(.expand()).scene.notification.request.content.title == "Anna")
}

@Test func serviceThatHandsOverByItselfDeliversAtOnce() {
    var made: SwiftService?
    let device = Device {
        let service = SwiftService { _ in }
        made = service
        return service
    }
    // Events sent from inside the extension's call wait until the service's effects are complete.
    var seen: [Int] = []
    _ = device.controller.on("didReceive") { [host = device.host] controller in
        guard controller.calls.filter({ $0 == "didReceive" }).count == 2 else { return }
        host.send(.lock)
        seen.append(host.isLocked ? 1 : 0)
    }
    let host = device.deliver { $0.hasMutableContent = false }.after(.expand())
    _ = device.deliver()
    made?.handOver(title: "Anna")
    #expect(host.delivered.map(\.request.content.title) == ["Anna"])
    #expect(seen == [0])
    #expect(host.isLocked)
}

@Test func manyServedNotificationsLeakNothing() {
    let device = Device(service: titled("Anna"))
    for _ in 0..<2_000 { _ = device.deliver() }
    #expect(device.host.services.isEmpty)
    #expect(device.host.clock.nextWork == nil)
}

@Test func servicesAreReleasedAfterTheHandover() {
    weak var made: SwiftService?
    let device = Device {
        let service = SwiftService { $0.handOver(title: "Anna") }
        made = service
        return service
    }
    _ = device.deliver()
    #expect(made == nil)
}

@Test func serviceCannotSendANotificationToAnotherApp() {
    let service = {
        SwiftService { service in
            service.bestAttempt.categoryIdentifier = "THEIRS"
            service.handOver(title: "Anna")
        }
    }
    func installed(_ app: String, _ category: String) -> InstalledExtension {
        InstalledExtension(
            attributes: ExtensionAttributes(categories: [category]),
            app: AppInfo(name: app, bundleIdentifier: "com.example.\(app)"), makeService: service,
            makeController: { SwiftExtension() })
    }
    let host = NotificationHost(
        installed: [installed("ours", "OURS"), installed("theirs", "THEIRS")], measuring: FixedMeasuring(), width: 320)
    let content = NotificationContent(title: "Encrypted", categoryIdentifier: "OURS")
    let notification = UserNotification(date: 0, request: .init(identifier: "n1", content: content))
    host.send(.deliver(Arrival(notification, hasMutableContent: true)))
    #expect(host.app(named: nil).info.name == "ours")
    #expect(host.trace.names.contains("unmatched"))
}

@Test func attachmentsOfADeliveredNotificationAreStored() {
    let photo = NotificationAttachment(identifier: "", path: "/x/photo.png", type: "public.png", family: .image)
    let content = NotificationContent(title: "Photo", attachments: [photo], categoryIdentifier: "INVITE")
    let host = Device(content: content, service: titled("Anna")).deliver { $0.hasMutableContent = false }
    #expect(host.delivered.first?.request.content.attachments.map(\.identifier) == ["attachment-1"])
    #expect(
        host.trace.events.map(\.kind).contains(.attachmentStored("attachment-1", type: "public.png", isCopied: false)))
}

@Test func limit_contentBytes() {
    // Each takes its megabyte for itself.
    let text = String(repeating: "a", count: 1 << 20)
    let device = Device { SwiftService { $0.handOver(title: text) } }
    let count = Limits.contentBytes >> 20
    for index in 0..<count { _ = device.deliver { $0.notification.request.identifier = "\(index)" } }
    // The identifiers and what a content takes without texts leave no room for the last.
    #expect(
        device.host.delivered.map(\.request.content.title) == ["Encrypted"]
            + [String](repeating: text, count: count - 1))
    #expect(device.host.codes == ["too-much-content"])
    #expect(device.host.diagnostics.last?.exit == .refused)
}

@Test func whatAServiceLeavesAsItIsTakesNoMemory() {
    let title = String(repeating: "a", count: 1 << 20)
    let device = Device(
        content: NotificationContent(title: title, categoryIdentifier: "INVITE"), service: titled(title))
    for index in 0..<100 { _ = device.deliver { $0.notification.request.identifier = "\(index)" } }
    #expect(device.host.delivered.count == 100 && device.host.codes == [])
}
