import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport

private let post = AppInfo(name: "Post", bundleIdentifier: "com.example.post")

private func twoApps(_ settings: [String: NotificationSettings] = [:]) -> NotificationHost {
    device(
        [
            sampleExtension { SwiftExtension() },
            sampleExtension(
                post, categories: ["PARCEL"],
                registered: [NotificationCategory(identifier: "PARCEL", actions: SampleAction.all)]
            ) { SwiftExtension() },
        ], options: HostOptions(center: CenterSettings(apps: settings)))
}

private let providesSettings = [
    "Meetings": NotificationSettings(providesAppNotificationSettings: true, willPresent: [.banner, .list])
]

private let parcel = arrival("p", NotificationContent(body: "Parcel", categoryIdentifier: "PARCEL"))

@Test func eachAppHasItsOwnInbox() {
    let host = twoApps().after(
        .deliver(arrival("n1")), .expand(), .tapAction("accept"), .deliver(parcel), .expand(), .advance(2),
        .tapAction("open"))
    #expect(host.app(named: "Meetings").inbox.map(\.response.actionIdentifier) == ["accept"])
    #expect(host.app(named: "Meetings").inbox.map(\.isForeground) == [false])
    #expect(host.app(named: "com.example.post") == host.app(named: "Post"))
    #expect(host.app(named: "Post").inbox.map(\.response.actionIdentifier) == ["open"])
    #expect(host.app(named: "Post").inbox.map(\.isForeground) == [true])
    #expect(host.app(named: "Post").inbox.map(\.time) == [2])
    #expect(host.app(named: nil).info == post)
    #expect(host.app(named: "Nobody").inbox == [])
}

@Test func onlyOneAppIsInTheForeground() {
    let host = twoApps().after(.deliver(arrival("n1")), .expand(), .tapBody)
    #expect(host.app(named: "Meetings").isInForeground)
    host.send(.deliver(parcel))
    host.send(.expand())
    host.send(.tapAction("open"))
    #expect(!host.app(named: "Meetings").isInForeground)
    #expect(host.app(named: "Post").isInForeground)
    host.send(.lock)
    #expect(!host.app(named: "Post").isInForeground)
}

@Test func theAppRemovesDeliveredNotificationsItself() {
    let host = twoApps().after(.deliver(arrival("a")), .deliver(arrival("b")), .deliver(arrival("c")), .expand("b"))
    host.removeDelivered(["b", "c", "nobody"])
    #expect(host.delivered.map(\.request.identifier) == ["a"])
    #expect(host.state == .expanded)
    #expect(host.trace.events.last?.kind == .removedFromList(["c", "b"]))
}

@Test func dismissingNeverRemovesTheDeliveredNotification() {
    let answering = AnsweringExtension { _, _, completion in completion(.dismiss) }
    let asking = SwiftExtension().on("viewDidAppear") { $0.extensionContext?.dismissNotificationContentExtension() }
    let hosts = [
        host(SwiftExtension()).after(.expand(), .tapBackdrop), host(answering).after(.expand(), .tapAction("accept")),
        host(asking).after(.expand()),
    ]
    for host in hosts {
        #expect(host.state == .dismissed)
        #expect(host.delivered.map(\.request.identifier) == ["n1"])
    }
}

@Test func theDefaultActionRemovesOnlyTheShownNotification() {
    let host = twoApps().after(.deliver(arrival("a")), .deliver(arrival("b")), .expand("a"), .tapHeader)
    #expect(host.delivered.map(\.request.identifier) == ["b"])
    #expect(host.app(named: nil).inbox.map(\.response.notification.request.identifier) == ["a"])
    host.send(.expand())
    #expect(host.scene.notification.request.identifier == "b")
}

@Test func settingsAreOpenedForANotificationOrFromSettings() {
    let host = twoApps(providesSettings).after(.deliver(arrival("n1")), .expand(), .openSettings("n1"))
    #expect(host.state == .openedApp)
    #expect(host.app(named: nil).settingsRequests == ["n1"])
    #expect(host.app(named: nil).isInForeground)
    host.send(.openSettings(nil))
    #expect(host.app(named: nil).settingsRequests == ["n1", nil])
    host.send(.openSettings("gone"))
    #expect(host.codes == ["not-delivered"])
    #expect(host.delivered.count == 1)
}

@Test func anAppWithoutSettingsHasNoLinkToThem() {
    let host = twoApps().after(.deliver(arrival("n1")), .expand(), .openSettings("n1"), .openSettings(nil))
    #expect(host.state == .expanded)
    #expect(host.app(named: nil).settingsRequests == [])
    #expect(host.diagnostics.map(\.severity) == [.error])
    #expect(host.codes == ["no-settings-link"])
}

@Test func limit_appMemory() {
    let options = HostOptions(center: CenterSettings(apps: providesSettings))
    let host = host(SwiftExtension(), options: options)
    for _ in 0..<Limits.appMemory { host.send(.openSettings("n1")) }
    host.send(.expand())
    for _ in 0..<Limits.appMemory - 1 { _ = host.after(.tapAction("accept"), .deliver(arrival("n1")), .expand()) }
    _ = host.after(.tapAction("accept"))
    #expect(host.codes == [])
    host.send(.openSettings(nil))
    for _ in 0..<2 { _ = host.after(.deliver(arrival("n1")), .expand(), .tapAction("open")) }
    #expect(host.codes == ["app-memory-full"])
    let app = host.app(named: nil)
    #expect(app.settingsRequests.count == Limits.appMemory)
    #expect(app.settingsRequests.last == .some(nil))
    #expect(app.inbox.count == Limits.appMemory)
    #expect(app.inbox.suffix(2).map(\.response.actionIdentifier) == ["open", "open"])
}

@Test func settingsForAnUnknownAppAreAWarning() {
    func findings(_ names: String..., events: [HostEvent] = [.deliver(parcel)]) -> [Diagnostic] {
        let settings = CenterSettings(apps: Dictionary(uniqueKeysWithValues: names.map { ($0, .init()) }))
        let host = device(
            [sampleExtension(post, categories: ["PARCEL"]) { SwiftExtension() }], options: HostOptions(center: settings)
        )
        for event in events { host.send(event) }
        return host.unknownAppFindings
    }
    #expect(findings("Post", "com.example.post", events: []) == [])
    #expect(findings("Post", "Pots", "Zebra").map(\.code) == ["unknown-app", "unknown-app"])
    // An app that asks is known, whatever the answer.
    #expect(findings("Zebra", events: [.requestAuthorization("Zebra", [.alert])]) == [])
    #expect(findings("Pots").first?.hint == "did you mean \"Post\"?")
    #expect(findings("Zebra").first?.hint == "one of: \"Post\", \"com.example.post\"")
}
