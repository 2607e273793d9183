import Testing

@testable import LiveActivities

/// Several activities of a device at once (facts: activities/order.score, activities/life.count).
@Suite struct SeveralActivitiesTests {
    private let now = ActivityPushes.date
    private let script = ScriptedCenter()

    @Test("the most relevant comes first, of equal ones the first started")
    func order() throws {
        for (name, relevance) in [("a", 0.0), ("b", 50), ("c", 100), ("d", 50)] {
            #expect(try script.receive(ActivityPushes.start(relevance: relevance), for: name) == [])
        }
        #expect(try script.identifiers(at: now) == ["c", "b", "d", "a"])
        // An update brings its own score.
        let update = try ActivityPushes.update("{}", #", "relevance-score": 200"#)
        #expect(try script.receive(update, for: "a") == [])
        #expect(try script.identifiers(at: now) == ["a", "c", "b", "d"])
    }

    @Test("the island shows two that run, the locked screen those that ended as well")
    func island() throws {
        for name in ["a", "b", "c"] { #expect(try script.receive(ActivityPushes.start(), for: name) == []) }
        #expect(try script.center.scene(at: now).islandItems.map(\.identifier) == ["a", "b"])
        #expect(try script.receive(ActivityPushes.end(), for: "a") == [])
        let scene = try script.center.scene(at: now + 6)
        #expect(scene.islandItems.map(\.identifier) == ["b", "c"])
        #expect(scene.items.map(\.identifier) == ["a", "b", "c"])
        #expect(scene.expandedItem?.identifier == "b")
    }

    @Test("a sixth isn't started while five run")
    func limit_five() throws {
        for _ in 1...5 { #expect(try script.receive(ActivityPushes.start()) == []) }
        #expect(try script.receive(ActivityPushes.start()) == ["too-many-activities"])
        #expect(try script.identifiers(at: now).count == 5)
        #expect(script.programs.count == 5)
        let gone = try ActivityPushes.end(#""dismissal-date": \#(Int(now) - 1)"#)
        #expect(try script.receive(gone, for: "activity-2") == [])
        #expect(try script.receive(ActivityPushes.start(at: now + 1)) == [])
        #expect(
            try script.identifiers(at: now + 1) == [
                "activity-1", "activity-3", "activity-4", "activity-5", "activity-6",
            ])
    }

    @Test("an update reaches the activity of its identifier alone")
    func identifiers() throws {
        for name in ["a", "b"] { #expect(try script.receive(ActivityPushes.start(), for: name) == []) }
        #expect(try script.receive(ActivityPushes.update(#"{"text": "x"}"#), for: "a") == [])
        #expect(script.programs.map { $0.shown.count } == [2, 1])
        #expect(script.programs.map { $0.shown[0].identifier } == ["a", "b"])
    }
}
