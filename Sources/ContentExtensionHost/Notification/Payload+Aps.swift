import Basics

/// Decoding of `aps`: the type of each key, and iOS's treatment of wrong ones (facts: apns/aps, apns/content).
extension Payload {
    mutating func readAps(_ aps: ObjectReader, _ report: DiagnosticCollector) {
        let isLiveActivity = Self.isLiveActivity(aps.value, in: content.userInfo)
        // The alert of a Live Activity has other keys, and is no notification.
        if !isLiveActivity { readAlert(aps, report) }
        content.badge = aps.integer("badge", in: 0...Int(Int32.max))
        content.sound = Self.sound(aps, report)
        content.threadIdentifier = aps.string("thread-id") ?? ""
        content.categoryIdentifier = aps.string("category") ?? ""
        content.targetContentIdentifier = aps.string("target-content-id")
        content.interruptionLevel = aps.choice("interruption-level", InterruptionLevel.self) ?? .active
        content.filterCriteria = aps.string("filter-criteria")
        isContentAvailable = aps.flag("content-available")
        hasMutableContent = aps.flag("mutable-content")
        _ = aps.strings("url-args")

        // The score of a Live Activity may be any number.
        let scores = isLiveActivity ? -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude : 0...1
        let score = aps.number("relevance-score", in: scores) ?? 0
        content.relevanceScore = min(1, max(0, score))
        PayloadPlace.aps.reportUnknownKeys(of: aps.value, path: aps.path, report: report)

        effect =
            if isLiveActivity {
                .liveActivity
            } else if alert.hasText {
                .alert
            } else if content.badge != nil || content.sound != nil { .badgeOrSound } else {
                isContentAvailable ? .silent : .nothing
            }
    }

    /// `true` for a push of the type `liveactivity` (fact: apns/aps.live-activity): by its header, or by its event and
    /// another of the keys that only Live Activities have.
    private static func isLiveActivity(_ aps: JSONValue, in payload: JSONValue) -> Bool {
        if payload["apns-push-type"]?.string == "liveactivity" { return true }
        return aps["event"] != nil && PayloadPlace.liveActivityKeys.contains { $0 != "event" && aps[$0] != nil }
    }

    private mutating func readAlert(_ aps: ObjectReader, _ report: DiagnosticCollector) {
        guard let raw = aps.raw("alert") else { return }
        if let body = raw.string {
            alert.body = .literal(body)
            aps.reportMistakes("alert", report)
        }
        guard raw.string == nil, let reader = report.object(raw, path: aps.child("alert"), "a string or an object")
        else { return }
        alert.title = reader.alertText("title", key: "title-loc-key", arguments: "title-loc-args")
        alert.subtitle = reader.alertText("subtitle", key: "subtitle-loc-key", arguments: "subtitle-loc-args")
        alert.body = reader.alertText("body", key: "loc-key", arguments: "loc-args")
        content.launchImageName = reader.string("launch-image") ?? ""
        content.summaryArgument = reader.string("summary-arg") ?? ""
        content.summaryArgumentCount = reader.integer("summary-arg-count", in: 1...Int(Int32.max)) ?? 1
        _ = reader.string("action-loc-key")
        _ = reader.string("action")
        PayloadPlace.alert.reportUnknownKeys(of: raw, path: reader.path, report: report)
    }

    private static func sound(_ aps: ObjectReader, _ report: DiagnosticCollector) -> NotificationSound? {
        guard let raw = aps.raw("sound") else { return nil }
        if let name = raw.string { return name.isEmpty ? nil : NotificationSound(name: name) }
        guard let reader = report.object(raw, path: aps.child("sound"), "a string or an object") else { return nil }
        defer { PayloadPlace.sound.reportUnknownKeys(of: raw, path: reader.path, report: report) }
        return NotificationSound(
            name: reader.string("name") ?? "default", isCritical: reader.flag("critical"),
            volume: reader.number("volume", in: 0...1) ?? 1)
    }

    /// Reports the reason if the payload shows no notification.
    func reportEffect(_ aps: JSONValue, _ report: DiagnosticCollector) {
        let reason: String? =
            switch effect {
            case .alert, .liveActivity: nil
            case .badgeOrSound: "the payload only sets the badge or plays a sound"
            case .silent: "the payload only wakes the app in the background (content-available)"
            case .nothing: "the payload has no alert, badge, sound or content-available"
            }
        if let reason {
            report.add(
                .warning, "nothing-to-show", "\(reason), so iOS shows nothing", at: aps.position, path: "$.aps",
                hint: "a notification has aps.alert with a title or a body")
        }
        if effect == .liveActivity {
            let event = aps["event"]
            report.add(
                .warning, "live-activity",
                "this is a push for a Live Activity and not a notification, so content extensions don't see it",
                at: (event ?? aps).position, path: event == nil ? "$.aps" : "$.aps.event",
                hint: "give the folder of the app's widgets, with --run-code; "
                    + "a notification has aps.alert without \"event\" and \"content-state\"")
        } else if hasMutableContent, !alert.hasText {
            report.add(
                .warning, "mutable-without-alert", "the service extension doesn't run for a payload without an alert",
                at: aps.position, path: "$.aps")
        }
    }
}

extension ObjectReader {
    /// A flag of APNs: 1. `true` and `"1"`, which occur in practice, are accepted.
    fileprivate func flag(_ key: String) -> Bool {
        guard let raw = raw(key) else { return false }
        switch raw.kind {
        case .number(let number, _): return number != 0
        case .bool(let isSet): return isSet
        case .string(let text):
            let isSet = ["1", "true", "yes"].contains(text.lowercased())
            report.add(
                .warning, "flag-as-string", "\(key) should be the number 1, not a string", at: raw.position,
                path: child(key), hint: "write \(isSet ? 1 : 0) without quotes")
            return isSet
        default:
            wrongType(raw, key, "1 or 0")
            return false
        }
    }

    /// Warns of what a sender's template and data have made of a text.
    fileprivate func reportMistakes(_ key: String, _ report: DiagnosticCollector) {
        guard let raw = value[key], let text = raw.string else { return }
        if let tag = MergeTag(in: text) {
            report.add(.warning, "merge-tag", tag.message, at: raw.position, path: child(key), hint: tag.hint)
        }
        if WritingDirection.isTurned(text) {
            report.add(
                .warning, "text-turned", "the text stands from right to left, as its first letter does",
                at: raw.position, path: child(key),
                hint: "write a name between U+2068 and U+2069, or begin with another word")
        }
    }

    /// A literal text, or a key of the app's string table, which has precedence (fact: apns/alert.key-and-text).
    fileprivate func alertText(_ name: String, key keyName: String, arguments argumentsName: String) -> AlertText? {
        let literal = string(name)
        let arguments = (array(argumentsName) ?? []).map { element in
            if let text = element.value.string { return text }
            report.add(
                .warning, "wrong-type", "arguments are strings, not \(element.value.kindName)",
                at: element.value.position, path: element.path, hint: "write it in quotes")
            return element.value.compactText
        }
        guard let position = value[keyName]?.position, let key = string(keyName) else {
            reportMistakes(name, report)
            if !arguments.isEmpty {
                report.add(
                    .warning, "loc-args-without-key", "nothing takes \(argumentsName) without \(keyName)",
                    at: value.position, path: path)
            }
            return literal.map(AlertText.literal)
        }
        if literal != nil {
            report.add(
                .note, "loc-key-wins", "both \(name) and \(keyName) are given, and the key is used", at: position,
                path: path)
        }
        return .localized(key: key, arguments: arguments, position: position)
    }
}
