/// A JSON value; Swift's literals are values.
public typealias JSON = JSONValue

/// A notification's payload: a file, bytes, a text, or a dictionary literal.
public struct PayloadSource: Sendable, Equatable {
    /// The payload's delivery; `nil` when all notifications were delivered before.
    package var delivery: ScenarioDelivery?

    package init(_ delivery: ScenarioDelivery?) { self.delivery = delivery }

    /// A `.json` or `.apns` file; `-` is standard input.
    public static func file(_ path: String) -> PayloadSource { PayloadSource(ScenarioDelivery(.file(Spanned(path)))) }

    /// The JSON of a payload.
    /// - Parameter name: the payload's name in diagnostics.
    public static func bytes(_ bytes: [UInt8], name: String = "payload") -> PayloadSource {
        PayloadSource(ScenarioDelivery(.bytes(bytes, file: name)))
    }

    /// The JSON of a payload, as text.
    public static func text(_ json: String, name: String = "payload") -> PayloadSource {
        .bytes(Array(json.utf8), name: name)
    }

    /// A payload made in Swift; its members are ordered by name.
    public static func json(_ members: [String: JSON]) -> PayloadSource {
        value(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    private static func value(_ members: [(String, JSON)]) -> PayloadSource {
        let members = members.map { JSONValue.Member(key: $0.0, value: $0.1) }
        return PayloadSource(ScenarioDelivery(.inline(Spanned(JSONValue(.object(members))))))
    }

    /// The path of the payload's file, or the name of its bytes; `nil` for inline JSON.
    package var name: String? {
        switch delivery?.source {
        case .file(let path): path.value
        case .bytes(_, let file): file
        case .inline, nil: nil
        }
    }
}

extension PayloadSource: ExpressibleByStringLiteral {
    public init(stringLiteral json: String) { self = .text(json) }
}

extension PayloadSource: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral members: (String, JSON)...) { self = .value(members) }
}

extension PastDelivery {
    /// A notification that was delivered before the one that is rendered.
    /// - Parameter ago: seconds between the two.
    public init(_ payload: PayloadSource, ago: Double = 0) {
        self.init(payload.delivery ?? ScenarioDelivery(.bytes([], file: "payload")), ago: ago)
    }
}
