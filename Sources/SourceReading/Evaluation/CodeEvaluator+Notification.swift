extension CodeEvaluator {
    /// The notification given to `didReceive(_:)`.
    static let notification = SourceValue.object(SourceObject(type: "UNNotification", fields: [:]))

    /// The names of the notification's content in templates.
    private static let content: Set<String> = [
        "title", "subtitle", "body", "userInfo", "badge", "categoryIdentifier", "threadIdentifier",
    ]

    /// A member of a notification's objects; `nil` for another object.
    func notificationMember(_ name: String, of object: SourceObject) -> SourceValue? {
        func instance(_ type: String) -> SourceValue {
            .object(SourceObject(type: type, fields: object.fields, position: object.position))
        }
        switch (object.type, name) {
        case ("UNNotification", "request"): return instance("UNNotificationRequest")
        case ("UNNotificationRequest", "content"): return instance("UNNotificationContent")
        case ("UNNotificationContent", "attachments"): return instance("#attachments")
        case ("UNNotificationContent", "copy"), ("UNNotificationContent", "mutableCopy"): return .object(object)
        case ("UNNotificationContent", _): return Self.content.contains(name) ? .field([name]) : nil
        case ("#attachments", "first"), ("#attachments", "firstObject"): return attachment(0)
        case ("#attachments", "last"), ("#attachments", "lastObject"): return attachment(-1)
        case ("#attachments", "isEmpty"): return .truth(!.holds(["attachments"]))
        case ("#attachments", "count"): return .field(["count(attachments)"])
        case ("UNNotificationAttachment", "URL"), ("UNNotificationAttachment", "url"): return instance("#attachmentURL")
        case ("#attachmentURL", "startAccessingSecurityScopedResource"): return .boolean(true)
        case ("#attachmentURL", "path"), ("#attachmentURL", "absoluteString"), ("#attachmentURL", "absoluteURL"):
            return .object(object)
        // An address, as a text or not.
        case ("URL", "absoluteString"), ("NSURL", "absoluteString"), ("NSURL", "absoluteURL"): return .object(object)
        default: return nil
        }
    }

    private func attachment(_ index: Int) -> SourceValue {
        .object(SourceObject(type: "UNNotificationAttachment", fields: ["#index": .number(Double(index))]))
    }

    /// An element of a notification's attachments, or of another object.
    func notificationElement(_ key: SourceValue, of object: SourceObject) -> SourceValue {
        guard object.type == "#attachments", case .number(let index) = key, (0...999).contains(index) else {
            return .unknown
        }
        return attachment(Int(index))
    }

    /// A call of a method of the notification's objects; `nil` for another one.
    func notificationCall(_ name: String, of object: SourceObject, _ values: [SourceArgumentValue]) -> SourceValue? {
        switch (object.type, name) {
        case ("#attachments", "objectAtIndex"), ("#attachments", "object"):
            return values.first.map { notificationElement($0.value, of: object) }
        case ("#attachments", "first"), ("#attachments", "filter"):
            // `first(where: { $0.identifier == "photo" })`.
            guard case .closure(_, let body)? = values.first?.value, body.count == 1,
                let identifier = Self.comparedText(body[0])
            else { return .unknown }
            return .object(
                SourceObject(type: "UNNotificationAttachment", fields: ["#identifier": .literal(identifier)]))
        default: return notificationMember(name, of: object).flatMap { values.isEmpty ? $0 : nil }
        }
    }

    private static func comparedText(_ statement: SourceStatement) -> String? {
        var found: SourceExpression?
        if case .expression(let only) = statement { found = only }
        if case .result(let only?) = statement { found = only }
        guard case .operation(.member(_, "identifier"), "==", .text(let parts))? = found, parts.count == 1,
            case .literal(let text) = parts[0]
        else { return nil }
        return text
    }

    /// A call of one of the system's class methods: those that make images, data, addresses and colors.
    mutating func systemCall(
        _ name: String, of type: String, _ values: [SourceArgumentValue], _ position: SourcePosition
    ) -> SourceValue {
        if type == "UIColor", values.isEmpty, name.hasSuffix("Color") { return .symbol(name) }
        let isFont = type == "UIFont" && !values.isEmpty
        guard let label = isFont ? name : Self.makers[name], let first = values.first else { return .unknown }
        var object = SourceObject(type: type, fields: [label: first.value], position: position)
        for value in values.dropFirst() { if let label = value.label { object.fields[label] = value.value } }
        note(.made(object, file: frame.file))
        return .object(object)
    }

    /// Objective-C's factories, with the label of Swift's initializer.
    private static let makers = [
        "imageNamed": "named", "systemImageNamed": "systemName", "imageWithData": "data",
        "imageWithContentsOfFile": "contentsOfFile", "dataWithContentsOfURL": "contentsOf",
        "dataWithContentsOfFile": "contentsOf", "URLWithString": "string", "fileURLWithPath": "fileURLWithPath",
        "attachmentWithIdentifier": "identifier", "colorWithRed": "red", "colorWithWhite": "white",
        "colorNamed": "named", "playerWithURL": "url", "playerItemWithURL": "url", "playerWithPlayerItem": "playerItem",
        "assetWithURL": "url", "playerItemWithAsset": "asset",
    ]
}
