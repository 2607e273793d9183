import Basics
import RNWire

/// Objects with the keys of the view tree and of messages.
extension JSONValue {
    package subscript(key: WireKey) -> JSONValue? { self[key.rawValue] }
}

extension JSONValue.Member {
    package init(key: WireKey, value: JSONValue) { self.init(key: key.rawValue, value: value) }
}

extension JSONValue.Kind {
    static func members(_ pairs: KeyValuePairs<WireKey, JSONValue.Kind>) -> Self {
        .object(pairs.map { JSONValue.Member(key: $0.key, value: JSONValue($0.value)) })
    }
}
