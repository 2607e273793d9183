import ContentExtensionHost
import Renderer

/// A value of JSON; literals of Swift are values.
public typealias JSON = JSONValue

/// A notification's payload: a file, bytes, a text, or a dictionary literal.
public struct PayloadSource: Sendable, Equatable {
    /// `nil` when every notification is among those that were delivered before.
    package var delivery: ScenarioDelivery?

    package init(_ delivery: ScenarioDelivery?) { self.delivery = delivery }

    /// A `.json` or `.apns` file; `-` is standard input.
    public static func file(_ path: String) -> PayloadSource { PayloadSource(ScenarioDelivery(.file(Spanned(path)))) }

    /// The JSON of a payload.
    /// - Parameter name: the name of the payload in diagnostics.
    public static func bytes(_ bytes: [UInt8], name: String = "payload") -> PayloadSource {
        PayloadSource(ScenarioDelivery(.bytes(bytes, file: name)))
    }

    /// The JSON of a payload, as text.
    public static func text(_ json: String, name: String = "payload") -> PayloadSource {
        .bytes(Array(json.utf8), name: name)
    }

    /// A payload made in Swift; its members are taken in the order of their names.
    public static func json(_ members: [String: JSON]) -> PayloadSource {
        value(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    private static func value(_ members: [(String, JSON)]) -> PayloadSource {
        let members = members.map { JSONValue.Member(key: $0.0, value: $0.1) }
        return PayloadSource(ScenarioDelivery(.inline(Spanned(JSONValue(.object(members))))))
    }

    /// The path of the payload's file, or the name of its bytes; `nil` where it has neither.
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
