/// Values written in Swift: `userInfo: ["place": "Pier 3", "seats": 4]`.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self.init(.string(value)) }
    public init(floatLiteral value: Double) { self.init(.number(value, isInteger: value == value.rounded())) }
    public init(integerLiteral value: Int) { self.init(.number(Double(value), isInteger: true)) }
    public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
    public init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(.object(elements.map { Member(key: $0, value: $1) }))
    }
}
