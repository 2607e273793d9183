import Testing

@testable import LiveActivities

/// Activities end, leave and grow old by themselves (facts: activities/life).
@Suite struct ActivityTimeTests {
    private let now = ActivityPushes.date
    private let script = ScriptedCenter()
    private let hour = 3600.0

    @Test("the system ends an activity after 8 hours, and removes it 4 hours later")
    func eightHours() throws {
        #expect(try script.receive(ActivityPushes.start()) == [])
        #expect(try script.center.scene(at: now + 8 * hour - 1).items.map(\.isActive) == [true])
        #expect(try script.center.scene(at: now + 8 * hour).items.map(\.isActive) == [false])
        #expect(try script.center.scene(at: now + 12 * hour - 1).items.count == 1)
        #expect(!script.programs[0].isEnded)
        #expect(try script.center.scene(at: now + 12 * hour).items.isEmpty)
        #expect(script.programs[0].isEnded && script.center.isEmpty)
        #expect(
            script.events == [
                "started activity-1 +0", "alerted activity-1 +0", "ended activity-1 +28800",
                "dismissed activity-1 +43200",
            ])
    }

    @Test(
        "an ended activity leaves at its dismissal date, at most 4 hours after its end",
        arguments: [(nil, 4 * 3600), (-10, 0), (60, 60), (5 * 3600, 4 * 3600)] as [(Int?, Int)])
    func dismissal(date: Int?, leaves: Int) throws {
        #expect(try script.receive(ActivityPushes.start(at: now - 100)) == [])
        let dismissal = date.map { #""dismissal-date": \#(Int(now) + $0)"# } ?? ""
        #expect(try script.receive(ActivityPushes.end(dismissal)) == [])
        #expect(script.codes == (date == 5 * 3600 ? ["activity-dismissal"] : []))
        if leaves > 0 { #expect(try script.center.scene(at: now + Double(leaves) - 1).items.count == 1) }
        #expect(try script.center.scene(at: now + Double(leaves)).items.isEmpty)
    }

    @Test("the code learns of the stale date when it comes, and of the next one's absence")
    func staleDate() throws {
        #expect(try script.receive(ActivityPushes.start(staleDate: now + 60)) == [])
        #expect(try script.center.scene(at: now + 59).items.map(\.isStale) == [false])
        #expect(try script.center.scene(at: now + 60).items.map(\.isStale) == [true])
        #expect(try script.center.scene(at: now + 61).items.map(\.isStale) == [true])
        #expect(script.programs[0].shown.map(\.isStale) == [false, true])
        #expect(script.events.last == "outdated activity-1 +60")
        #expect(try script.receive(ActivityPushes.update(at: now + 70)) == [])
        #expect(try script.center.scene(at: now + 80).items.map(\.isStale) == [false])
        #expect(script.programs[0].shown.map(\.isStale) == [false, true, false])
    }

    @Test("the next change is the stale date, then the end, then the dismissal") func nextChange() throws {
        #expect(script.center.nextChange == nil)
        #expect(try script.receive(ActivityPushes.start(staleDate: now + 60)) == [])
        #expect(script.center.nextChange == now + 60)
        script.center.advance(to: now + 60)
        #expect(script.events.last == "outdated activity-1 +60")
        #expect(script.center.nextChange == now + 8 * hour)
        // What a push updates can become outdated again.
        let stale = #", "stale-date": \#(Int(now) + 75)"#
        #expect(try script.receive(ActivityPushes.update("{}", stale, at: now + 70)) == [])
        script.center.advance(to: now + 75)
        #expect(script.events.last == "outdated activity-1 +75")
        #expect(try script.receive(ActivityPushes.end(#""dismissal-date": \#(Int(now) + 100)"#, at: now + 80)) == [])
        #expect(script.center.nextChange == now + 100)
        script.center.advance(to: now + 100)
        #expect(script.events.last == "dismissed activity-1 +100")
        #expect(script.center.nextChange == nil)
    }

    @Test("an activity that is outdated when its push arrives is so from then on, once") func lateStaleDate() throws {
        #expect(try script.receive(ActivityPushes.start(staleDate: now - 60)) == [])
        script.center.advance(to: now + 10)
        script.center.advance(to: now + 20)
        #expect(script.events == ["started activity-1 +0", "alerted activity-1 +0", "outdated activity-1 +0"])
    }

    @Test("an alert lasts 5 seconds, and a long press until something else is alerted")
    func alert() throws {
        #expect(try script.receive(ActivityPushes.start()) == [])
        #expect(try script.center.scene(at: now).alert == "activity-1")
        #expect(try script.center.scene(at: now + 4.9).alert == "activity-1")
        #expect(try script.center.scene(at: now + 5).alert == nil)
        #expect(try script.receive(ActivityPushes.update(at: now + 10)) == [])
        #expect(try script.center.scene(at: now + 10).alert == nil)
        script.center.expand()
        #expect(try script.center.scene(at: now + 1000).alert == "activity-1")
        #expect(try script.receive(ActivityPushes.start(of: "Ride", at: now + 1001)) == [])
        #expect(try script.center.scene(at: now + 1002).alertedItem?.attributesType == "Ride")
        // A touch beside it closes what a long press opened, and no alert.
        #expect(!script.center.collapse())
        script.center.expand()
        #expect(script.center.collapse())
        #expect(try script.center.scene(at: now + 1003).alert == nil)
    }

    @Test("a push older than the last alerts about nothing")
    func oldAlert() throws {
        #expect(try script.receive(ActivityPushes.start(at: now)) == [])
        let old = try ActivityPushes.update("{}", #", "alert": {"title": "A"}"#, at: now - 5)
        #expect(try script.receive(old, at: now + 20) == [])
        #expect(try script.center.scene(at: now + 20).alert == nil)
    }
}
