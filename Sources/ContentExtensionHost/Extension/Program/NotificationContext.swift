/// The names available to all templates, made from a notification and its trigger.
enum NotificationContext {
    /// The reserved names, which a descriptor's `values` can't use.
    static let names = [
        "title", "subtitle", "body", "userInfo", "aps", "badge", "categoryIdentifier", "threadIdentifier", "app",
        "attachments", "response", "date", "locale",
    ]

    /// - Parameters:
    ///   - received: the contexts of the notifications that the extension received.
    ///   - media: the playback state.
    static func make(
        _ trigger: Trigger, environment: DeclarativeEnvironment, received: [JSONValue]? = nil, media: JSONValue? = nil
    ) -> JSONValue {
        let content = trigger.notification.request.content
        let response = trigger.response
        let optional = [
            ("received", received.map { JSONValue(.array($0)) }), ("media", media),
            ("event", trigger.event.map { event(of: $0) }),
        ]
        return object(
            [
                ("title", .text(content.title)), ("subtitle", .text(content.subtitle)), ("body", .text(content.body)),
                ("userInfo", content.userInfo), ("aps", content.userInfo["aps"] ?? object([])),
                ("badge", content.badge.map { JSONValue(.number(Double($0), isInteger: true)) } ?? .null),
                ("categoryIdentifier", .text(content.categoryIdentifier)),
                ("threadIdentifier", .text(content.threadIdentifier)),
                ("app", object([("name", .text(environment.app.name))])),
                (
                    "attachments",
                    JSONValue(
                        .array(
                            content.attachments.map {
                                object([("identifier", .text($0.identifier)), ("type", .text($0.type))])
                            }))
                ),
                (
                    "response",
                    object([
                        ("actionIdentifier", response.map { .text($0.actionIdentifier) } ?? .null),
                        ("userText", response?.userText.map { .text($0) } ?? .null),
                    ])
                ),
                ("date", date(trigger.notification.date)), ("locale", .text(environment.locale)),
            ] + optional.compactMap { name, value in value.map { (name, $0) } })
    }

    /// The touched view and its value.
    private static func event(of event: ControlEvent) -> JSONValue {
        let value: JSONValue.Kind =
            switch event.kind {
            case .valueChanged(.isOn(let isOn)): .bool(isOn)
            case .valueChanged(.number(let number)): .number(number, isInteger: number == number.rounded())
            case .valueChanged(.index(let index)): .number(Double(index), isInteger: true)
            case .editingChanged(let text): .string(text)
            case .touchUpInside, .editingDidBegin, .tap: .null
            }
        return object([("view", event.view.map { .text($0) } ?? .null), ("value", JSONValue(value))])
    }

    private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        JSONValue(.object(members.map { .init(key: $0, value: $1) }))
    }

    /// ISO 8601 in GMT; null for a date out of range.
    private static func date(_ seconds: Double) -> JSONValue {
        guard LocalizedFormat.dates.contains(seconds) else { return .null }
        return .text(ISODate.text(of: seconds))
    }
}

extension JSONValue {
    fileprivate static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
    fileprivate static var null: JSONValue { JSONValue(.null) }
}
