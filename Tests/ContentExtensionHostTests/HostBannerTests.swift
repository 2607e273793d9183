import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private let bannerOnly = NotificationSettings(showsInNotificationCenter: false, showsOnLockScreen: false)

@Test func aBannerStaysWhenAQuietNotificationArrives() {
    let host = newsHost().after(story("a"), story("b", .passive))
    #expect(host.center.banner?.identifier == "a")
}

@Test func aQuietReplacementRemovesItsBanner() {
    let host = newsHost().after(story("a"), story("a", .passive))
    #expect(host.center.banner == nil)
    #expect(host.center.latestBanner == nil)
}

@Test func updatesOfTheOpenExtensionAreNoBanners() {
    let host = newsHost().after(story("a"), .expand("a"), story("a"))
    #expect(host.trace.names.filter { $0 == "didReceive" }.count == 2)
    #expect(host.center.banner == nil)
}

@Test func notificationsWithoutAThreadAreNoUpdates() {
    let host = newsHost().after(story("a"), .expand("a"), story("b"))
    #expect(host.trace.names.filter { $0 == "didReceive" }.count == 1)
    #expect(host.center.banner?.identifier == "b")
}

@Test func bannerOnlyNotificationsAreRemovedAfterTheNextBanner() {
    let host = newsHost(bannerOnly).after(story("a"), story("b"), story("c"))
    #expect(host.list.identifiers == ["c"])
    #expect(host.center.banner?.identifier == "c")
    _ = host.after(.lock, story("d"), story("e"))
    #expect(host.list.identifiers == ["e", "c"])
    #expect(host.center.latestBanner?.identifier == "c")
}

@Test func replacementWorksAfterRemovals() {
    var list = DeliveredList()
    for index in 0..<100 { _ = list.add(sample("n\(index)")) }
    _ = list.remove { $0.arrival.isMultiple(of: 3) }
    #expect(list.add(sample("n50")).isReplacement)
    #expect(!list.add(sample("n51")).isReplacement)
    #expect(list.identifiers.prefix(2) == ["n51", "n50"])
    #expect(list.identifiers.count == 67)
    #expect(list.identifiers.filter { $0 == "n50" }.count == 1)
}

@Test func theOldestOfTooManyIsDropped() {
    var list = DeliveredList()
    for index in 0..<Limits.deliveredNotifications { _ = list.add(sample("n\(index)")) }
    #expect(list.add(sample("one more")).dropped == sample("n0").key)
    #expect(!list.add(sample("n0")).isReplacement)
}

@Test(arguments: SystemStyle.allCases)
func stylesDifferInTheirRules(_ style: SystemStyle) {
    let isOld = style == .ios10 || style == .ios13
    #expect(style.rules.hasGroupSummaries == isOld)
    #expect(style.rules.coalescesHiddenThreads == (style == .ios10))
    #expect(style.rules.titlesRowsWithAppName != isOld)
    #expect(style.rules.hidesSilencedOnLockScreen != isOld)
    #expect(style.rules.hasTimeInExpandedHeader != isOld)
}
