import Basics
import Views

/// The names available to all templates, made from a notification and its trigger.
enum NotificationContext {
    /// The reserved names, which a descriptor's `values` can't use.
    static let names = [
        "title", "subtitle", "body", "userInfo", "aps", "badge", "categoryIdentifier", "threadIdentifier", "app",
        "attachments", "response", "date", "locale",
    ]

    static func make(
        _ trigger: Trigger, environment: DeclarativeEnvironment, now: Double? = nil, received: [JSONValue]? = nil,
        media: JSONValue? = nil
    ) -> JSONValue {
        let content = trigger.notification.request.content
        let attachments = content.attachments.map { attachment -> JSONValue in
            ["identifier": .text(attachment.identifier), "type": .text(attachment.type)]
        }
        let context: JSONValue = [
            "title": .text(content.title), "subtitle": .text(content.subtitle), "body": .text(content.body),
            "userInfo": content.userInfo, "aps": content.userInfo["aps"] ?? [:],
            "badge": content.badge.map { JSONValue(.integer($0)) } ?? .null,
            "categoryIdentifier": .text(content.categoryIdentifier),
            "threadIdentifier": .text(content.threadIdentifier), "app": ["name": .text(environment.app.name)],
            "attachments": JSONValue(.array(attachments)),
            "response": [
                "actionIdentifier": .text(trigger.response?.actionIdentifier),
                "userText": .text(trigger.response?.userText),
            ], "date": date(trigger.notification.date), "locale": .text(environment.locale),
            "identifier": .text(trigger.notification.request.identifier),
        ]
        let optional = [
            ("now", now.map(date)), ("received", received.map { JSONValue(.array($0)) }), ("media", media),
            ("event", trigger.event.map { event(of: $0) }),
        ].compactMap { name, value in value.map { JSONValue.Member(key: name, value: $0) } }
        return JSONValue(.object((context.members ?? []) + optional))
    }

    /// The touched view and its value.
    private static func event(of event: ControlEvent) -> JSONValue {
        let value: JSONValue.Kind =
            switch event.kind {
            case .valueChanged(.isOn(let isOn)): .bool(isOn)
            case .valueChanged(.number(let number)): .number(number, isInteger: number == number.rounded())
            case .valueChanged(.index(let index)): .integer(index)
            case .editingChanged(let text): .string(text)
            case .touchUpInside, .editingDidBegin, .tap, .scrolled: .null
            }
        return ["view": .text(event.view), "value": JSONValue(value)]
    }

    /// ISO 8601 in GMT; null for a date out of range.
    private static func date(_ seconds: Double) -> JSONValue {
        guard LocalizedFormat.dates.contains(seconds) else { return .null }
        return .text(ISODate.text(of: seconds))
    }
}

extension JSONValue {
    /// A text; `null` for none.
    fileprivate static func text(_ text: String?) -> JSONValue { JSONValue(text.map { .string($0) } ?? .null) }

    fileprivate static var null: JSONValue { JSONValue(.null) }
}
