import ContentExtensionHost

/// An object of the template language under construction; its values have the positions of the interface file.
package struct TemplateObject {
    private var members: [JSONValue.Member] = []
    private let position: TextPosition

    /// An empty object for an element.
    package init(at element: XMLElement) { position = element.position }

    /// Sets or replaces a key; `nil` has no effect.
    package mutating func set(_ key: String, _ kind: JSONValue.Kind?, at element: XMLElement) {
        if let kind { set(key, JSONValue(kind, at: element.position)) }
    }

    /// Sets or replaces a key; `nil` has no effect.
    package mutating func set(_ key: String, _ value: JSONValue?) {
        guard let value else { return }
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.append(.init(key: key, keyPosition: value.position, value: value))
        }
    }

    package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

    package var value: JSONValue { JSONValue(.object(members), at: position) }
}

extension JSONValue.Kind {
    /// A number; 0 for a non-finite one.
    package static func number(_ value: Double) -> Self {
        let value = value.isFinite ? value : 0
        return .number(value, isInteger: value == value.rounded())
    }

    /// A literal text, in which `{{` has no meaning.
    package static func text(_ text: String) -> Self {
        text.contains("{{") ? .members(["literal": .string(text)]) : .string(text)
    }

    /// An object with a few keys.
    package static func members(_ pairs: KeyValuePairs<String, JSONValue.Kind>) -> Self {
        .object(pairs.map { .init(key: $0.key, value: JSONValue($0.value)) })
    }

    package static func numbers(_ values: [Double]) -> Self { .array(values.map { JSONValue(.number($0)) }) }
}
