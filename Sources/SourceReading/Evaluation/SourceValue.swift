/// A value of an expression, as far as the sources tell it.
package indirect enum SourceValue: Sendable, Equatable {
    case unknown
    /// `nil`.
    case null
    case text([TextPiece])
    case number(Double)
    case length(SourceLength)
    case boolean(Bool)
    case array([SourceValue])
    case dictionary([Entry])
    case object(SourceObject)
    case enumCase(type: String, name: String)
    case type(String)
    /// `.name` of a type that isn't written there, or a name of the system's such as `UNNotificationActionOptionNone`.
    case symbol(String)
    case closure(parameters: [String], body: [SourceStatement])
    case keyPath([String])
    /// A value of the notification, by its path in templates: `title`, `userInfo.name`.
    case field([String])
    /// A property of the object whose code is read, by its path: `titleLabel`, `titleLabel.text`.
    case property([String])
    /// A truth value that depends on the notification.
    case test(SourceTest)
    /// A value where the test is met, and another one where it isn't.
    case choice(SourceTest, SourceValue, SourceValue)
    /// The value of a property in the interface file, as long as the code sets none.
    case kept

    package struct Entry: Sendable, Equatable {
        var key: SourceValue
        var value: SourceValue
    }

    /// A piece of a text.
    package indirect enum TextPiece: Sendable, Equatable {
        case literal(String)
        case field([String])
        /// A field, or other pieces if the notification lacks it.
        case optional([String], otherwise: [TextPiece])
    }

    static func literal(_ text: String) -> SourceValue { .text(text.isEmpty ? [] : [.literal(text)]) }

    /// The text, if it is known as a whole.
    package var string: String? {
        guard case .text(let pieces) = self else { return nil }
        var text = ""
        for piece in pieces {
            guard case .literal(let part) = piece else { return nil }
            text += part
        }
        return text
    }

    /// The value as part of a text; `nil` if it isn't known.
    var pieces: [TextPiece]? {
        switch self {
        case .text(let pieces): pieces
        case .field(let path): [.field(path)]
        case .number(let number): [.literal(Self.shown(number))]
        case .boolean(let flag): [.literal(flag ? "true" : "false")]
        default: nil
        }
    }

    package var elements: [SourceValue]? {
        switch self {
        case .array(let elements): elements
        case .null: []
        default: nil
        }
    }

    /// The type of an instance or case.
    var typeName: String? {
        switch self {
        case .object(let object): object.type
        case .enumCase(let type, _): type
        default: nil
        }
    }

    var isKnown: Bool { self != .unknown && self != .kept }

    /// A number as Swift's interpolation prints an integer, and a fraction with its digits.
    private static func shown(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(describing: number)
    }
}

/// An instance: of the system's classes its arguments, of the app's own its fields.
package struct SourceObject: Sendable, Equatable {
    package var type: String
    /// Values by label; of unlabelled ones by position.
    var fields: [String: SourceValue]
    package var position = SourcePosition(line: 0, column: 0)

    package subscript(_ label: String) -> SourceValue? { fields[label] }

    /// The type of a colour with another alpha, which has the fields `color` and `alpha`.
    static let fadedColor = "#fadedColor"
}
