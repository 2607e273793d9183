import Basics

/// A request to a push service, which people have at hand more often than the payload that the service sends to APNs
/// (facts: apns/request).
package enum VendorRequest: CaseIterable, Sendable {
    case fcm, fcmLegacy, expo, oneSignal, airship, braze

    /// The service's name in messages.
    var name: String {
        switch self {
        case .fcm: "Firebase Cloud Messaging"
        case .fcmLegacy: "Firebase Cloud Messaging's old API"
        case .expo: "Expo"
        case .oneSignal: "OneSignal"
        case .airship: "Airship"
        case .braze: "Braze"
        }
    }

    /// The service that a JSON value is a request to; `nil` for a payload, and for anything else. Services take a list of
    /// requests, too.
    package init?(_ root: JSONValue) {
        let request = root.array?.first ?? root
        guard request["aps"] == nil, request.members != nil,
            let service = Self.allCases.first(where: { $0.isTo(request) })
        else { return nil }
        self = service
    }

    private func isTo(_ request: JSONValue) -> Bool {
        func has(_ keys: String...) -> Bool { keys.contains { request[$0] != nil } }
        switch self {
        case .fcm: return Self.message(in: request) != nil
        case .fcmLegacy:
            let isTopic = request["to"]?.string?.hasPrefix("/topics/") == true
            return isTopic
                || has("to", "registration_ids")
                    && (request["notification"]?.members != nil
                        || has("registration_ids", "content_available", "mutable_content", "collapse_key"))
        case .expo: return has("to") && has("title", "body", "data") || has("_contentAvailable")
        case .oneSignal:
            return request["contents"]?.members != nil || request["event_updates"]?.members != nil
                || has("app_id")
                    && has(
                        "headings", "template_id", "content_available", "filters", "included_segments",
                        "include_aliases", "include_subscription_ids", "include_player_ids",
                        "include_external_user_ids")
        case .airship: return request["notification"]?.members != nil && has("audience", "device_types")
        case .braze:
            return request["messages"]?.members?.contains { $0.key.hasSuffix("_push") } == true
                || has("campaign_id", "canvas_id") && has("recipients", "broadcast", "trigger_properties")
        }
    }

    /// FCM's message: in a request to the HTTP API, or alone as libraries of servers take it, who is addressed apart.
    private static func message(in request: JSONValue) -> JSONValue? {
        let message = request["message"] ?? request
        let isSent = ["token", "tokens", "topic", "condition"].contains { message[$0] != nil } || message != request
        let hasContent = ["notification", "data", "apns"].contains { message[$0]?.members != nil }
        let isText = ["title", "body"].contains { message["notification"]?[$0]?.string != nil }
        let isBare = isText && ["to", "registration_ids", "audience", "device_types"].allSatisfy { message[$0] == nil }
        return isSent && hasContent || isBare || message["apns"]?["payload"]?.members != nil ? message : nil
    }

    /// Why the request doesn't have what the service sends to APNs; `nil` if it does.
    private func absence(in request: JSONValue) -> (message: String, hint: String)? {
        switch self {
        case .oneSignal where request["event_updates"] != nil:
            (
                "OneSignal makes the push for a Live Activity, and has its type in the request's address",
                "write its aps: event, timestamp, attributes-type, attributes as in event_attributes, content-state as in event_updates"
            )
        case .oneSignal where request["template_id"] != nil && request["contents"] == nil:
            ("OneSignal has the texts, in the template that the request names", "write them into headings and contents")
        case .braze where request["messages"] == nil:
            ("Braze has the texts, in the campaign that the request names", "write them into messages.apple_push")
        case .braze where request["messages"]?["apple_push"]?.members == nil:
            ("the request sends nothing to an iPhone", "its texts stand in messages.apple_push")
        default: nil
        }
    }

    /// The payload that the service sends to APNs; of a list of requests that of the first. Values keep their positions.
    /// - Parameter report: gets what the service refuses.
    /// - Throws: `InputError` if the texts aren't in the request.
    func payload(of root: JSONValue, _ report: DiagnosticCollector) throws(InputError) -> JSONValue {
        let request = root.array?.first ?? root
        if let absence = absence(in: request) {
            throw InputError(
                Diagnostic(
                    .error, "vendor-without-payload", absence.message, at: report.location(request.position), path: "$",
                    hint: absence.hint))
        }
        var payload = APNsPayload(at: request.position)
        switch self {
        case .fcm:
            if let message = request["message"] { APNsPayload.reportUnknownNames(inFCM: message, report) }
            payload.readFCM(Self.message(in: request) ?? request, report)
        case .fcmLegacy: payload.readLegacyFCM(request)
        case .expo: payload.readExpo(request)
        case .oneSignal: payload.readOneSignal(request)
        case .airship: payload.readAirship(request["notification"] ?? request)
        case .braze: payload.readBraze(request["messages"]?["apple_push"] ?? request)
        }
        report.add(
            .note, "vendor-request", "this is a request to \(name): what it sends to APNs is drawn",
            at: root.position, path: "$",
            hint: root.array.map { $0.count > 1 ? "of \($0.count) requests the first" : nil } ?? nil)
        if self == .fcmLegacy {
            report.add(
                .warning, "vendor-api-gone", "Google switched this API off in 2024", at: root.position, path: "$",
                hint: "send {\"message\": {\"token\": \"…\", \"notification\": {…}}} to the HTTP v1 API")
        }
        return payload.value
    }
}

