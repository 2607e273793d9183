import Basics
import RNWire

/// An object whose missing values are left out.
struct JSONObject {
    private var members: [JSONValue.Member] = []
    var value: JSONValue { JSONValue(.object(members)) }

    mutating func add(_ key: WireKey, _ value: JSONValue?) {
        if let value { members.append(.init(key: key, value: value)) }
    }

    mutating func add(_ key: WireKey, _ text: String?) { add(key, text.map { JSONValue(.string($0)) }) }
}
