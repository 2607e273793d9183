import Testing

@testable import ContentExtensionHost
@testable import HostTestSupport

/// A device with three notifications of one thread and one of another; the newest is `d`.
private func device(
    _ options: HostOptions = .init(), category options2: NotificationCategory.Options = []
) -> NotificationHost {
    let category = NotificationCategory(identifier: "INVITE", options: options2)
    let host = NotificationHost(
        installed: [sampleExtension(categories: ["INVITE"], registered: [category]) { SwiftExtension() }],
        measuring: FixedMeasuring(), width: 320, options: options)
    for (identifier, thread) in [("a", "x"), ("b", "x"), ("c", "x"), ("d", "y")] {
        host.send(
            .deliver(
                arrival(
                    identifier,
                    NotificationContent(
                        body: identifier, categoryIdentifier: "INVITE", threadIdentifier: thread))))
    }
    return host
}

extension NotificationHost {
    fileprivate var rows: [[String]] { center.groups.map { $0.rows.map(\.identifier) } }
    fileprivate var lastCodes: [String] { diagnostics.map(\.code) }
}

@Test func aStackOpensAndCloses() {
    let host = device()
    #expect(host.rows == [["d"], ["c"]])
    host.send(.expandGroup("a"))
    #expect(host.rows == [["d"], ["c", "b", "a"]])
    #expect(host.center.groups[1].isExpanded)
    #expect(host.center.groups[1].summary == "")
    host.send(.collapseGroup("b"))
    #expect(host.rows == [["d"], ["c"]])
    #expect(host.trace.names.suffix(2) == ["groupExpanded", "groupCollapsed"])
    #expect(host.diagnostics == [])
}

@Test func theClearButtonAsksFirst() {
    let host = device()
    host.send(.tapClearButton("a"))
    #expect(host.lastCodes == ["group-not-open"])
    host.send(.expandGroup("a"))
    host.send(.tapClearButton("a"))
    #expect(host.center.groups.map(\.offersClear) == [false, true])
    // Another touch takes "Clear" back.
    host.send(.swipe("c"))
    #expect(host.center.groups.map(\.offersClear) == [false, false])
    host.send(.tapClearButton("b"))
    #expect(host.center.swiped == nil)
    host.send(.tapClearButton("c"))
    #expect(host.rows == [["d"]])
    #expect(
        host.trace.names.suffix(5) == ["groupExpanded", "clearOffered", "swiped", "clearOffered", "cleared"])
}

@Test func arrivalsAppearFirstInAnOpenStack() {
    let host = device().after(.expandGroup("c"))
    host.send(.deliver(arrival("e", NotificationContent(body: "e", threadIdentifier: "x"))))
    #expect(host.rows == [["e", "c", "b", "a"], ["d"]])
}

@Test func onlyStacksOpen() {
    let host = device().after(.expandGroup("d"), .collapseGroup("c"), .expandGroup("nobody"))
    #expect(host.lastCodes == ["no-stack", "group-not-open", "not-delivered"])
    #expect(host.rows == [["d"], ["c"]])
}

@Test func anOpenStackWithOneNotificationLeftCloses() {
    let host = device().after(.expandGroup("c"), .clear("b"))
    #expect(host.center.groups[1].isExpanded)
    host.send(.clear("c"))
    #expect(!host.center.groups[1].isExpanded)
    host.send(.deliver(arrival("e", NotificationContent(body: "e", threadIdentifier: "x"))))
    #expect(host.rows == [["e"], ["d"]])
    #expect(host.center.groups[0].isStack)
}

@Test func swipingAStackSwipesItsLeadingRow() {
    let host = device().after(.swipe("a"))
    #expect(host.center.swiped == "c")
    host.send(.swipe(nil))
    #expect(host.center.swiped == "d")
    host.send(.clear("d"))
    #expect(host.center.swiped == nil)
    host.send(.expandGroup("c"))
    host.send(.swipe("a"))
    #expect(host.center.swiped == "a")
    host.send(.collapseGroup("a"))
    #expect(host.center.swiped == nil)
}

