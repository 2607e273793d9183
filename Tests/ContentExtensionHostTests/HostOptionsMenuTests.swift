import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

extension NotificationHost {
    fileprivate var choices: [ManagementView.Choice.Kind] { center.management?.choices.map(\.kind) ?? [] }
    fileprivate var banner: String? { center.banner?.identifier }
}

@Test func optionsOfASwipedRowMuteTheApp() throws {
    let host = newsHost(style: .ios18).after(story("a"), .swipe("a"), .openManagement("a"))
    #expect(host.choices == [.muteForHour, .muteForToday, .viewSettings, .turnOff])
    #expect(host.center.management?.row?.identifier == "a")
    host.send(.chooseManagement(.muteForHour))
    #expect(host.apps.management == nil)
    let muted = host.after(.advance(3_599), story("b", sound: .init()))
    #expect(muted.listed == ["b", "a"])
    #expect(muted.banner == nil)
    #expect(muted.sounds == [])
    #expect(!muted.center.lockScreenGroups.contains { $0.rows.contains { $0.identifier == "b" } })
    #expect(muted.codes == ["app-muted"])
    #expect(host.after(.advance(1), story("c", sound: .init())).banner == "c")
    #expect(host.sounds.count == 1)
}

@Test func mutingForTodayEndsAtMidnightOfTheDevice() {
    // 4:41 in New York: midnight is 19:19 hours away.
    let host = newsHost(style: .ios18, timeZone: "America/New_York")
        .after(story("a"), .openManagement("a"), .chooseManagement(.muteForToday), .advance(69_539), story("b"))
    #expect(host.banner == nil)
    #expect(host.after(.advance(2), story("c")).banner == "c")
}

@Test func aMutedAppIsUnmuted() {
    let host = newsHost(style: .ios18)
        .after(story("a"), .openManagement("a"), .chooseManagement(.muteForToday), .openManagement("a"))
    #expect(host.choices == [.unmute, .viewSettings, .turnOff])
    #expect(host.after(.chooseManagement(.unmute), story("b")).banner == "b")
}

@Test func turningOffAsksFirst() {
    let host = newsHost(style: .ios18).after(story("a"), .openManagement(nil), .chooseManagement(.turnOff))
    #expect(host.choices == [.turnOffAll, .cancel])
    #expect(host.center.management?.isConfirmation ?? false)
}

private func intelligent(_ identifier: String, summary: String = "", isPriority: Bool = false) -> HostEvent {
    let content = NotificationContent(
        body: identifier, categoryIdentifier: "INVITE", intelligentSummary: summary, isPriority: isPriority)
    return .deliver(arrival(identifier, content))
}

@Test func aSummaryStandsForAClosedStack() {
    let host = newsHost(style: .ios18).after(intelligent("a"), intelligent("b", summary: "Lunch moved"))
    let summaries = { host.center.groups.map { $0.rows.map(\.intelligentSummary) } }
    #expect(summaries() == [["Lunch moved"]])
    host.send(.expandGroup("a"))
    #expect(summaries() == [["", ""]])
    let old = newsHost(style: .ios10).after(intelligent("b", summary: "Lunch moved"))
    #expect(old.center.groups.first?.rows.first?.intelligentSummary == "")
}

@Test func prioritiesStandAloneAboveTheList() {
    let host = newsHost(style: .ios18).after(intelligent("a", isPriority: true), intelligent("b"), intelligent("c"))
    #expect(host.center.groups.map { $0.rows.map(\.identifier) } == [["a"], ["c"]])
    #expect(host.center.groups.map(\.key.isPriority) == [true, false])
    let old = newsHost(style: .ios10).after(intelligent("a", isPriority: true), intelligent("b"))
    #expect(old.center.groups.map(\.count) == [2])
}

@Test(arguments: [
    (LockScreenDisplay.list, [2, 1], ""), (.stack, [3], ""), (.count, [], "3 Notifications"),
])
func theLockedScreenShowsAListAStackOrACount(display: LockScreenDisplay, counts: [Int], text: String) {
    var model = centre(
        [sample("a"), sample("b", app: "News"), sample("c", app: "News")], style: .ios18, isLocked: true)
    model.settings.lockScreenDisplay = display
    #expect(model.scene.lockScreenGroups.map(\.count) == counts)
    #expect(model.scene.lockScreenCount == text)
}
