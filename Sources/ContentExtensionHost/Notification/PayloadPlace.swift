import Basics

/// The objects of a payload with keys defined by Apple (facts: apns/aps, apns/alert).
enum PayloadPlace: String, CaseIterable {
    case aps = "aps"
    case alert = "aps.alert"
    case sound = "aps.sound"

    /// The keys that iOS reads in this object.
    var keys: [String] {
        switch self {
        case .aps:
            [
                "alert", "badge", "sound", "thread-id", "category", "content-available", "mutable-content",
                "target-content-id", "interruption-level", "relevance-score", "filter-criteria", "url-args",
            ] + Self.liveActivityKeys
        case .alert:
            [
                "title", "subtitle", "body", "launch-image", "title-loc-key", "title-loc-args", "subtitle-loc-key",
                "subtitle-loc-args", "loc-key", "loc-args", "summary-arg", "summary-arg-count", "action-loc-key",
                "action",
            ]
        case .sound: ["critical", "name", "volume"]
        }
    }

    /// Keys of Live Activities in aps.
    static let liveActivityKeys = [
        "timestamp", "event", "content-state", "stale-date", "dismissal-date", "attributes-type", "attributes",
        "input-push-token", "input-push-channel",
    ]

    /// Keys of aps that are improbable as custom data: at the top level they are misplaced.
    static let tellingKeys = [
        "alert", "thread-id", "category", "content-available", "mutable-content", "target-content-id",
        "interruption-level", "relevance-score", "filter-criteria",
    ]

    /// Warns of keys that iOS ignores here, and suggests the correct location.
    func reportUnknownKeys(of object: JSONValue, path: String, report: DiagnosticCollector) {
        let known = keys
        let unknown = (object.members ?? []).filter { !known.contains($0.key) }
        for member in unknown.prefix(Limits.unknownKeys) {
            report.add(
                .warning, "unknown-\(self)-key", "iOS ignores the key \(member.key.quoted()) inside \(rawValue)",
                at: member.keyPosition, path: path, hint: hint(for: member.key))
        }
        if unknown.count > Limits.unknownKeys {
            report.add(
                .warning, "unknown-\(self)-key",
                "iOS ignores \(unknown.count - Limits.unknownKeys) more keys inside \(rawValue)", at: object.position,
                path: path)
        }
    }

    private func hint(for key: String) -> String {
        if let nearest = NearestName.hint(for: key, among: keys) { return nearest }
        if let home = Self.allCases.first(where: { $0 != self && $0.keys.contains(key) }) {
            return "\(key) stands in \(home.rawValue)"
        }
        return "keys of your own stand beside aps; code finds this one in userInfo[\"aps\"] only"
    }
}