@Test func clearingRemovesOneAndTellsTheAppOnRequest() {
    let quiet = device().after(.expandGroup("b"), .clear("b"))
    #expect(quiet.delivered.map(\.request.identifier) == ["d", "c", "a"])
    #expect(quiet.app(named: nil).inbox == [])
    let host = device(category: .customDismissAction).after(.expandGroup("b"), .clear("b"))
    let inbox = host.app(named: nil).inbox
    #expect(inbox.map(\.response.actionIdentifier) == [NotificationResponse.dismissActionIdentifier])
    #expect(inbox.map(\.response.notification.request.identifier) == ["b"])
    #expect(inbox.map(\.isForeground) == [false])
    #expect(host.trace.names.suffix(2) == ["cleared", "forwardedToApp"])
}

@Test("a closed stack is cleared and pressed at its front row only", arguments: [true, false])
func closedStack(isPressed: Bool) {
    func touch(_ identifier: String) -> HostEvent {
        isPressed ? .longPressNotification(identifier) : .clear(identifier)
    }
    let host = device().after(.advance(10), touch("b"))
    #expect(host.lastCodes == ["group-not-open"])
    #expect(host.diagnostics.first?.hint == "open it with expandGroup first")
    #expect(host.expanded == nil && host.delivered.count == 4)
    for events in [[touch("c")], [.expandGroup("b"), touch("b")]] {
        let host = device().after(.advance(10))
        events.forEach(host.send)
        #expect(host.diagnostics == [])
        #expect(isPressed ? host.state == .expanded : host.delivered.count == 3)
    }
}

@Test func clearingAGroupKeepsOtherGroups() {
    let host = device(category: .customDismissAction).after(.clearGroup("a"))
    #expect(host.rows == [["d"]])
    #expect(host.app(named: nil).inbox.map(\.response.notification.request.identifier) == ["c", "b", "a"])
}

@Test func clearAllEmptiesTheList() {
    let host = device().after(.swipe(nil), .clearAll)
    #expect(host.center.groups == [])
    #expect(host.center.lockScreenGroups == [])
    #expect(host.center.banner == nil)
    #expect(host.delivered == [])
    host.send(.clearAll)
    #expect(host.lastCodes == ["not-delivered"])
}

@Test func theBadgeStaysWhenTheListIsCleared() {
    let host = device()
    host.send(.deliver(arrival("e", NotificationContent(body: "e", badge: 5, categoryIdentifier: "INVITE"))))
    host.send(.clearAll)
    #expect(host.app(named: nil).badge == 5)
}

@Test func anExpandedNotificationCoversTheList() {
    let host = device().after(.expand("d"), .clearAll)
    #expect(host.delivered.count == 4)
    #expect(host.lastCodes == ["list-covered"])
}

@Test func aBannerTimesOutAfterSixSeconds() {
    let host = device().after(.advance(5.9))
    #expect(host.center.banner?.identifier == "d")
    host.send(.advance(120))
    #expect(host.center.banner == nil)
    #expect(host.center.latestBanner?.identifier == "d")
    #expect(host.center.latestBanner?.time == "now")
}

@Test func lockingRemovesTheBanner() {
    let host = device().after(.lock)
    #expect(host.center.banner == nil)
    #expect(host.center.isLocked)
    host.send(.unlock)
    #expect(host.center.banner == nil)
}

@Test func updatesOfTheOpenExtensionHaveNoBanner() {
    let host = device().after(.expand("d"), .advance(10))
    host.send(
        .deliver(arrival("e", NotificationContent(body: "e", categoryIdentifier: "INVITE", threadIdentifier: "y"))))
    #expect(host.center.banner == nil)
    host.send(
        .deliver(arrival("f", NotificationContent(body: "f", categoryIdentifier: "INVITE", threadIdentifier: "z"))))
    #expect(host.center.banner?.identifier == "f")
}

@Test func theLockedScreenShowsArrivalsSinceTheLastUnlock() {
    let host = device().after(.lock)
    #expect(host.center.lockScreenGroups.map(\.count) == [1, 3])
    host.send(.unlock)
    #expect(host.center.lockScreenGroups.map(\.count) == [1, 3])
    host.send(.lock)
    #expect(host.center.lockScreenGroups == [])
    host.send(.deliver(arrival("e", NotificationContent(body: "e", threadIdentifier: "x"))))
    #expect(host.center.lockScreenGroups.map(\.count) == [1])
    #expect(host.center.groups.map(\.count) == [4, 1])
}

@Test func theLockClosesStacks() {
    let host = device().after(.expandGroup("c"), .swipe("c"), .lock)
    #expect(!host.center.groups[1].isExpanded)
    #expect(host.center.swiped == nil)
}
