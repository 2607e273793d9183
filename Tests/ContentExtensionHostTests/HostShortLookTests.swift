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
