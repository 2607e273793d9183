import Basics

/// The texts and the attachment that a service extension's code gives the content, read from its sources.
package struct ServiceReading {
    /// Templates by the content's property: `title`, `subtitle`, `body`.
    private let texts: [JSONValue.Member]
    /// The address whose file is attached; `nil` if none is understood.
    private let address: JSONValue?
    /// Properties of the content whose values aren't understood.
    package let unread: [String]

    /// Follows `didReceive(_:withContentHandler:)` of a class up to the last call of the handler.
    /// - Returns: `nil` if the sources have no such class.
    package init?(_ model: CodeModel, service: String) {
        let swift = model.functions("didReceive", in: service)
        let objectiveC = model.functions("didReceiveNotificationRequest", in: service)
        let receive = (swift + objectiveC).first {
            $0.type == service && $0.value.parameters.count == 2 && !$0.value.body.isEmpty
        }
        guard let receive else { return nil }
        var evaluator = CodeEvaluator(model)
        let request = SourceValue.object(SourceObject(type: "UNNotificationRequest", fields: [:]))
        let arguments = zip(receive.value.parameters, [request, .property([Self.handler])]).map {
            CodeEvaluator.SourceArgumentValue(label: $0.label, value: $1)
        }
        _ = evaluator.call(receive, arguments, this: .property([]))
        var content = SourceValue.kept
        for case .called([Self.handler], let values, let test) in evaluator.events {
            if let value = values.first?.value { content = .chosen(test, value, content) }
        }
        var (texts, unread) = ([JSONValue.Member](), [String]())
        for name in ["title", "subtitle", "body", "categoryIdentifier"] {
            let text = content.mapChoices { part in
                guard case .object(let object) = part, object.type == "UNNotificationContent" else { return .kept }
                return object[name] ?? .kept
            }
            if let value = Self.text(text, for: name) { texts.append(.init(key: name, value: value)) }
            if text.holdsUnknown { unread.append(name) }
        }
        address = Self.address(in: evaluator.events)
        let attaches = evaluator.events.contains { event in
            if case .made(let object, _) = event { object.type == "UNNotificationAttachment" } else { false }
        }
        if attaches, address == nil { unread.append("attachments") }
        if content == .kept, evaluator.passesNotificationOn { unread.append("what other code makes of it") }
        (self.texts, self.unread) = (texts, unread)
    }

    /// The last address that the code makes before its first attachment: what it downloads in between is what it attaches.
    private static func address(in events: [CodeEvaluator.Event]) -> JSONValue? {
        var address: JSONValue?
        for case .made(let object, _) in events {
            if object.type == "UNNotificationAttachment" { return address }
            guard ["URL", "NSURL"].contains(object.type), let pieces = object["string"]?.pieces,
                let template = SourceValue.TextPiece.template(pieces)
            else { continue }
            if template.contains("{{") || template.hasPrefix("http") {
                address = written(template, needed(by: pieces))
            }
        }
        return nil
    }

    /// The first field of `userInfo` in a text.
    private static func needed(by pieces: [SourceValue.TextPiece]) -> [String]? {
        pieces.lazy.compactMap { piece in if case .field(let path) = piece, path.count > 1 { path } else { nil } }.first
    }

    /// An address that only a notification with a field has: code returns early without it.
    private static func written(_ template: String, _ needed: [String]?) -> JSONValue {
        guard let needed else { return JSONValue(.string(template)) }
        let members = [("when", SourceTest.exists(needed).json), ("then", JSONValue(.string(template)))]
        return JSONValue(.object(members.map { .init(key: $0, value: $1) }))
    }

    private static let handler = "contentHandler"

    /// As `service` of a bindings.json; `nil` if nothing is understood.
    package var bindings: JSONValue? {
        if texts.isEmpty, address == nil { return nil }
        var members: [JSONValue.Member] = []
        if !texts.isEmpty { members.append(.init(key: "set", value: JSONValue(.object(texts)))) }
        if let address {
            // Code that can't download hands the content over without the attachment.
            let attachment = JSONValue(
                .object([
                    .init(key: "identifier", value: JSONValue(.string("service"))), .init(key: "url", value: address),
                    .init(key: "optional", value: JSONValue(.bool(true))),
                ]))
            members.append(.init(key: "attachments", value: JSONValue(.array([attachment]))))
        }
        return JSONValue(.object(members))
    }

    /// Without the field of `userInfo` that it needs, the content keeps its text.
    private static func text(_ value: SourceValue, for name: String) -> JSONValue? {
        let text = value.mapChoices { part in
            if part == .field([name]) { return .kept }
            return needed(by: part.pieces ?? []).map { .chosen(.exists($0), part, .kept) } ?? part
        }
        guard case .value(let value) = BindingValue(assets: { _ in nil }).outcome(text, as: .text) else { return nil }
        return value
    }
}
