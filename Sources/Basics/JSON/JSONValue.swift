/// A JSON value with its position, for diagnostics of decoders.
public struct JSONValue: Sendable, Equatable {
    public indirect enum Kind: Sendable, Equatable {
        /// JSON's `null`, as distinct from a missing key.
        case null
        case bool(Bool)
        /// A finite number; `isInteger` if written without fraction and exponent.
        case number(Double, isInteger: Bool)
        /// With escapes resolved.
        case string(String)
        /// In the file's order.
        case array([JSONValue])
        /// In the file's order, without duplicate keys.
        case object([Member])
    }

    /// A key of an object and its value.
    public struct Member: Sendable, Equatable {
        /// With escapes resolved.
        public var key: String
        /// The position of the key's opening quote.
        public var keyPosition: TextPosition
        public var value: JSONValue

        public init(key: String, keyPosition: TextPosition = .init(), value: JSONValue) {
            self.key = key
            self.keyPosition = keyPosition
            self.value = value
        }

        /// `true` for keys ignored by decoders: `$schema` for editors, `// note` for people.
        package var isComment: Bool { key.hasPrefix("$") || key.hasPrefix("//") }
    }

    public var kind: Kind
    /// The position of its first character.
    public var position: TextPosition
    /// The digits of an integer too large for an exact `Double`, as in identifiers of many services.
    public var digits: String?

    /// Integers below 2⁵³ are exact in a `Double`.
    static let exactIntegers = 9_007_199_254_740_992.0

    public init(_ kind: Kind, at position: TextPosition = .init(), digits: String? = nil) {
        self.kind = kind
        self.position = position
        self.digits = digits
    }

    /// The value of a key, if this is an object that has it.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = kind else { return nil }
        return members.first { $0.key == key }?.value
    }

    public var array: [JSONValue]? { if case .array(let values) = kind { values } else { nil } }

    public var members: [Member]? { if case .object(let members) = kind { members } else { nil } }

    public var string: String? { if case .string(let text) = kind { text } else { nil } }

    public var number: Double? { if case .number(let value, _) = kind { value } else { nil } }

    public var bool: Bool? { if case .bool(let value) = kind { value } else { nil } }

    /// The type's name in messages: `a string`, `an object`, …
    public var kindName: String {
        switch kind {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The value at a dotted path such as `aps.alert.title` or `items.0.name`.
    public func value(at path: some Sequence<String>) -> JSONValue? {
        var current = self
        for step in path {
            if let next = current[step] {
                current = next
            } else if let array = current.array, let index = Int(step), array.indices.contains(index) {
                current = array[index]
            } else {
                return nil
            }
        }
        return current
    }

    /// A number as JSON writes it: `20` instead of `20.0`.
    public static func text(of number: Double) -> String {
        number == number.rounded() && abs(number) < exactIntegers ? String(Int64(number)) : String(number)
    }
}

extension JSONValue.Kind {
    /// An object with a few keys.
    package static func members(_ pairs: KeyValuePairs<String, JSONValue.Kind>) -> Self {
        .object(pairs.map { .init(key: $0.key, value: JSONValue($0.value)) })
    }

    package static func integer(_ value: Int) -> Self { .number(Double(value), isInteger: true) }

    /// A number; 0 for a non-finite one.
    package static func number(_ value: Double) -> Self {
        let value = value.isFinite ? value : 0
        return .number(value, isInteger: value == value.rounded())
    }

    package static func numbers(_ values: [Double]) -> Self { .array(values.map { JSONValue(.number($0)) }) }
}

extension JSONValue {
    /// A finite number written as text.
    package static func finiteNumber(_ text: String) -> Double? {
        let isPlain = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
        return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
    }

    /// A number, or a string with one, because many services send strings only.
    package var readNumber: Double? { number ?? string.flatMap(Self.finiteNumber) }
}
