/// A statement or declaration of Swift or Objective-C.
package indirect enum SourceStatement: Sendable, Equatable {
    case variable(SourceVariable)
    /// `target = value`, or with another operator such as `+=`.
    case assignment(SourceExpression, String, SourceExpression)
    case expression(SourceExpression)
    case condition([SourceCondition], then: [SourceStatement], else: [SourceStatement])
    case guarding([SourceCondition], else: [SourceStatement])
    case choice(SourceExpression, [SourceCase])
    case loop(names: [String], over: SourceExpression, body: [SourceStatement])
    case block([SourceStatement])
    case result(SourceExpression?)
    /// `break`, `continue` and `throw`.
    case leave
    case function(SourceFunction)
    case type(SourceType)
    /// Cases of an enum.
    case cases([SourceEnumCase])
}

/// A constant or variable.
package struct SourceVariable: Sendable, Equatable {
    package var name: String
    /// The type's tokens without white space; `nil` if inferred.
    var type: String?
    var value: SourceExpression?
    /// The statements of a computed property.
    var getter: [SourceStatement]?
    var isStatic = false
    /// `true` for `let`.
    var isConstant = false
    package var position: SourcePosition
    /// The bytes from the name to the end of value or accessors.
    package var bytes: Range<Int> = 0..<0
}

/// A condition of `if` or `guard`.
package enum SourceCondition: Sendable, Equatable {
    case test(SourceExpression)
    /// `let name = value`.
    case binding(String, SourceExpression)
    /// `case pattern = value`.
    case pattern(SourceExpression, SourceExpression)
    /// `#available`, which is always met.
    case available
}

/// A case of `switch`; without patterns the default.
package struct SourceCase: Sendable, Equatable {
    var patterns: [SourceExpression]
    var body: [SourceStatement]
}

package struct SourceEnumCase: Sendable, Equatable {
    var name: String
    var rawValue: SourceExpression?
}

/// A function, method or initializer.
package struct SourceFunction: Sendable, Equatable {
    struct Parameter: Sendable, Equatable {
        /// `nil` for `_`.
        var label: String?
        var name: String
        var type: String
        var fallback: SourceExpression?
    }

    /// The base name; of an Objective-C method the selector's first part.
    package var name: String
    var parameters: [Parameter]
    var body: [SourceStatement]
    var isStatic = false
    package var position: SourcePosition
    /// The bytes from the name to the end of the body.
    package var bytes: Range<Int> = 0..<0
    package var isWithoutParameters: Bool { parameters.isEmpty }
}

/// A class, structure, enum, protocol or extension.
package struct SourceType: Sendable, Equatable {
    var name: String
    /// The names after the colon.
    var inherited: [String]
    var members: [SourceStatement]
}
