import Basics

/// The payloads of services, as their documents or their libraries for iOS tell (facts: apns/request). Identifiers that
/// a service adds to count deliveries aren't known before it sends, and are left out.
extension APNsPayload {
    /// Payload and texts in `apns.payload` win over the message's own.
    mutating func readFCM(_ message: JSONValue, _ report: DiagnosticCollector) {
        let apns = message["apns"]
        addMembers(of: apns?["payload"])
        setAlertUnlessText("title", message["notification"]?["title"])
        setAlertUnlessText("body", message["notification"]?["body"])
        let image = apns?["fcm_options"]?["image"] ?? message["notification"]?["image"]
        if let image { setCustom("fcm_options", ["image": image]) }
        for member in message["data"]?.members ?? [] {
            if member.value.string == nil {
                report.add(
                    .error, "vendor-value", "FCM refuses the message: data.\(member.key) is \(member.value.kindName)",
                    at: member.value.position, path: "$.message.data", hint: "all values of data are strings")
            } else if ["from", "message_type"].contains(member.key) || member.key.hasPrefix("google.")
                || member.key.hasPrefix("gcm.")
            {
                report.add(
                    .error, "vendor-value",
                    "FCM refuses the message: it keeps the key \(member.key.quoted()) to itself",
                    at: member.keyPosition, path: "$.message.data", hint: "name it otherwise")
            }
        }
        addMembers(of: message["data"])
    }

    /// The HTTP API refuses a message with names that it doesn't know, such as those of the old API
    /// (fact: apns/request.fcm-names).
    static func reportUnknownNames(inFCM message: JSONValue, _ report: DiagnosticCollector) {
        func check(_ object: JSONValue?, _ path: String, known: [String]) {
            for member in object?.members ?? [] where !known.contains(member.key) {
                let name = member.key.replacing("_", with: "-")
                report.add(
                    .error, "vendor-value", "FCM refuses the message: it doesn't know \(member.key.quoted()) here",
                    at: member.keyPosition, path: path,
                    hint: PayloadPlace.aps.keys.contains(name) ? "write \(name.quoted()) into apns.payload.aps" : nil)
            }
        }
        check(
            message, "$.message",
            known: [
                "name", "data", "notification", "android", "webpush", "apns", "fcm_options", "fcmOptions", "token",
                "topic", "condition",
            ])
        check(message["notification"], "$.message.notification", known: ["title", "body", "image"])
    }

    mutating func readLegacyFCM(_ request: JSONValue) {
        let notification = request["notification"]
        for (key, own) in [
            ("title", "title"), ("subtitle", "subtitle"), ("body", "body"), ("title-loc-key", "title_loc_key"),
            ("title-loc-args", "title_loc_args"), ("loc-key", "body_loc_key"), ("loc-args", "body_loc_args"),
        ] {
            setAlert(key, Self.list(notification?[own]))
        }
        setNumber("badge", notification?["badge"])
        set(["sound": "sound", "category": "click_action", "thread-id": "thread_id"], of: notification)
        setFlag("content-available", request["content_available"])
        setFlag("mutable-content", request["mutable_content"])
        if let image = notification?["image"] { setCustom("fcm_options", ["image": image]) }
        addMembers(of: request["data"])
    }

    /// Arguments of a text are also given as a text with a list in it.
    private static func list(_ value: JSONValue?) -> JSONValue? {
        guard let text = value?.string, text.hasPrefix("["), let list = try? JSONReader.read(text.utf8, file: "")
        else { return value }
        return list
    }

    /// The data of a message is one key beside aps.
    mutating func readExpo(_ message: JSONValue) {
        for key in ["title", "subtitle", "body"] { setAlert(key, message[key]) }
        set(
            [
                "sound": "sound", "badge": "badge", "category": "categoryId", "interruption-level": "interruptionLevel",
            ], of: message)
        setFlag("content-available", message["_contentAvailable"])
        setFlag("mutable-content", message["mutableContent"])
        var data = message["data"]?.members ?? []
        if let picture = message["richContent"] {
            setFlag("mutable-content", true)
            data.append(JSONValue.Member(key: "_richContent", keyPosition: picture.position, value: picture))
        }
        if !data.isEmpty { setCustom("body", JSONValue(.object(data), at: message.position)) }
    }

    /// OneSignal's own service extension reads `custom` and `att`.
    mutating func readOneSignal(_ request: JSONValue) {
        setAlert("title", ofLanguages: request["headings"])
        setAlert("subtitle", ofLanguages: request["subtitle"])
        setAlert("body", ofLanguages: request["contents"])
        if request["ios_sound"]?.string != "nil", request["contents"] != nil {
            set("sound", request["ios_sound"] ?? "default")
        }
        if request["ios_badgeType"]?.string != "None" { set("badge", request["ios_badgeCount"]) }
        set(
            [
                "category": "ios_category", "thread-id": "thread_id", "target-content-id": "target_content_identifier",
                "interruption-level": "ios_interruption_level", "relevance-score": "ios_relevance_score",
            ], of: request)
        setFlag("content-available", request["content_available"])
        setFlag("mutable-content", JSONValue(.bool(request["contents"] != nil)))
        var custom: [JSONValue.Member] = [.init(key: "i", value: "00000000-0000-0000-0000-000000000000")]
        if let data = request["data"] { custom.append(.init(key: "a", keyPosition: data.position, value: data)) }
        if let url = request["app_url"] ?? request["url"] {
            custom.append(.init(key: "u", keyPosition: url.position, value: url))
        }
        setCustom("custom", JSONValue(.object(custom), at: request.position))
        setCustom("att", request["ios_attachments"])
    }

    mutating func readAirship(_ notification: JSONValue) {
        let ios = notification["ios"]
        setAlert(textOrObject: ios?["alert"] ?? notification["alert"])
        setAlert("title", ios?["title"])
        setAlert("subtitle", ios?["subtitle"])
        // "auto" and "+1" are counted by Airship.
        if ios?["badge"]?.number != nil { set("badge", ios?["badge"]) }
        set("category", ios?["category"] ?? (ios?["interactive"] ?? notification["interactive"])?["type"])
        set(
            [
                "sound": "sound", "thread-id": "thread_id", "target-content-id": "target_content_id",
                "interruption-level": "interruption_level", "relevance-score": "relevance_score",
            ], of: ios)
        setFlag("content-available", ios?["content_available"] ?? ios?["content-available"])
        setFlag("mutable-content", ios?["mutable_content"])
        if let media = ios?["media_attachment"] {
            setFlag("mutable-content", true)
            setCustom("com.urbanairship.media_attachment", media)
        }
        addMembers(of: ios?["extra"])
    }

    mutating func readBraze(_ push: JSONValue) {
        setAlert(textOrObject: push["alert"])
        set(
            [
                "sound": "sound", "badge": "badge", "category": "category",
                "thread-id": "notification_group_thread_id", "interruption-level": "interruption_level",
                "relevance-score": "relevance_score",
            ], of: push)
        setFlag("content-available", push["content-available"])
        setFlag("mutable-content", push["mutable_content"])
        setCustom("ab_uri", push["custom_uri"])
        if let asset = push["asset_url"] {
            setFlag("mutable-content", true)
            let attachment: JSONValue = ["url": asset, "type": push["asset_file_type"] ?? ""]
            setCustom("ab", ["att": attachment])
        }
        addMembers(of: push["extra"])
    }

    /// A text of the message, unless the payload's alert is itself a text.
    private mutating func setAlertUnlessText(_ key: String, _ value: JSONValue?) {
        if !hasTextAlert { setAlert(key, value) }
    }
}
