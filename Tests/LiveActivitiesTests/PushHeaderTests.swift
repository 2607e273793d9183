import Testing

@testable import LiveActivities

/// Headers that a file of a push has beside `aps` (fact: activities/push.headers).
@Suite struct PushHeaderTests {
    private func findings(_ headers: String) throws -> [String] {
        try ActivityPushes.diagnostics(#"{"aps": {"event": "end", "timestamp": 1700000000}, \#(headers)}"#).map {
            "\($0.code) at \($0.jsonPath ?? "-"), \($0.hint ?? "-")"
        }
    }

    @Test(
        "headers of another push are errors with the right ones",
        arguments: [
            (
                #""apns-push-type": "alert""#,
                #"activity-header at $["apns-push-type"], write "liveactivity""#
            ),
            (
                #""apns-topic": "com.example.app""#,
                #"activity-header at $["apns-topic"], write "com.example.app.push-type.liveactivity""#
            ),
            (
                #""apns-priority": 7"#,
                #"activity-header at $["apns-priority"], 10 shows the push at once, 5 when the device finds it convenient"#
            ),
            (
                #""apns-priority": "3""#,
                #"activity-header at $["apns-priority"], 10 shows the push at once, 5 when the device finds it convenient"#
            ),
        ])
    func wrong(headers: String, finding: String) throws {
        #expect(try findings(headers) == [finding])
    }

    @Test("headers of such a push have no findings", arguments: ["5", "10", #""10""#])
    func right(priority: String) throws {
        #expect(
            try findings(
                #""apns-push-type": "liveactivity", "apns-topic": "com.example.app.push-type.liveactivity", "#
                    + #""apns-priority": \#(priority)"#) == [])
    }
}
