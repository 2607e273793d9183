import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private typealias Kind = ManagementView.Choice.Kind

extension NotificationHost {
    fileprivate var choices: [Kind] { apps.management == nil ? [] : center.management?.choices.map(\.kind) ?? [] }
    fileprivate var newsSettings: NotificationSettings { settings(of: news) }
}

private func provisional(_ style: SystemStyle = .ios10) -> NotificationHost {
    newsHost(.init(authorizationStatus: .provisional), style: style).after(story("a", sound: .init(), badge: 4))
}

@Test func aProvisionalNotificationIsOnlyInTheListAndAsksBelow() throws {
    let host = provisional()
    #expect(host.listed == ["a"])
    #expect(host.center.banner == nil)
    #expect(host.center.lockScreenGroups.isEmpty)
    #expect(host.sounds == [])
    #expect(host.app(named: "News").badge == 0)
    #expect(try #require(host.center.groups.first?.rows.first).choices == ["Keep…", "Turn Off…"])
    #expect(newsHost().after(story("a")).center.groups.first?.rows.first?.choices == [])
}

@Test(arguments: [
    (SystemStyle.ios10, [Kind.deliverProminently, .deliverQuietly, .cancel]),
    (.ios18, [.deliverImmediately, .deliverInScheduledSummary, .cancel]),
])
func keepOffersTheChoicesOfTheStyle(_ style: SystemStyle, _ choices: [ManagementView.Choice.Kind]) {
    let host = provisional(style).after(.keep("a"))
    #expect(host.choices == choices)
    #expect(host.newsSettings.authorizationStatus == .provisional)
}

@Test func keepingProminentlyAuthorizes() {
    let host = provisional().after(.keep(nil), .chooseManagement(.deliverProminently), story("b"))
    #expect(host.newsSettings.authorizationStatus == .authorized)
    #expect(host.center.banner?.identifier == "b")
    #expect(host.choices == [])
    #expect(host.center.groups.first?.rows.first?.choices == [])
}

@Test func keepingQuietlyAuthorizesAndStaysQuiet() {
    let host = provisional().after(.keep("a"), .chooseManagement(.deliverQuietly), story("b", sound: .init()))
    #expect(host.newsSettings.authorizationStatus == .authorized)
    #expect(host.newsSettings.deliversQuietly)
    #expect(host.center.banner == nil)
    #expect(host.listed == ["b", "a"])
}

