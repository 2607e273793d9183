import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

/// A host at 9:41 GMT on January 1, 2026.
private func host(_ times: String..., settings: NotificationSettings = .init(), timeZone: String = "GMT") throws
    -> NotificationHost
{
    let times = try times.map { try #require(TimeOfDay($0)) }
    return newsHost(settings, mode: DeviceMode(summaryTimes: times), style: .ios18, timeZone: timeZone)
}

@Test func heldNotificationsAreDeliveredAtTheNextTime() throws {
    let host = try host("8:00", "18:00").after(story("a", sound: .init()), .advance(8 * 3_600 + 18 * 60))
    #expect(host.held == ["a"])
    #expect(host.center.summary == nil)
    #expect(host.center.groups.isEmpty)
    #expect(host.center.banner == nil)
    #expect(host.sounds == [])
    host.send(.advance(60))
    #expect(host.held == [])
    #expect(host.center.summary?.featured.map(\.identifier) == ["a"])
    #expect(host.center.summary?.title == "Your Evening Summary")
    #expect(host.center.groups.isEmpty)
    #expect(host.trace.events.last?.time == 29_940.0)
}

@Test func thePastMorningSummaryIsDeliveredTheNextDay() throws {
    let host = try host("8:00").after(story("a"), .advance(86_400))
    #expect(host.trace.events.last?.time == 80_340.0)
    #expect(host.center.summary?.title == "Your Morning Summary")
}

@Test func theTimesAreInTheDevicesZone() throws {
    // 4:41 in New York.
    let host = try host("8:00", timeZone: "America/New_York").after(story("a"), .advance(86_400))
    #expect(host.trace.events.last?.time == 11_940.0)
}

@Test func daylightSavingMovesTheSummary() throws {
    // March 28, 2026, 12:00 in Berlin; daylight saving time begins in the following night.
    let noon = 1_774_695_600.0
    let time = try #require(TimeOfDay(hour: 8))
    #expect([time].wait(after: noon, timeZone: "Europe/Berlin") == 68_400.0)
    #expect([time].wait(after: noon - 86_400, timeZone: "Europe/Berlin") == 72_000.0)
    #expect([TimeOfDay]().wait(after: noon, timeZone: "GMT") == nil)
}

@Test func theMostRelevantIsFeaturedAndOrdersTheRest() throws {
    let host = try host("18:00").after(
        story("low", score: 0.2), story("high", score: 0.9), story("old", score: 0.5), story("new", score: 0.5),
        .advance(86_400))
    #expect(host.center.summary?.featured.map(\.identifier) == ["high"])
    #expect(host.trace.events.last?.kind == .summaryDelivered(["high", "new", "old", "low"]))
    #expect(host.center.summary?.others.map(\.count) == [3])
    #expect(host.center.summary?.others.map(\.app) == [news])
}

@Test func timeSensitiveAndCriticalNotificationsAreNotHeld() throws {
    let settings = NotificationSettings(allowsCriticalAlerts: true, entitlements: [.criticalAlerts, .timeSensitive])
    let host = try host("18:00", settings: settings).after(
        story("a"), story("p", .passive), story("t", .timeSensitive), story("c", .critical))
    #expect(host.listed == ["c", "t"])
    #expect(host.held == ["p", "a"])
}

@Test func anAppMayStayOutOfTheSummary() throws {
    let host = try host("18:00", settings: .init(scheduledDelivery: false)).after(story("a"))
    #expect(host.listed == ["a"])
    let without = newsHost(.init(scheduledDelivery: true)).after(story("a"))
    #expect(without.listed == ["a"])
}

@Test func theNextSummaryMovesTheLastOneIntoTheList() throws {
    let host = try host("8:00", "18:00").after(
        story("a"), .advance(36_000), story("b"), .advance(50_400))
    #expect(host.center.summary?.featured.map(\.identifier) == ["b"])
    #expect(host.listed == ["a"])
}

@Test func withoutAnythingHeldTheLastSummaryStays() throws {
    let host = try host("8:00", "18:00").after(story("a"), .advance(10 * 86_400))
    #expect(host.center.summary?.featured.map(\.identifier) == ["a"])
    #expect(host.trace.names.filter { $0 == "summaryDelivered" }.count == 1)
}

@Test func replacedNotificationsLeaveTheSummary() throws {
    let host = try host("18:00").after(story("a"), story("b"), .advance(36_000), story("b", .timeSensitive))
    #expect(host.center.summary?.featured.map(\.identifier) == ["a"])
    #expect(host.center.summary?.others.isEmpty ?? false)
    #expect(host.listed == ["b"])
}

@Test func heldNotificationsAreReplacedByIdentifier() throws {
    let host = try host("18:00").after(story("a", score: 0.1), story("b", score: 0.5), story("a", score: 0.9))
    #expect(host.held == ["a", "b"])
    #expect(host.after(.advance(36_000)).center.summary?.featured.map(\.identifier) == ["a"])
}

@Test func notificationsOnTheCardCanBeCleared() throws {
    let host = try host("18:00").after(story("a"), story("b"), .advance(36_000), .clear("a"))
    #expect(host.center.summary?.featured.map(\.identifier) == ["b"])
    #expect(host.codes == [])
    _ = host.after(.clearAll)
    #expect(host.center.summary == nil)
    #expect(host.delivered == [])
}

@Test func removedAndHeldAgainNotificationsAreNotOnTheCard() throws {
    let host = try host("18:00").after(story("a"), story("b"), .advance(36_000))
    host.removeDelivered(["a"])
    _ = host.after(story("a"))
    #expect(host.held == ["a"])
    #expect(host.center.summary?.featured.map(\.identifier) == ["b"])
    #expect(host.center.summary?.others.isEmpty ?? false)
}

@Test func theLastSummaryRespectsHiddenLists() throws {
    let host = try host("8:00", "18:00", settings: .init(showsInNotificationCenter: false)).after(
        story("a"), .advance(36_000), story("b"), .advance(50_400))
    #expect(host.center.summary?.featured.map(\.identifier) == ["b"])
    #expect(host.listed == [])
    #expect(host.list.identifiers == ["b"])
}

@Test func theSummaryIsDeliveredAfterItsTimerWasDropped() throws {
    let host = try host("18:00").after(story("a"))
    func again() { host.clock.schedule(after: 0) { again() } }
    again()
    _ = host.after(.advance(1))
    #expect(host.codes == ["too-many-timers"])
    #expect(host.after(.advance(36_000)).center.summary?.featured.map(\.identifier) == ["a"])
}

@Test func timesOfDayAreParsedStrictly() {
    for text in ["24:00", "8", "8:5", "8:60", "-1:00", "+8:00", "008:00", "8:00 AM", "", ":", "٨:٠٠"] {
        #expect(TimeOfDay(text) == nil, "\(text)")
    }
    #expect(TimeOfDay("08:05")?.minutes == 485)
    #expect(TimeOfDay("23:59")?.minutes == 1_439)
}
