import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

let news = AppInfo(name: "News", bundleIdentifier: "com.example.news")

/// A device with the app News and its settings.
func newsHost(
    _ settings: NotificationSettings = .init(), mode: DeviceMode = .init(), style: SystemStyle = .ios10,
    timeZone: String = "GMT", date: Double = Environment.defaultDate
) -> NotificationHost {
    let center = CenterSettings(mode: mode, apps: ["News": settings])
    return device(
        [sampleExtension(news) { SwiftExtension() }],
        environment: Environment(device: Device(style: style), timeZone: timeZone, date: date),
        options: HostOptions(center: center))
}

func story(
    _ identifier: String, _ level: InterruptionLevel = .active, sound: NotificationSound? = nil, score: Double = 0,
    badge: Int? = nil
) -> HostEvent {
    .deliver(
        arrival(
            identifier,
            NotificationContent(
                body: identifier, badge: badge, categoryIdentifier: "INVITE", sound: sound, interruptionLevel: level,
                relevanceScore: score)))
}

extension NotificationHost {
    var sounds: [NotificationSound] {
        trace.events.compactMap { if case .sound(_, let sound) = $0.kind { sound } else { nil } }
    }
    var listed: [String] { centerModel.identifiers(where: \.isListed) }
    var held: [String] { centerModel.identifiers(where: \.outcome.isHeldForSummary) }
}

@Test func aDeniedAppShowsNothingWithADiagnostic() {
    let host = newsHost(.init(authorizationStatus: .denied)).after(story("a", sound: .init(), badge: 3))
    #expect(host.delivered.isEmpty)
    #expect(host.center.banner == nil)
    #expect(host.sounds == [])
    #expect(host.app(named: "News").badge == 0)
    #expect(host.codes == ["not-authorized"])
    #expect(host.trace.names.suffix(2) == ["diagnostic", "suppressed"])
}

@Test func anAppThatNeverAskedShowsNothing() {
    let host = newsHost(.init(authorizationStatus: .notDetermined)).after(story("a"))
    #expect(host.delivered.isEmpty)
    #expect(host.diagnostics.first?.hint?.contains("requestAuthorization") ?? false)
}

@Test func settingsAreFoundByBundleIdentifierToo() {
    let center = CenterSettings(apps: ["com.example.news": NotificationSettings(authorizationStatus: .denied)])
    let host = device([sampleExtension(news) { SwiftExtension() }], options: HostOptions(center: center))
        .after(story("a"))
    #expect(host.delivered.isEmpty)
}

@Test func aForegroundAppShowsWhatItsDelegateReturns() {
    let silent = newsHost().after(.openApp("News"), story("a", sound: .init(), badge: 2))
    #expect(silent.delivered.isEmpty)
    #expect(silent.codes == ["foreground"])
    #expect(silent.app(named: "News").badge == 0)
    #expect(silent.after(.leaveApp, story("b")).listed == ["b"])

    let host = newsHost(.init(willPresent: [.banner, .sound])).after(.openApp("News"), story("a", sound: .init()))
    #expect(host.center.banner?.identifier == "a")
    #expect(host.listed == [])
    #expect(host.delivered == [])
    #expect(host.sounds == [NotificationSound()])
}

@Test func willPresentIsAskedOnlyOfTheAppInFront() {
    let host = newsHost().after(.openApp("Mail"), story("a"))
    #expect(host.listed == ["a"])
    #expect(host.app(named: "Mail").isInForeground)
}

@Test func anUnknownDelegateIsNotAskedAfterAResponse() {
    let host = device([sampleExtension(news) { SwiftExtension() }])
        .after(story("a"), .expand(), .tapBody, story("b"))
    #expect(host.app(named: "News").isInForeground)
    #expect(host.listed == ["b"])
    let known = newsHost().after(story("a"), .expand(), .tapBody, story("b"))
    #expect(known.listed == [])
}

@Test func aLockedDeviceOpensNoApp() {
    let host = newsHost().after(.lock, .openApp("News"))
    #expect(!host.app(named: "News").isInForeground)
    #expect(host.codes == ["device-locked"])
    #expect(newsHost().after(.leaveApp).codes == ["no-app-open"])
}

@Test func theMuteSwitchAndDoNotDisturbMayChangeMeanwhile() {
    let host = newsHost().after(
        .set(.isMuted(true)), story("a", sound: .init()), .set(.isMuted(false)), .set(.doNotDisturb(true)),
        story("b", sound: .init()), .set(.doNotDisturb(false)), story("c", sound: .init()))
    #expect(host.sounds.count == 1)
    #expect(host.listed == ["c", "b", "a"])
    #expect(host.center.banner?.identifier == "c")
}

@Test func groupingAndPreviewsMayChangeMeanwhile() {
    let host = newsHost().after(story("a"), story("b"))
    #expect(host.center.groups.count == 1)
    host.send(.set(.grouping(.off)))
    #expect(host.center.groups.count == 2)
    host.send(.set(.showPreviews(.never)))
    #expect(host.center.groups.allSatisfy { $0.rows.allSatisfy(\.isPreviewHidden) })
    #expect(host.trace.names.suffix(2) == ["settingChanged", "settingChanged"])
}

