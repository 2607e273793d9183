import Basics

/// A push that starts, updates or ends a Live Activity (facts: activities/push).
package struct ActivityPush: Sendable, Equatable {
    package enum Event: String, Sendable, CaseIterable { case start, update, end }

    /// The payload's name in diagnostics.
    package var file: String
    package var event: Event
    /// When the server made it, in seconds since 1970: an older one than the last is ignored.
    package var timestamp: Double?
    /// The name of the app's type.
    package var attributesType: String?
    package var attributes: JSONValue?
    package var state: JSONValue?
    /// In seconds since 1970; `nil` for none.
    package var staleDate: Double?
    /// When the ended activity leaves the locked screen, in seconds since 1970; `nil` for four hours after its end.
    package var dismissalDate: Double?
    package var relevanceScore = 0.0
    /// `true` if the push alerts: the phone lights up and shows the activity large for some seconds.
    package var alerts = false
    /// The place of `aps` in the payload.
    package var position: TextPosition

    /// Reads the whole payload.
    /// - Throws: every reason why a device would ignore the push: it does so without a word.
    package static func decode(_ payload: JSONValue, file: String) throws(InputError) -> Loaded<ActivityPush> {
        let report = DiagnosticCollector(file: file)
        let aps = ObjectReader(payload["aps"] ?? JSONValue(.null), path: "$.aps", report: report)
        checkHeaders(of: payload, report)
        let event = aps.require("event", hint: "write \"event\": \"update\"") ? aps.choice("event", Event.self) : nil
        var push = ActivityPush(file: file, event: event ?? .update, position: aps.value.position)
        if aps.require("timestamp", hint: "seconds since 1970 at which the push is made: a device takes none without") {
            push.timestamp = seconds("timestamp", aps)
        }
        push.state = object("content-state", aps)
        push.attributes = object("attributes", aps)
        push.attributesType = aps.string("attributes-type")
        push.staleDate = seconds("stale-date", aps)
        push.dismissalDate = seconds("dismissal-date", aps)
        push.relevanceScore = aps.number("relevance-score") ?? 0
        push.alerts = push.hasAlert(aps)
        push.check(aps)
        try report.check()
        return Loaded(push, warnings: report.diagnostics)
    }

    private static func object(_ key: String, _ aps: ObjectReader) -> JSONValue? {
        guard let raw = aps.raw(key) else { return nil }
        guard raw.members == nil else { return raw }
        let hint =
            raw.string?.hasPrefix("{") == true
            ? "write the object itself: in quotes it is a text, which the device doesn't read" : nil
        aps.report.add(
            .error, "wrong-type", "\(key) is an object, not \(raw.kindName)", at: raw.position, path: aps.child(key),
            hint: hint)
        return nil
    }

    /// Seconds since 1970; milliseconds and those since 2001 are told.
    private static func seconds(_ key: String, _ aps: ObjectReader) -> Double? {
        guard let raw = aps.raw(key), let number = aps.number(key) else { return nil }
        let reason: String? =
            number > 100_000_000_000
            ? "milliseconds"
            : (1...1_000_000_000).contains(number) ? "seconds since 2001" : nil
        if let reason {
            aps.report.add(
                .error, "activity-time", "\(key) looks like \(reason)", at: raw.position, path: aps.child(key),
                hint: "the dates of aps count in seconds since 1970; those in content-state since 2001")
            return nil
        }
        return number
    }

    private static func checkHeaders(of payload: JSONValue, _ report: DiagnosticCollector) {
        func tell(_ key: String, _ message: String, hint: String) {
            guard let value = payload[key] else { return }
            report.add(.error, "activity-header", message, at: value.position, path: "$[\"\(key)\"]", hint: hint)
        }
        if let type = payload["apns-push-type"]?.string, type != "liveactivity" {
            tell(
                "apns-push-type", "apns-push-type is \(type.quoted()), so that no activity gets the push",
                hint: "write \"liveactivity\"")
        }
        if let topic = payload["apns-topic"]?.string, !topic.hasSuffix(Self.topicSuffix) {
            tell(
                "apns-topic", "apns-topic is \(topic.quoted()), so that APNs refuses the push",
                hint: "write \((topic + Self.topicSuffix).quoted())")
        }
        let priority = payload["apns-priority"].flatMap { $0.number ?? $0.string.flatMap { Double($0) } }
        if let priority, ![1, 5, 10].contains(priority) {
            tell(
                "apns-priority", "apns-priority is \(JSONValue.text(of: priority)), which APNs refuses",
                hint: "10 shows the push at once, 5 when the device finds it convenient")
        }
    }

    /// The end of the topic of such pushes.
    private static let topicSuffix = ".push-type.liveactivity"

    private func hasAlert(_ aps: ObjectReader) -> Bool {
        guard let alert = aps.raw("alert") else { return false }
        guard alert.members != nil || alert.string != nil else {
            aps.report.add(
                .error, "wrong-type", "alert is an object, not \(alert.kindName)", at: alert.position,
                path: aps.child("alert"), hint: "such as {\"title\": \"…\", \"body\": \"…\"}")
            return false
        }
        return true
    }

    /// Reports what the event lacks, and what has no effect in it.
    private func check(_ aps: ObjectReader) {
        let report = aps.report
        func lacks(_ key: String, _ hint: String) {
            guard aps.raw(key) == nil else { return }
            report.add(
                .error, "missing-key", "\(event.rawValue) lacks the key \(key.quoted()), so the device ignores it",
                at: aps.value.position, path: aps.path, hint: hint)
        }
        switch event {
        case .start:
            lacks("attributes-type", "the name of the app's type, such as \"DeliveryAttributes\"")
            lacks("attributes", "the values that stay: an object, {} for a type without any")
            lacks("content-state", "the values that change: an object")
            lacks("alert", "a start wants a title and a body: {\"title\": \"…\", \"body\": \"…\"}")
        case .update: lacks("content-state", "all values of the state: what is left out isn't kept")
        case .end: break
        }
        if event != .end, let dismissal = aps.raw("dismissal-date") {
            report.add(
                .warning, "activity-without-effect", "dismissal-date counts with the event \"end\" only",
                at: dismissal.position, path: aps.child("dismissal-date"))
        }
        if let timestamp, let staleDate, staleDate <= timestamp, let raw = aps.raw("stale-date") {
            report.add(
                .warning, "activity-stale",
                "the activity is outdated when it arrives: stale-date is \(difference(timestamp, staleDate)) before timestamp",
                at: raw.position, path: aps.child("stale-date"), hint: "give a date to come, or leave it out")
        }
    }

    private func difference(_ later: Double, _ earlier: Double) -> String {
        "\(JSONValue.text(of: (later - earlier).rounded())) seconds"
    }
}
