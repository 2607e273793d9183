import RNWire

/// A JSON value of the pipe to the tool and of the template language.
package enum JSON: Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    package static func object(_ members: [WireKey: JSON]) -> JSON {
        .object(Dictionary(uniqueKeysWithValues: members.map { ($0.key.rawValue, $0.value) }))
    }

    /// Equal numbers are equal however they were written.
    package static func == (first: JSON, second: JSON) -> Bool {
        switch (first, second) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        default: first.number != nil && first.number == second.number
        }
    }

    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var string: String? { if case .string(let value) = self { value } else { nil } }
    package var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
    package var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }

    package var number: Double? {
        switch self {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
    }

    package var int: Int? { number.flatMap { Int(exactly: $0.rounded()) } }

    /// The members of an object that have known keys.
    package var members: [WireKey: JSON]? {
        guard let object else { return nil }
        return Dictionary(
            uniqueKeysWithValues: object.compactMap { name, value in Self.keys[name].map { ($0, value) } })
    }
    /// `WireKey(rawValue:)` compares with one name after the other.
    private static let keys = Dictionary(uniqueKeysWithValues: WireKey.allCases.map { ($0.rawValue, $0) })

    package subscript(key: WireKey) -> JSON? { object?[key.rawValue] }
    /// A member whose name isn't the wire's, such as a view's id.
    package subscript(name name: String) -> JSON? { object?[name] }

}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (WireKey, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
