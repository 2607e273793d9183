import Testing

@testable import ContentExtensionHost

private func row(_ identifier: String) -> NotificationRow {
    NotificationRow(identifier: identifier, app: AppInfo(name: "Chat"))
}

private func group(_ rows: String..., count: Int = 1, isExpanded: Bool = false) -> CenterGroup {
    CenterGroup(
        key: .init(app: "Chat", thread: rows[0]), app: AppInfo(name: "Chat"), rows: rows.map(row), count: count,
        isExpanded: isExpanded)
}

/// Contents of places in a scene, the same for every style.
@Suite struct CenterPlaceTests {
    @Test func thePlaceBannerShowsTheLatestBanner() {
        let gone = CenterScene(latestBanner: row("a"))
        #expect(gone.asShown(in: .banner).center.banner?.identifier == "a")
        #expect(gone.asShown(in: .screen).center.banner == nil)
        let shown = gone.asShown(in: .banner)
        #expect(shown.center.asShown(in: .banner).center == shown.center)
    }

    @Test func theScreenShowsTheTopmostPlace() {
        let summary = ScheduledSummary(title: "Summary", featured: [row("a")], others: [])
        func place(_ center: CenterScene) -> Place { center.asShown(in: .screen).place }
        #expect(place(CenterScene()) == .banner)
        #expect(place(CenterScene(groups: [group("a")])) == .notificationCenter)
        #expect(place(CenterScene(summary: summary)) == .notificationCenter)
        #expect(place(CenterScene(groups: [group("a")], banner: row("a"))) == .banner)
        #expect(place(CenterScene(groups: [group("a")], banner: row("a"), swiped: "a")) == .notificationCenter)
        #expect(place(CenterScene(groups: [group("a")], isLocked: true)) == .lockScreen)
        #expect(place(CenterScene(groups: [group("a")], isManaging: true)) == .manage)
        #expect(place(CenterScene(groups: [group("a")], isManaging: true, isPrompting: true)) == .prompt)
    }

    @Test func thePlaceGroupShowsTheOpenGroupElseTheFirstStack() {
        let groups = [group("a"), group("b", count: 2), group("c", "d", count: 2, isExpanded: true)]
        #expect(CenterScene(groups: groups).shownGroup?.rows.map(\.identifier) == ["c", "d"])
        #expect(CenterScene(groups: Array(groups.prefix(2))).shownGroup?.rows.map(\.identifier) == ["b"])
        #expect(CenterScene(groups: Array(groups.prefix(1))).shownGroup?.rows.map(\.identifier) == ["a"])
        #expect(CenterScene().shownGroup == nil)
    }

    @Test func thePlaceSwipeShowsTheSwipedRowElseTheFirst() {
        let groups = [group("a"), group("b", "c", count: 2, isExpanded: true)]
        let swiped = CenterScene(groups: groups, swiped: "c").shownSwipe
        #expect(swiped?.row.identifier == "c" && swiped?.group == groups[1])
        #expect(CenterScene(groups: groups).shownSwipe?.row.identifier == "a")
        #expect(CenterScene(swiped: "a").shownSwipe == nil)
    }

    @Test func theModelsBannerIsTheScenes() throws {
        var model = centre([sample("a", date: 1), sample("b", date: 0)])
        let delivery = try #require(model.newestFirst.first { $0.key.identifier == "a" })
        model.list.present(delivery, asBanner: true, at: 0)
        #expect(model.banner?.identifier == "a")
        #expect(model.banner == model.scene.banner)
    }
}
