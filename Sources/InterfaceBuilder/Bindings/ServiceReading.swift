/// The texts and the attachment that a service extension's code gives the content, read from its sources.
struct ServiceReading {
    /// Templates by the content's property: `title`, `subtitle`, `body`.
    private let texts: [JSONValue.Member]
    /// The template of the address whose file is attached; `nil` if none is understood.
    private let address: String?

    /// Follows `didReceive(_:withContentHandler:)` of a class up to the last call of the handler.
    /// - Returns: `nil` if the sources have no such class, or it sets nothing that is understood.
    init?(_ model: CodeModel, service: String) {
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
        texts = ["title", "subtitle", "body"].compactMap { name in
            let text = content.mapChoices { part in
                guard case .object(let object) = part, object.type == "UNNotificationContent" else { return .kept }
                return object[name] ?? .kept
            }
            return Self.text(text, for: name).map { .init(key: name, value: $0) }
        }
        address = Self.address(in: evaluator.events)
        if texts.isEmpty, address == nil { return nil }
    }

    /// The last address that the code makes before its first attachment: what it downloads in between is what it attaches.
    private static func address(in events: [CodeEvaluator.Event]) -> String? {
        var address: String?
        for case .made(let object, _) in events {
            if object.type == "UNNotificationAttachment" { return address }
            guard ["URL", "NSURL"].contains(object.type), let pieces = object["string"]?.pieces,
                let template = SourceValue.TextPiece.template(pieces)
            else { continue }
            if template.contains("{{") || template.hasPrefix("http") { address = template }
        }
        return nil
    }

    private static let handler = "contentHandler"

    /// As `service` of a bindings.json.
    var bindings: JSONValue {
        var members: [JSONValue.Member] = []
        if !texts.isEmpty { members.append(.init(key: "set", value: JSONValue(.object(texts)))) }
        if let address {
            // Code that can't download hands the content over without the attachment.
            let attachment = JSONValue(
                .members(["identifier": .string("service"), "url": .string(address), "optional": .bool(true)]))
            members.append(.init(key: "attachments", value: JSONValue(.array([attachment]))))
        }
        return JSONValue(.object(members))
    }

    /// Without the field of `userInfo` that it needs, the content keeps its text.
    private static func text(_ value: SourceValue, for name: String) -> JSONValue? {
        let text = value.mapChoices { part in
            if part == .field([name]) { return .kept }
            let needed = (part.pieces ?? []).lazy.compactMap { piece -> [String]? in
                if case .field(let path) = piece, path.count > 1 { path } else { nil }
            }.first
            return needed.map { .chosen(.exists($0), part, .kept) } ?? part
        }
        guard case .value(let value) = BindingValue(assets: { _ in nil }).outcome(text, as: .text) else { return nil }
        return value
    }
}
