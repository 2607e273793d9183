import ContentExtensionHost

/// The part of an interface file that only code uses: classes and runtime attributes.
struct InterfaceCode: Sendable, Equatable {
    /// The custom classes by the views' ids.
    var classes: [JSONValue.Member] = []
    /// The user-defined runtime attributes by the views' ids.
    var attributes: [JSONValue.Member] = []

    init() {}

    init(_ objects: XMLElement, index: InterfaceIndex, context: InterfaceContext) {
        for view in index.views {
            let id = index.name(of: view)
            if let name = view.className { classes.append(.init(key: id, value: JSONValue(.string(name)))) }
            let own = view.first("userDefinedRuntimeAttributes")?.all("userDefinedRuntimeAttribute") ?? []
            let values = own.compactMap { Self.attribute($0, context: context) }
            if !values.isEmpty { attributes.append(.init(key: id, value: JSONValue(.array(values)))) }
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
                    .init(key: "keyPath", value: JSONValue(.string(path))),
                    .init(key: "type", value: JSONValue(.string(type))), .init(key: "value", value: $0),
                ]))
        }
    }
}

extension InterfaceDocument {
    /// The document as an extension's process takes it.
    package var hosted: JSONValue {
        var object = JSONObject()
        let (tree, prototypes) = view.withoutPrototypes()
        object.add("view", tree)
        object.add("title", title.map { JSONValue(.string($0)) })
        object.add("preferredContentSize", preferredContentSize.map { JSONValue(.numbers([$0.width, $0.height])) })
        object.add(
            "outlets",
            JSONValue(
                .array(
                    outlets.map { outlet in
                        var entry = JSONObject()
                        entry.add("name", JSONValue(.string(outlet.name)))
                        entry.add("destination", JSONValue(.string(outlet.destination)))
                        entry.add("owner", outlet.owner.map { JSONValue(.string($0)) })
                        entry.add("isCollection", outlet.isCollection ? JSONValue(.bool(true)) : nil)
                        return entry.value
                    })))
        object.add(
            "actions",
            JSONValue(
                .array(
                    actions.map { action in
                        var entry = JSONObject()
                        entry.add("selector", JSONValue(.string(action.selector)))
                        entry.add("view", JSONValue(.string(action.sender)))
                        entry.add("event", JSONValue(.string(action.event ?? "primaryActionTriggered")))
                        return entry.value
                    })))
        object.add(
            "extraViews",
            JSONValue(
                .array(
                    extraViews.map { extra in
                        JSONValue(
                            .object([
                                .init(key: "name", value: JSONValue(.string(extra.name))),
                                .init(key: "view", value: extra.view),
                            ]))
                    })))
        object.add("classes", JSONValue(.object(code.classes)))
        object.add("attributes", JSONValue(.object(code.attributes)))
        object.add("prototypes", JSONValue(.array(prototypes)))
        return object.value
    }
}

/// An object whose missing values are left out.
private struct JSONObject {
    private var members: [JSONValue.Member] = []
    var value: JSONValue { JSONValue(.object(members)) }

    mutating func add(_ key: String, _ value: JSONValue?) {
        if let value { members.append(.init(key: key, value: value)) }
    }
}

extension JSONValue {
    /// The tree without cells that code copies, and those cells with their tables.
    fileprivate func withoutPrototypes() -> (tree: JSONValue, prototypes: [JSONValue]) {
        guard case .object(var members) = kind, let index = members.firstIndex(where: { $0.key == "children" }) else {
            return (self, [])
        }
        var prototypes: [JSONValue] = []
        var kept: [JSONValue] = []
        for child in members[index].value.array ?? [] {
            let (tree, inner) = child.withoutPrototypes()
            prototypes += inner
            guard let identifier = child["reuseIdentifier"], child["static"]?.bool != true else {
                kept.append(tree)
                continue
            }
            var entry = JSONObject()
            entry.add("reuseIdentifier", identifier)
            entry.add("table", self["id"])
            entry.add("view", tree)
            prototypes.append(entry.value)
        }
        members[index].value.kind = .array(kept)
        var tree = self
        tree.kind = .object(members)
        return (tree, prototypes)
    }
}
