import Basics
import ContentExtensionHost

extension NotificationCategory {
    /// The category as in a descriptor.
    /// - Parameter copy: the path of an image's copy beside the descriptor.
    func json(copy: (String) -> String) -> JSONValue {
        var members = [JSONValue.Member(key: "identifier", value: JSONValue(.string(identifier)))]
        if !actions.isEmpty {
            members.append(.init(key: "actions", value: JSONValue(.array(actions.map { $0.json(copy: copy) }))))
        }
        if !intentIdentifiers.isEmpty {
            let intents = intentIdentifiers.map { JSONValue(.string($0)) }
            members.append(.init(key: "intentIdentifiers", value: JSONValue(.array(intents))))
        }
        let names = Options.names.filter { options.contains($0.value) }.map { JSONValue(.string($0.key)) }
        if !names.isEmpty { members.append(.init(key: "options", value: JSONValue(.array(names)))) }
        for (key, text) in [
            ("hiddenPreviewsBodyPlaceholder", hiddenPreviewsBodyPlaceholder),
            ("categorySummaryFormat", categorySummaryFormat),
        ] where !text.isEmpty {
            members.append(.init(key: key, value: JSONValue(.string(text))))
        }
        return JSONValue(.object(members))
    }
}

extension NotificationAction {
    func json(copy: (String) -> String) -> JSONValue {
        var members = [
            JSONValue.Member(key: "identifier", value: JSONValue(.string(identifier))),
            JSONValue.Member(key: "title", value: JSONValue(.string(title))),
        ]
        let names = Options.names.filter { options.contains($0.value) }.map { JSONValue(.string($0.key)) }
        if !names.isEmpty { members.append(.init(key: "options", value: JSONValue(.array(names)))) }
        switch icon {
        case .systemImage(let name): members.append(.init(key: "icon", value: JSONValue(.string(name))))
        case .templateImage(let path, _):
            let file = JSONValue.Member(key: "templateImageName", value: JSONValue(.string(copy(path))))
            members.append(.init(key: "icon", value: JSONValue(.object([file]))))
        case nil: break
        }
        if let textInput {
            let texts = [("buttonTitle", textInput.buttonTitle), ("placeholder", textInput.placeholder)]
            members.append(
                .init(
                    key: "textInput",
                    value: JSONValue(
                        .object(
                            texts.filter { !$0.1.isEmpty }.map { .init(key: $0.0, value: JSONValue(.string($0.1))) }))))
        }
        return JSONValue(.object(members))
    }
}