@Test func keepingImmediatelyStaysOutOfTheSummary() throws {
    let mode = DeviceMode(summaryTimes: [try #require(TimeOfDay(hour: 18))])
    let host = newsHost(.init(authorizationStatus: .provisional), mode: mode, style: .ios18)
        .after(story("a"), .keep("a"), .chooseManagement(.deliverImmediately), story("b"))
    #expect(host.listed == ["b", "a"])
    #expect(host.center.banner?.identifier == "b")
}

@Test func keepingInTheSummaryHoldsArrivalsAndSetsDefaultTimes() {
    let host = provisional(.ios18).after(.keep("a"), .chooseManagement(.deliverInScheduledSummary), story("b"))
    #expect(host.newsSettings.authorizationStatus == .authorized)
    #expect(host.held == ["b"])
    #expect(host.settings.mode.summaryTimes.map(\.minutes) == [480, 1_080])
    // Other apps aren't in a summary that was set up later.
    let mail = Arrival(
        UserNotification(date: 0, request: .init(identifier: "m", content: .init(body: "Mail"))),
        app: AppInfo(name: "Mail"))
    host.send(.deliver(mail))
    #expect(host.listed == ["m", "a"])
}

@Test func turningOffNeedsConfirmation() {
    let host = provisional().after(.turnOff("a"))
    #expect(host.choices == [.turnOffAll, .cancel])
    #expect(host.center.management?.isConfirmation ?? false)
    #expect(host.newsSettings.authorizationStatus == .provisional)
    host.send(.chooseManagement(.cancel))
    #expect(host.newsSettings.authorizationStatus == .provisional)
    #expect(host.after(story("b")).listed == ["b", "a"])
    _ = host.after(.turnOff("a"), .chooseManagement(.turnOffAll), story("c"))
    #expect(host.newsSettings.authorizationStatus == .denied)
    #expect(host.listed == ["b", "a"])
}

@Test func onlyProvisionalRowsAskBelow() {
    let host = newsHost().after(story("a"), .keep("a"), .turnOff("a"))
    #expect(host.codes == ["not-provisional"])
    #expect(host.choices == [])
}

@Test func managementOffersTheOtherDelivery() {
    let host = newsHost().after(story("a"), .openManagement("a"))
    #expect(host.choices == [.deliverQuietly, .turnOff, .settings, .cancel])
    _ = host.after(.chooseManagement(.deliverQuietly), .openManagement(nil))
    #expect(host.choices == [.deliverProminently, .turnOff, .settings, .cancel])
    _ = host.after(.chooseManagement(.deliverProminently), story("b"))
    #expect(host.center.banner?.identifier == "b")
    #expect(host.newsSettings == NotificationSettings())
}

@Test func prominentDeliveryBringsBannersAndTheLockedScreenBack() {
    let host = newsHost(.init(alertStyle: .none, showsOnLockScreen: false, deliversQuietly: true))
        .after(story("a"), .openManagement(nil), .chooseManagement(.deliverProminently))
    #expect(host.newsSettings == NotificationSettings())
}

@Test func configureInTheAppIsOfferedIfTheAppProvidesIt() {
    let host = newsHost(.init(providesAppNotificationSettings: true)).after(
        story("a"), story("b"), .openManagement("a"))
    #expect(host.choices == [.deliverQuietly, .turnOff, .configureInApp, .settings, .cancel])
    #expect(host.center.management?.choices[2].title == "Configure in News…")
    host.send(.chooseManagement(.configureInApp))
    #expect(host.app(named: "News").settingsRequests == ["a"])
    #expect(host.app(named: "News").isInForeground)
    #expect(host.choices == [])
    // From Settings the request has no notification.
    #expect(host.after(.openSettings(nil)).app(named: "News").settingsRequests == ["a", nil])
}

@Test func turningOffFromManagementAsksToo() {
    let host = newsHost().after(story("a"), .openManagement("a"), .chooseManagement(.turnOff))
    #expect(host.choices == [.turnOffAll, .cancel])
    #expect(host.newsSettings.authorizationStatus == .authorized)
    #expect(host.after(.chooseManagement(.turnOffAll)).newsSettings.authorizationStatus == .denied)
}

@Test func anUnavailableChoiceIsReported() {
    let host = newsHost().after(story("a"), .chooseManagement(.turnOff))
    #expect(host.codes == ["no-management"])
    _ = host.after(.openManagement("a"), .chooseManagement(.configureInApp))
    #expect(host.codes == ["no-management", "unknown-choice"])
    #expect(host.choices == [.deliverQuietly, .turnOff, .settings, .cancel])
    _ = host.after(.closeManagement, .openManagement("x"))
    #expect(host.codes.last == "not-delivered")
    #expect(host.trace.names.contains("managementClosed"))
}

@Test func theManagementPreviewIsTheNewestNotificationsApp() {
    let host = newsHost().after(story("a"))
    #expect(host.center.management?.app == news)
    #expect(!host.center.isManaging)
    #expect(host.after(.openManagement(nil)).center.isManaging)
    #expect(newsHost().center.management == nil)
}

@Test func managingOrTurningOffAnAppRemovesItsBanner() {
    #expect(newsHost().after(story("a")).center.banner?.identifier == "a")
    #expect(newsHost().after(story("a"), .openManagement("a"), .closeManagement).center.banner == nil)
    let off = newsHost().after(story("a"), .openManagement("a"), story("b"), .chooseManagement(.turnOff))
    #expect(off.center.banner?.identifier == "b")
    #expect(off.after(.chooseManagement(.turnOffAll)).center.banner == nil)
    #expect(off.listed == ["b", "a"])
}

@Test func theLockClosesManagement() {
    let host = newsHost().after(story("a"), .openManagement("a"), .lock)
    #expect(!host.center.isManaging)
    #expect(host.trace.names.contains("managementClosed"))
}

/// A notification of another app, at a time in seconds since 1970.
private func mail(_ identifier: String, date: Double = 0) -> HostEvent {
    .deliver(
        Arrival(
            UserNotification(date: date, request: .init(identifier: identifier, content: .init(body: "Mail"))),
            app: AppInfo(name: "Mail")))
}

@Test func configuringInTheAppOpensTheAppThatIsManaged() {
    let host = newsHost(.init(providesAppNotificationSettings: true)).after(
        story("a"), .openManagement("a"), mail("a"), .chooseManagement(.configureInApp))
    #expect(host.app(named: "News").settingsRequests == ["a"])
    #expect(host.app(named: "Mail").settingsRequests == [])
}

@Test func theNewestIsNotHeldForTheSummary() throws {
    let mode = DeviceMode(summaryTimes: [try #require(TimeOfDay(hour: 18))])
    let host = newsHost(.init(scheduledDelivery: false), mode: mode, style: .ios18).after(
        story("a"), mail("m", date: 4_000_000_000))
    #expect(host.held == ["m"])
    #expect(host.center.management?.app == news)
    #expect(host.after(.openManagement(nil)).apps.management?.app == news)
}

@Test func theNewestIsFoundByDate() {
    let host = newsHost().after(mail("m", date: 4_000_000_000), story("a"))
    #expect(host.center.management?.app.name == "Mail")
    #expect(host.after(.openManagement(nil)).apps.management?.app.name == "Mail")
}

/// A device of iOS 12.
private func newer(_ settings: NotificationSettings = .init()) -> NotificationHost {
    let center = CenterSettings(apps: ["News": settings], offersManagement: true)
    return device([sampleExtension(news) { SwiftExtension() }], options: HostOptions(center: center))
}

@Test func managementIsOfferedWhereSettingsAreOfIOS12() {
    #expect(!newsHost().after(story("a")).center.offersManagement)
    #expect(newsHost(.init(providesAppNotificationSettings: true)).after(story("a")).center.offersManagement)
    #expect(provisional().center.offersManagement)
    #expect(!provisional(.ios18).center.offersManagement)
    #expect(CenterSettings().showsManagement(in: .ios13) && !CenterSettings().suggestsManagement(in: .ios13))
    #expect(!CenterSettings(offersManagement: false).showsManagement(in: .ios13))
    #expect(newer().after(story("a"), .expand()).scene.offersManagement)
    #expect(!newsHost().after(story("a"), .expand()).scene.offersManagement)
}

@Test func settingsAndCancelEndTheManagementView() {
    let host = newer().after(story("a"), .openManagement(nil))
    #expect(host.choices == [.deliverQuietly, .turnOff, .settings, .cancel])
    #expect(host.after(.chooseManagement(.cancel)).choices == [])
    #expect(host.newsSettings == NotificationSettings())
    _ = host.after(.expand(), .openManagement(nil), .chooseManagement(.settings))
    #expect(host.state == .dismissed)
    #expect(host.apps.foreground?.key == "com.apple.Preferences")
    #expect(host.trace.names.last == "appOpened")
}

@Test(arguments: [AuthorizationStatus.authorized, .provisional])
func turningOffOffersToConfigureInTheApp(_ status: AuthorizationStatus) {
    let host = newer(.init(authorizationStatus: status, providesAppNotificationSettings: true)).after(story("a"))
    host.send(status == .provisional ? .turnOff("a") : .openManagement("a"))
    if status == .authorized { host.send(.chooseManagement(.turnOff)) }
    #expect(host.choices == [.turnOffAll, .configureInApp, .cancel])
    #expect(host.after(.chooseManagement(.configureInApp)).app(named: "News").settingsRequests == ["a"])
    #expect(host.newsSettings.authorizationStatus == status)
}

@Test(arguments: [
    HostEvent.tapNotification("a"), .longPressNotification("a"), .swipe("a"), .clear("a"), .swipeBanner,
])
func whatIsCoveredTakesNoTouches(event: HostEvent) {
    let host = newsHost().after(story("a"), .openManagement("a"), event)
    #expect(host.codes == ["screen-covered"])
    #expect(host.listed == ["a"] && host.state == .idle)
    let center = CenterSettings(apps: ["Mail": NotificationSettings(authorizationStatus: .notDetermined)])
    let asked = NotificationHost(
        installed: [], measuring: FixedMeasuring(), width: 320, options: HostOptions(center: center)
    ).after(story("a"), .requestAuthorization("Mail", [.alert]), event)
    #expect(asked.codes == ["screen-covered"])
}

@Test func aLockedDeviceAsksForThePasscodeBeforeSettings() {
    let host = newer().after(story("a"), .lock, .openManagement("a"), .chooseManagement(.settings))
    #expect(host.trace.names.last == "passcodePrompted" && host.apps.foreground == nil)
    #expect(host.after(.cancelPasscode).choices.contains(.settings))
    _ = host.after(.chooseManagement(.settings), .enterPasscode)
    #expect(host.apps.foreground?.key == "com.apple.Preferences" && !host.isLocked)
    #expect(host.codes == [])
}

@Test func theManagementOfAnExpandedNotificationIsItsApps() {
    let host = newsHost().after(story("a"), .expand(), mail("m", date: 4_000_000_000), .openManagement(nil))
    #expect(host.apps.management?.app == news)
    #expect(host.after(.chooseManagement(.deliverQuietly)).state == .expanded)
}

@Test func untouchedNotificationsAreSuggestedForManagement() {
    let stories = (1...4).map { story("\($0)") }
    let host = newer()
    stories.forEach(host.send)
    #expect(host.center.groups.first?.rows.first?.choices == [])
    host.send(story("5"))
    #expect(host.center.groups.first?.rows.first?.choices == ["Manage"])
    #expect(host.center.groups.first?.rows.first?.suggestion == "Keep receiving notifications from “News”?")
    #expect(host.trace.names.filter { $0 == "managementSuggested" }.count == 1)
    // Clearing leaves the suggestion to the next one; looking at one ends it.
    #expect(host.after(.clearAll, story("6")).center.groups.first?.rows.first?.choices == ["Manage"])
    #expect(host.after(.expand("6"), .tapBackdrop).center.groups.first?.rows.first?.choices == [])
    let older = newsHost()
    (stories + [story("5")]).forEach(older.send)
    #expect(older.center.groups.first?.rows.first?.choices == [])
    let later = NotificationHost(
        installed: [], environment: Environment(device: Device(style: .ios15)), measuring: FixedMeasuring(),
        width: 320, options: HostOptions(center: CenterSettings(offersManagement: true)))
    (stories + [story("5")]).forEach(later.send)
    #expect(later.center.groups.first?.rows.first?.choices == ["Manage"])
}
