/// An expression of Swift or Objective-C. Unwrapping, `try` and `await` are left out, as constants don't need them.
package indirect enum SourceExpression: Sendable, Equatable {
    case text([SourceTextPart])
    case number(Double)
    case boolean(Bool)
    /// `nil`.
    case null
    case name(String)
    /// `a.b`; without a base `.b`.
    case member(SourceExpression?, String)
    /// A call, or a message in Objective-C: `[a b:c d:e]` has the labels of `a.b(c, d: e)`.
    case call(SourceExpression, [SourceArgument], SourcePosition)
    case element(SourceExpression, [SourceArgument])
    case array([SourceExpression])
    case dictionary([SourceArgument.Pair])
    case tuple([SourceArgument])
    case operation(SourceExpression, String, SourceExpression)
    /// `!a`, `-a`.
    case prefix(String, SourceExpression)
    case conditional(SourceExpression, SourceExpression, SourceExpression)
    /// `a as? Type`.
    case cast(SourceExpression, String)
    case closure(parameters: [String], body: [SourceStatement])
    case keyPath([String])
    /// An `if` or `switch` as a value.
    case statement(SourceStatement)
    /// A part that isn't understood.
    case unknown
}

extension SourceExpression {
    /// A closure that calls a function with its own arguments.
    static func calling(_ function: SourceExpression, _ labels: [String?], at place: SourcePosition) -> Self {
        let names = labels.indices.map { "argument\($0)" }
        let values = zip(labels, names).map { SourceArgument(label: $0, value: .name($1)) }
        return .closure(parameters: names, body: [.result(.call(function, values, place))])
    }
}

/// A piece of a string literal.
package enum SourceTextPart: Sendable, Equatable {
    case literal(String)
    case interpolation(SourceExpression)
}

/// A value in brackets, with its label.
package struct SourceArgument: Sendable, Equatable {
    /// An entry of a dictionary.
    package struct Pair: Sendable, Equatable {
        var key: SourceExpression
        var value: SourceExpression
    }

    var label: String?
    var value: SourceExpression
}

/// A line and column, both from 1.
package struct SourcePosition: Sendable, Hashable {
    package var line: Int
    package var column: Int
}
