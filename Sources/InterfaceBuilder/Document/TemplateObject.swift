/// An object of the template language under construction; its values have the positions of the interface file.
struct TemplateObject {
    /// In the order in which they are first set.
    private(set) var members: [JSONValue.Member] = []
    private let position: TextPosition

    init(at element: XMLElement) { position = element.position }

    /// Sets or replaces a key; `nil` has no effect.
    mutating func set(_ key: String, _ kind: JSONValue.Kind?, at element: XMLElement) {
        if let kind { set(key, JSONValue(kind, at: element.position)) }
    }

    /// Sets or replaces a key; `nil` has no effect.
    mutating func set(_ key: String, _ value: JSONValue?) {
        guard let value else { return }
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.append(.init(key: key, keyPosition: value.position, value: value))
        }
    }

    mutating func set(_ key: String, _ text: String?) { set(key, text.map { JSONValue(.string($0), at: position) }) }

    mutating func set(_ key: String, _ number: Double?) {
        set(key, number.map { JSONValue(.number($0), at: position) })
    }

    /// Sets a boolean whose default is `false`.
    mutating func set(_ key: String, _ flag: Bool) { if flag { set(key, JSONValue(.bool(true), at: position)) } }

    subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

    var value: JSONValue { JSONValue(.object(members), at: position) }
}

extension JSONValue.Kind {
    /// A number; 0 for a non-finite one.
    static func number(_ value: Double) -> Self {
        let value = value.isFinite ? value : 0
        return .number(value, isInteger: value == value.rounded())
    }

    /// A literal text, in which `{{` has no meaning.
    static func text(_ text: String) -> Self {
        text.contains("{{") ? .members(["literal": .string(text)]) : .string(text)
    }

    static func numbers(_ values: [Double]) -> Self { .array(values.map { JSONValue(.number($0)) }) }
}

extension JSONValue {
    /// A view of the template language and its descendants, outermost first.
    var viewTree: [JSONValue] { [self] + (self["children"]?.array ?? []).flatMap(\.viewTree) }

    /// The value with an array's elements, given with their index, or an object's members changed.
    func mapped(element: (Int, JSONValue) -> JSONValue, member: (inout Member) -> Void) -> JSONValue {
        var value = self
        switch kind {
        case .array(let elements): value.kind = .array(elements.enumerated().map(element))
        case .object(var members):
            for index in members.indices { member(&members[index]) }
            value.kind = .object(members)
        default: break
        }
        return value
    }
}