/// A payload in the making.
struct APNsPayload {
    private var alert: [JSONValue.Member] = []
    private var aps: [JSONValue.Member] = []
    private var custom: [JSONValue.Member] = []
    private let position: TextPosition

    init(at position: TextPosition) { self.position = position }

    var value: JSONValue {
        var aps = aps
        if !alert.isEmpty { Self.add(JSONValue(.object(alert), at: position), as: "alert", to: &aps) }
        let root = [JSONValue.Member(key: "aps", keyPosition: position, value: JSONValue(.object(aps), at: position))]
        return JSONValue(.object(root + custom), at: position)
    }

    /// `true` if the alert is a text instead of an object.
    var hasTextAlert: Bool { aps.contains { $0.key == "alert" } }

    /// The first value of a key stays; `null` is none.
    private static func add(_ value: JSONValue?, as key: String, to members: inout [JSONValue.Member]) {
        guard let value, value.kind != .null, !members.contains(where: { $0.key == key }) else { return }
        members.append(JSONValue.Member(key: key, keyPosition: value.position, value: value))
    }

    mutating func setAlert(_ key: String, _ value: JSONValue?) { Self.add(value, as: key, to: &alert) }

    /// A text for all, or in a language: the English one, else the first.
    mutating func setAlert(_ key: String, ofLanguages value: JSONValue?) {
        setAlert(key, value?["en"] ?? value?.members?.first?.value ?? (value?.members == nil ? value : nil))
    }

    mutating func set(_ key: String, _ value: JSONValue?) { Self.add(value, as: key, to: &aps) }

    /// Keys of aps, each with the service's name for it.
    mutating func set(_ names: KeyValuePairs<String, String>, of object: JSONValue?) {
        for (key, own) in names { set(key, object?[own]) }
    }

    /// A flag: 1 for `true`; `false` leaves the key out.
    mutating func setFlag(_ key: String, _ value: JSONValue?) {
        guard let value, value.bool == true || value.readNumber == 1 else { return }
        set(key, JSONValue(.integer(1), at: value.position))
    }

    /// A number, also where the service takes one as a text.
    mutating func setNumber(_ key: String, _ value: JSONValue?) {
        set(key, value.flatMap { value in value.readNumber.map { JSONValue(.number($0), at: value.position) } })
    }

    mutating func setCustom(_ key: String, _ value: JSONValue?) { Self.add(value, as: key, to: &custom) }

    /// Members beside aps; a member `aps` goes into aps.
    mutating func addMembers(of object: JSONValue?) {
        for member in object?.members ?? [] where member.key != "aps" { setCustom(member.key, member.value) }
        for member in object?["aps"]?.members ?? [] {
            if member.key == "alert", member.value.members != nil {
                for text in member.value.members ?? [] { setAlert(text.key, text.value) }
            } else {
                set(member.key, member.value)
            }
        }
    }

    /// An alert that is a text or an object with APNs' keys, also in snake case.
    mutating func setAlert(textOrObject alert: JSONValue?) {
        guard let members = alert?.members else { return setAlert("body", alert) }
        for member in members {
            setAlert(member.key.replacing("_", with: "-"), member.value)
        }
    }
}
