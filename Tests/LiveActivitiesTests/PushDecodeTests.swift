import Basics
import Testing

@testable import LiveActivities

/// Errors and warnings about the payload of a push (facts: activities/push).
@Suite struct PushDecodeTests {
    private static let start =
        #""attributes-type": "A", "attributes": {}, "content-state": {}, "alert": {"title": "A"}"#

    @Test("a whole push has no findings, and each of its values")
    func values() throws {
        let loaded = try ActivityPushes.aps(
            Self.start + #", "stale-date": 1700000060, "dismissal-date": 1700000090.5, "relevance-score": 75"#,
            event: "end")
        #expect(loaded.warnings == [])
        let push = loaded.value
        #expect((push.event, push.timestamp, push.attributesType) == (.end, 1_700_000_000, "A"))
        #expect((push.staleDate, push.dismissalDate) == (1_700_000_060, 1_700_000_090.5))
        #expect((push.relevanceScore, push.alerts) == (75, true))
        #expect(push.state?.members?.isEmpty == true && push.attributes?.members?.isEmpty == true)
    }

    @Test(
        "each event wants its own keys",
        arguments: [
            ("start", "attributes-type"), ("start", "attributes"), ("start", "content-state"), ("start", "alert"),
            ("update", "content-state"),
        ])
    func missingKeys(event: String, key: String) throws {
        let values = [
            "attributes-type": #""A""#, "attributes": "{}", "content-state": "{}", "alert": #"{"title": "A"}"#,
        ]
        let rest = values.filter { $0.key != key }.sorted { $0.key < $1.key }
            .map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ", ")
        let found = try ActivityPushes.diagnostics(
            #"{"aps": {"event": "\#(event)", "timestamp": 1700000000, \#(rest)}}"#)
        #expect(found.map(\.code) == ["missing-key"])
        #expect(found.first?.message == "\(event) lacks the key \"\(key)\", so the device ignores it")
        #expect(found.first?.jsonPath == "$.aps" && found.first?.hint != nil)
    }

    @Test("an end needs event and timestamp alone, an update neither type nor alert")
    func leastKeys() throws {
        #expect(try ActivityPushes.findings(#"{"aps": {"event": "end", "timestamp": 1700000000}}"#) == [])
        #expect(
            try ActivityPushes.findings(
                #"{"aps": {"event": "update", "timestamp": 1700000000, "content-state": {}}}"#) == [])
    }

    @Test(
        "without event or timestamp no push has an effect",
        arguments: [
            (#"{"aps": {"timestamp": 1700000000, "content-state": {}}}"#, ["the key \"event\" is missing"]),
            (#"{"aps": {"event": "end"}}"#, ["the key \"timestamp\" is missing"]),
            (#"{"aps": {"event": "stop", "timestamp": 1700000000, "content-state": {}}}"#, ["event can't be \"stop\""]),
        ])
    func event(payload: String, messages: [String]) throws {
        #expect(try ActivityPushes.diagnostics(payload).map(\.message) == messages)
    }

    @Test(
        "a value of another type is an error at its place",
        arguments: [
            (#""content-state": []"#, "wrong-type at $.aps.content-state"),
            (#""content-state": {}, "attributes": 1"#, "wrong-type at $.aps.attributes"),
            (#""content-state": {}, "attributes-type": 7"#, "wrong-type at $.aps.attributes-type"),
            (#""content-state": {}, "alert": true"#, "wrong-type at $.aps.alert"),
            (#""content-state": {}, "stale-date": "soon""#, "wrong-type at $.aps.stale-date"),
            (#""content-state": {}, "relevance-score": "high""#, "wrong-type at $.aps.relevance-score"),
        ])
    func types(members: String, finding: String) throws {
        let payload = #"{"aps": {"event": "update", "timestamp": 1700000000, \#(members)}}"#
        #expect(try ActivityPushes.findings(payload) == [finding])
    }

    @Test("an object in quotes has a hint of its own")
    func quotedObject() throws {
        let payload = #"{"aps": {"event": "update", "timestamp": 1700000000, "content-state": "{\"a\": 1}"}}"#
        let found = try ActivityPushes.diagnostics(payload)
        #expect(found.map(\.message) == ["content-state is an object, not a string"])
        #expect(found.first?.hint?.hasPrefix("write the object itself") == true)
        #expect(found.first?.location?.column == payload.split(separator: "\"{")[0].count + 1)
    }

    @Test("an alert is an object or a text")
    func alerts() throws {
        func alerts(_ alert: String) throws -> Bool {
            try ActivityPushes.update("{}", alert.isEmpty ? "" : #", "alert": \#(alert)"#).alerts
        }
        #expect(try alerts(#"{"title": "A"}"#) && alerts(#""A""#))
        #expect(try !alerts(""))
    }
}