@Test func anAppsSettingsOverrideTheDevices() {
    let host = newsHost(.init(showPreviews: .never, grouping: .off)).after(story("a"), story("b"))
    #expect(host.center.groups.count == 2)
    #expect(host.center.groups.first?.rows.first?.isPreviewHidden ?? false)
}

@Test func aCriticalAlertIsRecordedWithItsSoundAndVolume() {
    let settings = NotificationSettings(allowsCriticalAlerts: true, entitlements: [.criticalAlerts])
    let sound = NotificationSound(name: "siren.caf", isCritical: true, volume: 0.4)
    let host = newsHost(settings, mode: DeviceMode(isMuted: true, doNotDisturb: true))
        .after(story("a", .critical, sound: sound))
    #expect(host.sounds == [sound])
    #expect(host.center.banner?.level == .critical)
    #expect(host.trace.json.contains(#""event":"sound","isCritical":true,"name":"siren.caf","time":0,"volume":0.4"#))
    #expect(host.codes == [])
}

@Test func aDisallowedCriticalAlertIsActive() {
    let told = newsHost().after(story("a", .critical))
    #expect(told.center.banner?.level == .active)
    #expect(told.codes == ["not-critical"])
    #expect(told.diagnostics.first?.severity == .warning)
    // For an app without settings it is a note only.
    let unset = device([sampleExtension(news) { SwiftExtension() }]).after(story("a", .critical))
    #expect(unset.diagnostics.map(\.severity) == [.note])
}

@Test func aTimeSensitiveNotificationNeedsTheEntitlement() {
    let host = newsHost(.init(entitlements: [])).after(story("a", .timeSensitive))
    #expect(host.center.banner?.level == .active)
    #expect(host.codes == ["not-time-sensitive"])
}

@Test func aPassiveNotificationHasNoBanner() {
    let host = newsHost().after(story("a", .passive, sound: .init()))
    #expect(host.center.banner == nil)
    #expect(host.listed == ["a"])
    #expect(host.sounds == [])
}

@Test func aBannerTimesOutUnlessItsStyleIsAlert() {
    let host = newsHost().after(story("a"), .advance(5.9))
    #expect(host.center.banner?.identifier == "a")
    #expect(host.after(.advance(0.1)).center.banner == nil)
    let lasting = newsHost(.init(alertStyle: .alert)).after(story("a"), .advance(3_600))
    #expect(lasting.center.banner?.identifier == "a")
    #expect(lasting.after(.lock).center.banner == nil)
}

@Test func theBadgeIsSetKeptAndRemoved() {
    let host = newsHost().after(story("a", badge: 3), story("b"))
    #expect(host.app(named: "News").badge == 3)
    #expect(host.after(story("c", badge: 0)).app(named: "News").badge == 0)
    #expect(newsHost(.init(allowsBadges: false)).after(story("a", badge: 3)).app(named: "News").badge == 0)
}

@Test func aSoundWithoutAnAlertIsPlayed() {
    let sound = Arrival(
        UserNotification(date: 0, request: .init(identifier: "s", content: .init(sound: .init(name: "ping.caf")))),
        effect: .badgeOrSound)
    #expect(newsHost().after(.deliver(sound)).sounds.map(\.name) == ["ping.caf"])
}

@Test func aSoundThatIsNotPlayedIsReported() {
    let host = newsHost().after(story("a", sound: .init(name: "song.mp3")))
    #expect(host.sounds == [NotificationSound()])
    #expect(host.codes == ["sound-not-played"])
}

@Test func heldNotificationsDoNotReachTheOpenExtension() throws {
    let host = newsHost(mode: DeviceMode(summaryTimes: [try #require(TimeOfDay(hour: 18))]))
        .after(story("a", .timeSensitive), .expand("a"), story("b"))
    #expect(host.trace.names.filter { $0 == "didReceive" }.count == 1)
    #expect(host.trace.names.last == "held")
}

@Test func aReplacementIsTheNewest() {
    let host = newsHost().after(story("a"), story("b"), story("a"))
    #expect(host.listed == ["a", "b"])
    #expect(host.trace.names.suffix(1) == ["replaced"])
    #expect(host.center.banner?.identifier == "a")
}

@Test func anAppRemovesListedAndHeldNotifications() throws {
    let host = newsHost(mode: DeviceMode(summaryTimes: [try #require(TimeOfDay(hour: 18))]))
        .after(story("a"), story("b", .timeSensitive))
    #expect(host.held == ["a"])
    host.removeDelivered(["a", "b"])
    #expect(host.held == [] && host.listed == [])
}

@Test func whatIsForcedIsShownAndSaid() {
    let center = CenterSettings(apps: ["News": NotificationSettings(authorizationStatus: .denied)])
    let host = device(
        [sampleExtension(news) { SwiftExtension() }], options: HostOptions(isForced: true, center: center))
    #expect(host.after(story("a")).listed == ["a"])
    #expect(host.codes.contains("forced"))
    let empty = UserNotification(date: 0, request: .init(identifier: "b", content: .init(categoryIdentifier: "INVITE")))
    #expect(host.after(.deliver(Arrival(empty))).listed == ["b", "a"])
}
