import Basics

/// A constraint between anchors that code makes, as one of the template language.
struct CodeConstraint {
    let json: JSONValue
    /// The ids of the views that it holds.
    let items: [String]

    /// - Parameter ids: ids of views by the names that code has for them.
    /// - Returns: `nil` for one that isn't understood.
    init?(_ object: SourceObject, ids: [String: String]) {
        guard let first = Self.end(object["#first"], ids) else { return nil }
        var members = [
            ("firstItem", JSONValue(.string(first.item))), ("firstAttribute", JSONValue(.string(first.attribute))),
        ]
        var items = [first.id]
        for (label, relation) in Self.relations {
            guard let value = object[label] else { continue }
            if label.hasSuffix("Constant") {
                guard case .number(let constant) = value else { return nil }
                members.append(("constant", JSONValue(.number(constant))))
            } else {
                guard let second = Self.end(value, ids) else { return nil }
                items.append(second.id)
                members.append(("secondItem", JSONValue(.string(second.item))))
                members.append(("secondAttribute", JSONValue(.string(second.attribute))))
            }
            if relation != "equal" { members.append(("relation", JSONValue(.string(relation)))) }
        }
        for key in ["constant", "multiplier"] {
            guard let value = object[key] else { continue }
            guard case .number(let number) = value, abs(number) < Limits.points else { return nil }
            members.append((key, JSONValue(.number(number))))
        }
        if let priority = object["priority"].flatMap(Self.priority) {
            members.append(("priority", JSONValue(.number(priority))))
        }
        self.items = items
        json = JSONValue(.object(members.map { .init(key: $0, value: $1) }))
    }

    /// The ids of the known views that a constraint names.
    static func items(of object: SourceObject, ids: [String: String]) -> [String] {
        object.fields.values.compactMap { value in
            if case .property(let path) = value { path.first.flatMap { ids[$0] } } else { nil }
        }
    }

    private static let relations = [
        ("equalTo", "equal"), ("lessThanOrEqualTo", "lessThanOrEqual"), ("greaterThanOrEqualTo", "greaterThanOrEqual"),
        ("equalToConstant", "equal"), ("lessThanOrEqualToConstant", "lessThanOrEqual"),
        ("greaterThanOrEqualToConstant", "greaterThanOrEqual"),
    ]

    private static func end(
        _ value: SourceValue?, _ ids: [String: String]
    ) -> (id: String, item: String, attribute: String)? {
        guard case .property(var path)? = value, let anchor = path.popLast(), anchor.hasSuffix("Anchor") else {
            return nil
        }
        var guide = ""
        if let last = path.last, last.hasSuffix("Guide") {
            path.removeLast()
            // A notification's content has no safe area insets.
            if last != "safeAreaLayoutGuide" { guide = "." + last }
        }
        guard path.count == 1, let id = ids[path[0]] else { return nil }
        return (id, id + guide, String(anchor.dropLast("Anchor".count)))
    }

    private static func priority(_ value: SourceValue) -> Double? {
        switch value {
        case .number(let number): number
        case .symbol("defaultHigh"): 750
        case .symbol("defaultLow"): 250
        case .symbol("required"): 1000
        case .object(let object): object["rawValue"].flatMap(priority) ?? object["0"].flatMap(priority)
        default: nil
        }
    }
}
