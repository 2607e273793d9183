import Basics

@testable import LiveActivities

/// Pushes of a server, as texts and as values.
enum ActivityPushes {
    /// The moment of the first push, in seconds since 1970.
    static let date = 1_700_000_000.0

    /// The push of a payload.
    /// - Throws: the reasons why a device ignores it.
    static func decode(_ payload: String) throws -> Loaded<ActivityPush> {
        try ActivityPush.decode(JSONReader.read(Array(payload.utf8), file: "push.json"), file: "push.json")
    }

    /// The push whose `aps` has these members beside `event` and `timestamp`.
    static func aps(_ members: String = "", event: String = "update", timestamp: Double = date) throws
        -> Loaded<ActivityPush>
    {
        let rest = members.isEmpty ? "" : ", " + members
        return try decode(#"{"aps": {"event": "\#(event)", "timestamp": \#(Int(timestamp))\#(rest)}}"#)
    }

    /// The errors and warnings about a payload, each as `code at path`.
    static func findings(_ payload: String) throws -> [String] {
        try diagnostics(payload).map { "\($0.code) at \($0.jsonPath ?? "-")" }
    }

    static func diagnostics(_ payload: String) throws -> [Diagnostic] {
        do { return try decode(payload).warnings } catch let error as InputError { return error.diagnostics }
    }

    static func start(
        of type: String = "Delivery", state: String = "{}", relevance: Double = 0, staleDate: Double? = nil,
        at date: Double = date
    ) throws -> ActivityPush {
        let stale = staleDate.map { #", "stale-date": \#(Int($0))"# } ?? ""
        return try aps(
            #""attributes-type": "\#(type)", "attributes": {}, "content-state": \#(state), "alert": {"title": "A"}, "#
                + #""relevance-score": \#(relevance)\#(stale)"#,
            event: "start", timestamp: date
        ).value
    }

    static func update(_ state: String = "{}", _ more: String = "", at date: Double = date) throws -> ActivityPush {
        try aps(#""content-state": \#(state)\#(more)"#, timestamp: date).value
    }

    static func end(_ more: String = "", at date: Double = date) throws -> ActivityPush {
        try aps(more, event: "end", timestamp: date).value
    }
}
