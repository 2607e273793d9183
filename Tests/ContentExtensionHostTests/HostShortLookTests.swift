import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

/// Touches on banners and rows.
@Suite struct HostShortLookTests {
    private let dismissal = NotificationResponse.dismissActionIdentifier
    private let tap = NotificationResponse.defaultActionIdentifier

    @Test func aTapOnTheBannerOpensTheApp() {
        let host = newsHost().after(story("a"), .tapNotification(nil))
        #expect(host.state == .openedApp)
        #expect(host.scene.appInbox.map(\.actionIdentifier) == [tap])
        #expect(host.list.identifiers == [])
        #expect(host.center.banner == nil)
        #expect(host.codes == [])
    }

    @Test func aTapOnARowOpensTheApp() {
        let host = newsHost().after(
            .set(.grouping(.off)), story("a"), story("b"), .advance(10), .tapNotification("a"))
        #expect(host.list.identifiers == ["b"])
        #expect(host.state == .openedApp)
    }

    @Test func aTapOnAStackOpensIt() {
        let host = newsHost().after(story("a"), story("b"), .advance(10), .tapNotification(nil))
        #expect(host.center.groups.first?.isExpanded == true)
        #expect(host.list.identifiers == ["b", "a"])
    }

    @Test(arguments: [HostEvent.pullDownBanner, .longPressNotification(nil), .longPressNotification("a")])
    func aBannerExpands(_ event: HostEvent) {
        let host = newsHost().after(story("a"), event)
        #expect(host.state == .expanded)
        #expect(host.center.banner == nil)
    }

    @Test func aSwipedBannerStaysInTheList() {
        let host = newsHost().after(story("a"), .swipeBanner)
        #expect(host.center.banner == nil)
        #expect(host.list.identifiers == ["a"])
        #expect(host.after(.swipeBanner, .pullDownBanner).codes == ["no-banner", "no-banner"])
    }

    @Test func whatIsNotOnTheScreenCannotBeTouched() {
        let host = newsHost().after(story("a"), .lock, .unlock, .lock, .tapNotification("a"), .tapNotification("b"))
        #expect(host.codes == ["not-seen", "not-delivered"])
    }

    @Test("a row that the locked screen lacks names the setting")
    func lockScreenSetting() {
        func hints(_ settings: NotificationSettings, _ events: HostEvent...) -> [String?] {
            let host = newsHost(settings)
            events.forEach(host.send)
            return host.diagnostics.map(\.hint)
        }
        #expect(
            hints(.init(showsOnLockScreen: false), .lock, story("a"), .tapNotification("a"), .tapNotification(nil))
                == ["the setting \"lockScreen\" of its app keeps it off the locked screen"])
        #expect(
            hints(.init(), story("a"), .lock, .unlock, .lock, .tapNotification("a"))
                == ["the locked screen shows what came since it was locked"])
    }

    @Test("a notification that is shown nowhere can't be expanded")
    func expansionOfHiddenOnes() throws {
        func error(_ host: NotificationHost, _ identifier: String?) -> String? {
            let errors = host.after(.expand(identifier)).diagnostics.filter { $0.severity == .error }
            #expect(host.expanded == nil)
            return errors.first.map { "\($0.code): \($0.message); \($0.hint ?? "")" }
        }
        for identifier in [nil, "a"] {
            let denied = newsHost(.init(authorizationStatus: .denied)).after(story("a"))
            let found = error(denied, identifier)
            #expect(found?.hasPrefix("not-delivered: ") == true)
            #expect(found?.hasSuffix("the settings of its app show it nowhere; the finding above says why") == true)
        }
        let held = newsHost(mode: DeviceMode(summaryTimes: [try #require(TimeOfDay(hour: 18))])).after(story("a"))
        #expect(
            error(held, nil) == "not-seen: \"a\" was expanded, and no banner or row shows it; "
                + "it waits for the scheduled summary: let time pass")
        #expect(held.after(.advance(40_000), .expand("a")).state == .expanded)

        let settings = NotificationSettings(showsInNotificationCenter: false, showsOnLockScreen: false)
        let fleeting = newsHost(settings).after(story("a"), .advance(10))
        #expect(error(fleeting, "a")?.hasSuffix("; the settings keep it off the list") == true)
        #expect(newsHost(settings).after(story("a"), .expand()).state == .expanded)
        #expect(error(newsHost().after(story("a"), .clear("a")), nil)?.hasPrefix("not-delivered: ") == true)
    }

    @Test func aLockedDeviceAsksBeforeItOpensTheApp() {
        let host = newsHost().after(.lock, story("a"), .tapNotification(nil))
        #expect(host.scene.passcodePrompt != nil)
        #expect(host.scene.appInbox == [])
        _ = host.after(.cancelPasscode)
        #expect(host.list.identifiers == ["a"])
        _ = host.after(.tapNotification(nil), .enterPasscode)
        #expect(host.state == .openedApp)
        #expect(!host.isLocked)
    }

    @Test func hiddenPreviewsNeedThePasscode() {
        let host = newsHost().after(.set(.showPreviews(.whenAuthenticated)), .lock, story("a"), .expand(nil))
        #expect(host.expanded == nil)
        #expect(host.scene.passcodePrompt != nil)
        _ = host.after(.enterPasscode)
        #expect(host.state == .expanded)
        #expect(!host.isLocked)
    }

    @Test("the × clears and tells an app that asked for it; a tap beside the platter does neither")
    func closing() {
        let category = NotificationCategory(identifier: "INVITE", options: [.customDismissAction])
        func host() -> NotificationHost {
            device([sampleExtension(registered: [category]) { SwiftExtension() }]).after(
                .deliver(arrival("1")), .expand())
        }
        let closed = host().after(.dismiss)
        #expect(closed.delivered.isEmpty)
        #expect(closed.scene.appInbox.map(\.actionIdentifier) == [dismissal])
        let kept = host().after(.tapBackdrop)
        #expect(kept.delivered.count == 1)
        #expect(kept.scene.appInbox == [])
    }

    @Test func anActionThatReachesTheAppClearsTheNotification() {
        func delivered(after option: ResponseOption) -> Int {
            let controller = AnsweringExtension { _, _, completion in completion(option) }
            return device([sampleExtension { controller }])
                .after(.deliver(arrival("1")), .expand(), .tapAction("accept")).delivered.count
        }
        #expect(delivered(after: .dismissAndForwardAction) == 0)
        #expect(delivered(after: .dismiss) == 1)
        #expect(delivered(after: .doNotDismiss) == 1)
    }

    @Test func partsThatAreNotShownCannotBeTapped() {
        let host = device([sampleExtension(hidden: true) { SwiftExtension() }])
            .after(.deliver(arrival("1")), .expand(), .tapBody)
        #expect(host.codes == ["part-not-shown"])
        #expect(host.after(.tapHeader).state == .openedApp)
    }
}
