/// A JSON value that remembers where it stood, so that whoever decodes it can point at it.
public struct JSONValue: Sendable, Equatable {
    /// What the value is.
    public indirect enum Kind: Sendable, Equatable {
        /// JSON's `null`, which isn't the same as a missing key.
        case null
        /// `true` or `false`; a number is never taken for one.
        case bool(Bool)
        /// The number, always finite, and whether it was written without fraction and exponent.
        case number(Double, isInteger: Bool)
        /// With its escapes resolved.
        case string(String)
        /// In the file's order.
        case array([JSONValue])
        /// In the file's order, each key once.
        case object([Member])
    }

    /// One key of an object, in the file's order.
    public struct Member: Sendable, Equatable {
        /// With its escapes resolved.
        public var key: String
        /// Where the key's opening quote stands.
        public var keyPosition: TextPosition
        /// What the key stands for.
        public var value: JSONValue

        public init(key: String, keyPosition: TextPosition = .init(), value: JSONValue) {
            self.key = key
            self.keyPosition = keyPosition
            self.value = value
        }

        /// Whether the key is left to editors (`$schema`) or people (`// note`), and read by nobody.
        var isComment: Bool { key.hasPrefix("$") || key.hasPrefix("//") }
    }

    /// What the value is, with what is in it.
    public var kind: Kind
    /// Where its first character stands.
    public var position: TextPosition
    /// The digits of a whole number too large for a `Double` to hold exactly, such as many services' identifiers.
    public var digits: String?

    /// The whole numbers below this are exact in a `Double`: 2⁵³.
    static let exactIntegers = 9_007_199_254_740_992.0

    public init(_ kind: Kind, at position: TextPosition = .init(), digits: String? = nil) {
        self.kind = kind
        self.position = position
        self.digits = digits
    }

    /// The member of that name, if this is an object that has it.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = kind else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The elements, if this is an array.
    public var array: [JSONValue]? {
        if case .array(let values) = kind { values } else { nil }
    }

    /// The members, if this is an object.
    public var members: [Member]? {
        if case .object(let members) = kind { members } else { nil }
    }

    /// The text, if this is a string.
    public var string: String? {
        if case .string(let text) = kind { text } else { nil }
    }

    /// The number, if this is one.
    public var number: Double? {
        if case .number(let value, _) = kind { value } else { nil }
    }

    /// The truth value, if this is one.
    public var bool: Bool? {
        if case .bool(let value) = kind { value } else { nil }
    }

    /// The kind's name as a diagnostic says it: `a string`, `an object`, …
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
}

extension JSONValue {
    /// A number as JSON writes it: `20` and not `20.0`.
    public static func text(of number: Double) -> String {
        number == number.rounded() && abs(number) < exactIntegers ? String(Int64(number)) : String(number)
    }
}
