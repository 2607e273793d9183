import Basics
import RNWire

/// An object of the template language under construction; its values have the positions of the interface file.
struct TemplateObject {
    /// In the order in which they are first set.
    private(set) var members: [JSONValue.Member] = []
    private let position: TextPosition

    init(at element: XMLElement) { position = element.position }

    /// Sets or replaces a key; `nil` has no effect.
    mutating func set(_ key: WireKey, _ kind: JSONValue.Kind?, at element: XMLElement) {
        if let kind { set(key, JSONValue(kind, at: element.position)) }
    }

    /// Sets or replaces a key; `nil` has no effect.
    mutating func set(_ key: WireKey, _ value: JSONValue?) {
        guard let value else { return }
        if let index = members.firstIndex(where: { $0.key == key.rawValue }) {
            members[index].value = value
        } else {
            members.append(.init(key: key.rawValue, keyPosition: value.position, value: value))
        }
    }

    mutating func set(_ key: WireKey, _ text: String?) { set(key, text.map { JSONValue(.string($0), at: position) }) }

    mutating func set(_ key: WireKey, _ number: Double?) {
        set(key, number.map { JSONValue(.number($0), at: position) })
    }

    /// Sets a boolean whose default is `false`.
    mutating func set(_ key: WireKey, _ flag: Bool) { if flag { set(key, JSONValue(.bool(true), at: position)) } }

    subscript(key: WireKey) -> JSONValue? { members.first { $0.key == key.rawValue }?.value }

    var value: JSONValue { JSONValue(.object(members), at: position) }
}
