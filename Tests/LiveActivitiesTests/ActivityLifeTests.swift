import Basics
import Testing

@testable import LiveActivities

/// The pushes that start, update and end activities.
@Suite struct ActivityLifeTests {
    private let now = ActivityPushes.date
    private let script = ScriptedCenter()

    @Test("a start, an update and an end reach the code in order, with their values")
    func life() throws {
        #expect(try script.receive(ActivityPushes.start(state: #"{"text": "a"}"#)) == [])
        #expect(try script.receive(ActivityPushes.update(#"{"text": "b"}"#, at: now + 10)) == [])
        #expect(try script.receive(ActivityPushes.end(at: now + 20)) == [])
        #expect(script.programs.map(\.type) == ["Delivery"])
        // An end without a state keeps the last one.
        #expect(script.programs[0].shown.map { $0.state["text"]?.string } == ["a", "b", "b"])
        #expect(script.programs[0].shown.allSatisfy { $0.identifier == "activity-1" && !$0.isStale })
        #expect(
            script.events == [
                "started activity-1 +0", "alerted activity-1 +0", "updated activity-1 +10", "ended activity-1 +20",
            ])
        let item = try #require(try script.center.scene(at: now + 20).items.first)
        #expect(!item.isActive && item.attributesType == "Delivery")
    }

    @Test("an update without a start is an error, unless it names type and attributes")
    func updateAlone() throws {
        #expect(try script.receive(ActivityPushes.update()) == ["activity-missing"])
        #expect(script.center.isEmpty && script.events.isEmpty)
        let named = #", "attributes-type": "Ride", "attributes": {"a": 1}"#
        #expect(try script.receive(ActivityPushes.update("{}", named)) == [])
        let program = try #require(script.programs.last)
        #expect(program.type == "Ride" && program.shown.count == 1)
        #expect(program.shown[0].attributes?["a"]?.number == 1)
        #expect(script.events == ["started activity-1 +0"])
        let ended = try ActivityPushes.aps(
            #""content-state": {}, "attributes-type": "Walk", "attributes": {}"#, event: "end")
        #expect(try script.receive(ended.value) == [])
        #expect(script.events.suffix(2) == ["started activity-2 +0", "ended activity-2 +0"])
    }

    @Test("the state of an update without a start is read by the types that it may be of")
    func stateAlone() throws {
        script.types = ["Delivery", "Ride"]
        #expect(try script.receive(ActivityPushes.update(#"{"text": "a"}"#)) == ["activity-missing"])
        #expect(script.programs.map(\.type) == ["Delivery"])
        #expect(script.programs[0].shown.map(\.attributes) == [nil] && script.programs[0].isEnded)
        script.reading = .refused(ActivityReading.Refusal(kind: .missing, path: ["state"], key: "text", message: ""))
        #expect(try script.receive(ActivityPushes.update()) == ["activity-missing", "activity-values"])
        #expect(script.programs.suffix(2).map(\.type) == ["Delivery", "Ride"])
        let named = try ActivityPushes.update("{}", #", "attributes-type": "Ride""#)
        #expect(try script.receive(named) == ["activity-missing", "activity-values"])
        #expect(script.programs.count == 4 && script.programs[3].type == "Ride")
        // An end may come without a state.
        #expect(try script.receive(ActivityPushes.end()) == ["activity-missing"])
    }

    @Test("a push for another identifier or type finds no activity")
    func otherIdentifier() throws {
        #expect(try script.receive(ActivityPushes.start(), for: "first") == [])
        do {
            try script.center.receive(ActivityPushes.update(), for: "second", at: now)
            Issue.record("the push has an effect")
        } catch let error as InputError {
            #expect(
                error.diagnostics.map(\.message) == [
                    "no activity runs that the push could update: there is none called \"second\""
                ])
        }
        #expect(try script.receive(ActivityPushes.update(#"{"text": "x"}"#), for: "first") == [])
        #expect(script.programs[0].shown.last?.state["text"]?.string == "x")
    }

    @Test("without an identifier the newest activity of the push's type is meant")
    func newestOfType() throws {
        for type in ["Delivery", "Ride", "Ride"] { #expect(try script.receive(ActivityPushes.start(of: type)) == []) }
        #expect(try script.receive(ActivityPushes.update()) == [])
        let ofType = try ActivityPushes.aps(#""attributes-type": "Delivery", "content-state": {}"#).value
        #expect(try script.receive(ofType) == [])
        #expect(script.events.suffix(2) == ["updated activity-3 +0", "updated activity-1 +0"])
    }

    @Test("an older push than the last has no effect but a warning")
    func olderPush() throws {
        #expect(try script.receive(ActivityPushes.start(at: now)) == [])
        #expect(try script.receive(ActivityPushes.update(#"{"text": "new"}"#, at: now + 5), at: now + 5) == [])
        #expect(try script.receive(ActivityPushes.update(#"{"text": "old"}"#, at: now + 4), at: now + 6) == [])
        #expect(script.codes == ["activity-old-push"])
        #expect(script.programs[0].shown.last?.state["text"]?.string == "new")
        #expect(script.events.count == 3)
        // One of the same second has an effect.
        #expect(try script.receive(ActivityPushes.update(#"{"text": "same"}"#, at: now + 5), at: now + 7) == [])
        #expect(script.programs[0].shown.last?.state["text"]?.string == "same")
    }

    @Test("a push that the app's types refuse changes nothing")
    func refused() throws {
        #expect(try script.receive(ActivityPushes.start(state: #"{"text": "a"}"#)) == [])
        let refusal = ActivityReading.Refusal(kind: .missing, path: ["state"], key: "text", message: "")
        script.programs[0].reading = .refused(refusal)
        #expect(try script.receive(ActivityPushes.update(at: now + 1)) == ["activity-values"])
        #expect(script.events == ["started activity-1 +0", "alerted activity-1 +0"])
        script.reading = .refused(refusal)
        #expect(try script.receive(ActivityPushes.start(at: now + 2)) == ["activity-values"])
        #expect(try script.identifiers(at: now + 2) == ["activity-1"])
    }
}
