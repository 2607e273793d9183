import Testing

@testable import LiveActivities

/// Dates of `aps`, which count in seconds since 1970 (fact: activities/push.dates).
@Suite struct PushDateTests {
    @Test(
        "milliseconds and seconds since 2001 are told from seconds since 1970",
        arguments: [
            ("1700000000000", "timestamp looks like milliseconds"),
            ("721692800", "timestamp looks like seconds since 2001"),
            ("1700000000", nil), ("0", nil),
        ])
    func unit(timestamp: String, message: String?) throws {
        let payload = #"{"aps": {"event": "end", "timestamp": \#(timestamp)}}"#
        let found = try ActivityPushes.diagnostics(payload)
        #expect(found.map(\.message) == [message].compactMap(\.self))
        #expect(found.allSatisfy { $0.code == "activity-time" && $0.jsonPath == "$.aps.timestamp" })
    }

    @Test("a date in another unit isn't compared with the others")
    func comparison() throws {
        let payload = #"{"aps": {"event": "end", "timestamp": 1700000000000, "stale-date": 1700000060}}"#
        #expect(try ActivityPushes.findings(payload) == ["activity-time at $.aps.timestamp"])
    }

    @Test("each date is looked at", arguments: ["stale-date", "dismissal-date"])
    func eachDate(key: String) throws {
        let payload = #"{"aps": {"event": "end", "timestamp": 1700000000, "\#(key)": 1700000060000}}"#
        #expect(try ActivityPushes.findings(payload) == ["activity-time at $.aps.\(key)"])
    }

    @Test("a stale date that has passed makes the activity outdated at once", arguments: [60, 0, -1])
    func stale(before seconds: Int) throws {
        let payload = """
            {"aps": {"event": "update", "timestamp": 1700000000, "content-state": {}, "stale-date": \(1_700_000_000 - seconds)}}
            """
        let found = try ActivityPushes.diagnostics(payload)
        guard seconds >= 0 else { return #expect(found == []) }
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.code == "activity-stale" && found.first?.jsonPath == "$.aps.stale-date")
        #expect(
            found.first?.message
                == "the activity is outdated when it arrives: stale-date is \(seconds) seconds before timestamp")
    }

    @Test("dismissal-date counts at the end only", arguments: ["update", "end"])
    func dismissal(event: String) throws {
        let payload = """
            {"aps": {"event": "\(event)", "timestamp": 1700000000, "content-state": {}, "dismissal-date": 1700000060}}
            """
        let expected = event == "end" ? [] : ["activity-without-effect at $.aps.dismissal-date"]
        #expect(try ActivityPushes.findings(payload) == expected)
    }
}
