import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

private func host(_ status: AuthorizationStatus = .notDetermined, entitled: Bool = false) -> NotificationHost {
    newsHost(.init(authorizationStatus: status, entitlements: entitled ? [.criticalAlerts] : []))
}

extension NotificationHost {
    fileprivate var newsSettings: NotificationSettings { settings(of: news) }
}

@Test func anAppAsksOnceAndGetsWhatItAskedFor() {
    let host = host().after(.requestAuthorization("News", [.alert, .badge]))
    #expect(host.center.isPrompting)
    #expect(host.center.prompt?.title == "“News” Would Like to Send You Notifications")
    #expect(host.center.prompt?.buttons == ["Don’t Allow", "Allow"])
    #expect(host.newsSettings.authorizationStatus == .notDetermined)
    _ = host.after(.answerPrompt(true), story("a", sound: .init(), badge: 1))
    #expect(host.newsSettings.authorizationStatus == .authorized)
    #expect(host.listed == ["a"])
    // Sounds weren't requested.
    #expect(host.sounds == [])
    #expect(host.app(named: "News").badge == 1)
    #expect(!host.after(.requestAuthorization("News", [.sound])).center.isPrompting)
}

@Test func anAppThatAskedForNoAlertsShowsNone() {
    let host = host().after(.requestAuthorization("News", [.badge, .sound]), .answerPrompt(true))
    _ = host.after(story("a", sound: .init(), badge: 2))
    #expect(host.listed == [])
    #expect(host.sounds.count == 1)
    #expect(host.app(named: "News").badge == 2)
    #expect(host.codes == ["alerts-off"])
}

@Test func aRefusalIsPermanent() {
    let host = host().after(.requestAuthorization("News", [.alert]), .answerPrompt(false))
    #expect(host.newsSettings.authorizationStatus == .denied)
    #expect(!host.after(.requestAuthorization("News", [.alert])).center.isPrompting)
    #expect(host.after(story("a")).listed == [])
}

@Test func provisionalAuthorizationShowsNoPrompt() {
    let host = host().after(.requestAuthorization("News", [.alert, .sound, .provisional]), story("a"))
    #expect(!host.center.isPrompting)
    #expect(host.newsSettings.authorizationStatus == .provisional)
    #expect(host.listed == ["a"])
    #expect(host.trace.names.contains("authorizationChanged"))
    // Further options can be requested later.
    host.send(.requestAuthorization("News", [.alert, .sound]))
    #expect(host.center.isPrompting)
    #expect(host.after(.answerPrompt(true)).newsSettings.authorizationStatus == .authorized)
}

@Test func criticalAlertsHaveASeparatePrompt() {
    let host = host(entitled: true).after(.requestAuthorization("News", [.alert, .criticalAlert]), .answerPrompt(true))
    #expect(host.center.isPrompting)
    #expect(host.center.prompt?.title.contains("Critical Alerts") ?? false)
    #expect(!host.newsSettings.allowsCriticalAlerts)
    _ = host.after(.answerPrompt(true), .set(.isMuted(true)), story("a", .critical))
    #expect(host.sounds == [NotificationSound(isCritical: true)])
    #expect(!host.center.isPrompting)
}

@Test func criticalAlertsAreAskedForAfterARefusalAsWell() {
    let host = host(entitled: true).after(
        .requestAuthorization("News", [.alert, .criticalAlert]), .answerPrompt(false))
    #expect(host.center.prompt?.title.contains("Critical Alerts") ?? false)
    _ = host.after(.answerPrompt(true), story("a"), story("b", .critical))
    #expect(host.newsSettings.authorizationStatus == .denied)
    #expect(host.list.identifiers == ["b"])
}

@Test("critical alerts stand alone, and above the others on the locked screen") func criticalAlertsComeFirst() {
    let settings = NotificationSettings(allowsCriticalAlerts: true, entitlements: [.criticalAlerts])
    let host = newsHost(settings).after(.lock, story("a", .critical), story("b", .critical), story("c"), story("d"))
    #expect(host.center.lockScreenGroups.map { $0.rows.map(\.identifier) } == [["b"], ["a"], ["d"]])
    #expect(host.center.groups.map { $0.rows.map(\.identifier) } == [["d"], ["b"], ["a"]])
}

@Test func aRefusedCriticalAlertPromptIsNotRepeated() {
    let host = host(.authorized, entitled: true).after(.requestAuthorization("News", [.criticalAlert]))
    #expect(host.center.isPrompting)
    _ = host.after(.answerPrompt(false), .requestAuthorization("News", [.criticalAlert]))
    #expect(!host.center.isPrompting)
    #expect(host.newsSettings.authorizationStatus == .authorized)
    #expect(host.after(story("a", .critical)).center.banner?.level == .active)
}

@Test func withoutTheEntitlementThereIsNoCriticalAlertPrompt() {
    let host = host().after(.requestAuthorization("News", [.alert, .criticalAlert]), .answerPrompt(true))
    #expect(!host.center.isPrompting)
    #expect(host.codes == ["missing-entitlement"])
}

@Test func anAppWithSettingsGetsARow() {
    let host = host().after(
        .requestAuthorization("News", [.alert, .providesAppNotificationSettings]), .answerPrompt(true), story("a"))
    #expect(host.center.management?.choices.map(\.kind).contains(.configureInApp) ?? false)
}

@Test func anAnswerNeedsAPrompt() {
    #expect(host(.authorized).after(.answerPrompt(true)).codes == ["no-prompt"])
}

@Test func thePromptPreviewIsTheCurrentApps() {
    let host = newsHost()
    #expect(host.center.prompt?.app == news)
    #expect(!host.center.isPrompting)
}

/// Two apps that never requested authorization.
private func twoApps() -> NotificationHost {
    let unasked = NotificationSettings(authorizationStatus: .notDetermined)
    return NotificationHost(
        installed: [], measuring: FixedMeasuring(), width: 320,
        options: HostOptions(center: CenterSettings(apps: ["News": unasked, "Mail": unasked])))
}

@Test func anotherAppsPromptWaitsForTheAnswer() {
    let host = twoApps().after(.requestAuthorization("News", [.alert]), .requestAuthorization("Mail", [.alert]))
    #expect(host.center.prompt?.app.name == "News")
    _ = host.after(.requestAuthorization("News", [.alert]), .answerPrompt(true))
    #expect(host.app(named: "News").settings.authorizationStatus == .authorized)
    #expect(host.center.prompt?.app.name == "Mail")
    #expect(host.center.isPrompting)
    _ = host.after(.answerPrompt(false))
    #expect(host.app(named: "Mail").settings.authorizationStatus == .denied)
    #expect(!host.center.isPrompting)
    #expect(host.trace.names.filter { $0 == "authorizationPrompted" }.count == 2)
}

@Test func aPromptWaitsWhileLocked() {
    let host = twoApps().after(.requestAuthorization("News", [.alert]), .lock)
    #expect(!host.center.isPrompting)
    _ = host.after(.answerPrompt(true))
    #expect(host.codes == ["device-locked"])
    #expect(host.after(.unlock).center.isPrompting)
    #expect(!host.after(.answerPrompt(true)).center.isPrompting)
}

@Test func theBitsAreUIKits() {
    #expect(AuthorizationOptions.names.map(\.value.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
    #expect(PresentationOptions.names.map(\.value.rawValue) == [1, 2, 4, 8, 16])
}
