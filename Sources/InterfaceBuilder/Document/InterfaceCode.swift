import Basics

/// The part of an interface file that only code uses, as an extension's process takes it.
struct InterfaceCode: Sendable, Equatable {
    /// The storyboard's name; `nil` for a xib.
    var storyboard: String?
    /// The custom classes by the views' ids.
    var classes: [JSONValue.Member] = []
    /// The user-defined runtime attributes by the views' ids.
    var attributes: [JSONValue.Member] = []
    var outlets: [JSONValue] = []
    var actions: [JSONValue] = []
    var gestures: [JSONValue] = []
    /// Custom objects beside the views.
    var objects: [JSONValue] = []
    /// The controllers that container views embed.
    var children: [JSONValue] = []

    init() {}

    /// - Parameter embedded: reads the scene of a controller by its id.
    init(index: InterfaceIndex, context: InterfaceContext, embedded: (String) -> InterfaceDocument?) {
        for view in index.views {
            let id = index.name(of: view)
            if let name = view.className { classes.append(.init(key: id, value: JSONValue(.string(name)))) }
            let own = view.first("userDefinedRuntimeAttributes")?.all("userDefinedRuntimeAttribute") ?? []
            let values = own.compactMap { Self.attribute($0, context: context) }
            if !values.isEmpty { attributes.append(.init(key: id, value: JSONValue(.array(values)))) }
        }
        let connections = CodeConnections(index: index)
        (outlets, actions, gestures) = (connections.outlets, connections.actions, connections.gestures)
        objects = index.objects.customObjects.compactMap { object in
            guard let id = object["id"], let name = object.className else { return nil }
            var entry = JSONObject()
            entry.add(.id, id)
            entry.add(.class, name)
            return entry.value
        }
        children = index.objects.embedSegues.compactMap { container, segue in
            guard let view = index.name(at: container), let child = segue["destination"].flatMap(embedded) else {
                return nil
            }
            var entry = JSONObject()
            entry.add(.container, view)
            entry.add(.segue, segue["identifier"])
            entry.add(.interface, child.hosted)
            return entry.value
        }
    }

    private static func attribute(_ element: XMLElement, context: InterfaceContext) -> JSONValue? {
        guard let path = element["keyPath"] else { return nil }
        let value = RuntimeValue(element)
        let type = element["type"] ?? "string"
        let kind: JSONValue? =
            switch type {
            case "boolean": JSONValue(.bool(value.flag))
            case "number": JSONValue(.number(value.number))
            case "size", "point": JSONValue(.numbers([value.pair.x, value.pair.y]))
            case "color": value.color(context)
            default: JSONValue(.string(value.text))
            }
        return kind.map {
            JSONValue(
                .object([
                    .init(key: .keyPath, value: JSONValue(.string(path))),
                    .init(key: .type, value: JSONValue(.string(type))), .init(key: .value, value: $0),
                ]))
        }
    }
}

extension InterfaceDocument {
    /// The document as an extension's process takes it.
    package var hosted: JSONValue {
        var object = JSONObject()
        object.add(.view, view)
        object.add(.class, viewControllerClass)
        object.add(.storyboard, code.storyboard)
        object.add(.title, title)
        object.add(.preferredContentSize, preferredContentSize.map { JSONValue(.numbers([$0.width, $0.height])) })
        object.add(.outlets, JSONValue(.array(code.outlets)))
        object.add(.actions, JSONValue(.array(code.actions)))
        object.add(.gestures, JSONValue(.array(code.gestures)))
        object.add(.objects, JSONValue(.array(code.objects)))
        object.add(.children, JSONValue(.array(code.children)))
        object.add(
            .extraViews,
            JSONValue(
                .array(
                    extraViews.map { extra in
                        var entry = JSONObject()
                        entry.add(.name, extra.name)
                        entry.add(.view, extra.view)
                        return entry.value
                    })))
        object.add(.classes, JSONValue(.object(code.classes)))
        object.add(.attributes, JSONValue(.object(code.attributes)))
        return object.value
    }
}
