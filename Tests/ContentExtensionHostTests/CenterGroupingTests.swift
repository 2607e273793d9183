import Testing

@testable import ContentExtensionHost

private let deliveries = [
    sample("a1", app: "A", thread: "x"), sample("b1", app: "B", thread: "x"), sample("a2", app: "A", thread: "y"),
    sample("a3", app: "A", thread: "x"), sample("a4", app: "A"), sample("a5", app: "A"),
]

@Test func automaticGroupsByAppAndThread() {
    let model = centre(deliveries)
    #expect(model.rows == [["a5"], ["a3"], ["a2"], ["b1"]])
    #expect(model.counts == [2, 2, 1, 1])
    #expect(model.scene.groups.map(\.key.thread) == ["", "x", "y", "x"])
}

@Test func byAppGroupsIgnoreThreads() {
    let model = centre(deliveries, .byApp)
    #expect(model.rows == [["a5"], ["b1"]])
    #expect(model.counts == [5, 1])
}

@Test func withoutGroupingEachNotificationIsAGroup() {
    let model = centre(deliveries, .off)
    #expect(model.rows == [["a5"], ["a4"], ["a3"], ["a2"], ["b1"], ["a1"]])
    #expect(model.counts == [1, 1, 1, 1, 1, 1])
    #expect(model.scene.groups.map(\.key.thread) == ["", "", "x", "y", "x", "x"])
    #expect(Set(model.scene.groups.map(\.key)).count == 6)
}

@Test func appsAreDistinguishedByBundleIdentifier() {
    var deliveries = [sample("one"), sample("two")]
    deliveries[1] = Delivery(
        notification: deliveries[1].notification, app: AppInfo(name: "Chat", bundleIdentifier: "org.chat"),
        category: nil, installed: nil)
    #expect(centre(deliveries, .byApp).counts == [1, 1])
}

@Test func threadsAreComparedExactly() {
    let deliveries = [sample("1", thread: "Case"), sample("2", thread: "case"), sample("3", thread: "case ")]
    #expect(centre(deliveries).counts == [1, 1, 1])
}

@Test func theNewestNotificationLeadsTheFirstGroup() {
    let model = centre([
        sample("a1", thread: "a"), sample("b1", thread: "b"), sample("b2", thread: "b"), sample("a2", thread: "a"),
    ])
    #expect(model.rows == [["a2"], ["b2"]])
}

@Test func theNewestIsTheOneWithTheLatestDate() {
    let model = centre([sample("late", date: 20), sample("early", date: 10), sample("latest", date: 20)], .off)
    #expect(model.rows == [["latest"], ["late"], ["early"]])
}

@Test func aReplacementMovesToTheTopOfItsStack() {
    let model = centre([
        sample("1", thread: "a"), sample("2", thread: "a"), sample("3", thread: "a"), sample("b", thread: "b"),
        sample("2", thread: "a", body: "Changed"),
    ])
    #expect(model.rows == [["2"], ["b"]])
    #expect(model.counts == [3, 1])
    #expect(model.leading?.body == "Changed")
}

@Test func aReplacementMayMoveToAnotherThread() {
    let model = centre([sample("1", thread: "a"), sample("2", thread: "a"), sample("1", thread: "b")])
    #expect(model.rows == [["1"], ["2"]])
    #expect(model.counts == [1, 1])
    #expect(model.scene.groups.map(\.summary) == ["", ""])
}

@Test func identifiersAreSeparateForEachApp() {
    #expect(centre([sample("1", app: "A"), sample("1", app: "B")]).counts == [1, 1])
}

@Test func unlistedNotificationsAreNotInTheList() {
    let model = centre([
        sample("list", outcome: DeliveryOutcome(isOnLockScreen: false)),
        sample("lock", outcome: DeliveryOutcome(isInList: false)),
        sample("held", outcome: DeliveryOutcome(isHeldForSummary: true)),
    ])
    #expect(model.rows == [["list"]])
    #expect(model.scene.lockScreenGroups.map { $0.rows.map(\.identifier) } == [["lock"]])
}

@Test func onIOS18TheAppsNameReplacesAMissingTitle() {
    #expect(centre([sample("1")]).leading?.title == "")
    #expect(centre([sample("1")], style: .ios18).leading?.title == "Chat")
    #expect(centre([sample("1", title: "Anna")], style: .ios18).leading?.title == "Anna")
}
