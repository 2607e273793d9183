/// A type as it is written: `NSArray<NSString *> *`, `id<Delegate>`, `CGFloat`, `void (^)(BOOL)`.
package struct ObjectiveCType: Equatable, Sendable {
    /// The name without qualifiers; several words for `unsigned int`.
    package var name: String
    package var pointers = 0
    package var arguments: [ObjectiveCType] = []
    /// The protocols of `id<A, B>`.
    package var protocols: [String] = []
    /// The result and the parameters of a block or function.
    package var signature: [ObjectiveCType]?
    package var isBlock = false
    /// Marks such as `nullable`, `IBOutlet`, `__weak`, `static`, `extern`, `const`.
    package var marks: Set<String> = []
    /// `true` for `int values[]`.
    package var isArray = false
    /// The number of an array's elements; none for `int values[]`.
    package var count: [ObjectiveCExpression] = []

    package init(_ name: String, pointers: Int = 0) { (self.name, self.pointers) = (name, pointers) }
}

package struct ObjectiveCParameter: Equatable, Sendable {
    package var name: String
    package var type: ObjectiveCType
}

package indirect enum ObjectiveCExpression: Equatable, Sendable {
    case name(String)
    case number(String)
    /// `@"…"`.
    case text(String)
    /// `"…"`.
    case cText(String)
    case character(String)
    /// `@1`, `@(…)`.
    case boxed(ObjectiveCExpression)
    case array([ObjectiveCExpression])
    case dictionary([ObjectiveCPair])
    /// The pieces of the selector, with colons, and the arguments; those beyond the pieces are variadic.
    case message(ObjectiveCExpression, [String], [ObjectiveCExpression], at: SourcePosition)
    case member(ObjectiveCExpression, String)
    case element(ObjectiveCExpression, ObjectiveCExpression)
    case call(ObjectiveCExpression, [ObjectiveCExpression])
    case unary(String, ObjectiveCExpression)
    /// `++` and `--` behind an operand.
    case postfix(ObjectiveCExpression, String)
    case binary(String, ObjectiveCExpression, ObjectiveCExpression)
    case assignment(String, ObjectiveCExpression, ObjectiveCExpression)
    /// `a ?: b` has no second part.
    case conditional(ObjectiveCExpression, ObjectiveCExpression?, ObjectiveCExpression)
    case cast(ObjectiveCType, ObjectiveCExpression)
    /// `(CGRect){…}`, and `{…}` where a declaration gives the type.
    case compound(ObjectiveCType?, [ObjectiveCExpression])
    case block(ObjectiveCType?, [ObjectiveCParameter], [ObjectiveCStatement])
    case selector(String)
    case protocolName(String)
    case available
    case sizeOf(ObjectiveCType)
    /// A part that isn't an expression.
    case unreadable
}

package struct ObjectiveCPair: Equatable, Sendable {
    package var key: ObjectiveCExpression
    package var value: ObjectiveCExpression
}

package struct ObjectiveCVariable: Equatable, Sendable {
    package var name: String
    package var type: ObjectiveCType
    package var value: ObjectiveCExpression?
    /// The place of the name.
    package var position: SourcePosition
    package var line: Int { position.line }
}

package struct ObjectiveCStatement: Equatable, Sendable {
    package indirect enum Kind: Equatable, Sendable {
        case expression(ObjectiveCExpression)
        case variables([ObjectiveCVariable])
        case block([ObjectiveCStatement])
        case condition(ObjectiveCExpression, ObjectiveCStatement, ObjectiveCStatement?)
        case forIn(ObjectiveCVariable, ObjectiveCExpression, ObjectiveCStatement)
        case loop(
            start: ObjectiveCStatement?, ObjectiveCExpression?, step: [ObjectiveCExpression], ObjectiveCStatement)
        case repeating(ObjectiveCStatement, while: ObjectiveCExpression)
        case choice(ObjectiveCExpression, [ObjectiveCCase])
        case result(ObjectiveCExpression?)
        case leave, goOn
        /// `@try`, and what follows in any case; handlers of exceptions are left out.
        case attempt([ObjectiveCStatement], finally: [ObjectiveCStatement])
        case unreadable
    }

    package var kind: Kind
    /// From 1.
    package var line: Int
}

/// A case of `switch`; `nil` stands for `default`.
package struct ObjectiveCCase: Equatable, Sendable {
    package var values: [ObjectiveCExpression?]
    package var body: [ObjectiveCStatement]
    package var line: Int
}

package struct ObjectiveCMethod: Equatable, Sendable {
    package var selector: String
    package var isStatic: Bool
    package var isOptional = false
    package var result: ObjectiveCType
    package var parameters: [ObjectiveCParameter]
    package var body: [ObjectiveCStatement]?
    /// The place of the name.
    package var position: SourcePosition
    /// From the name to the end of the body.
    package var bytes = 0..<0
    package var line: Int { position.line }
}

package struct ObjectiveCProperty: Equatable, Sendable {
    package var name: String
    package var type: ObjectiveCType
    /// Attributes such as `readonly`, `class`, `nonatomic`; `getter=isOn`.
    package var attributes: Set<String>
    package var isOptional = false
    /// The place of the name.
    package var position: SourcePosition
    package var line: Int { position.line }
    package var getter: String? { attributes.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst(7)) } }
}

/// A declaration of a file.
package struct ObjectiveCDeclaration: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// An interface; a class extension has an empty category.
        case interface, implementation, protocolType
        case function(ObjectiveCMethod)
        case variable(ObjectiveCVariable)
        case enumeration(isOptions: Bool, [ObjectiveCConstant])
        /// `typedef`.
        case alias(ObjectiveCType)
        case structure([ObjectiveCParameter])
    }

    package var kind: Kind
    package var name: String
    package var superclass: String?
    package var category: String?
    package var protocols: [String] = []
    package var variables: [ObjectiveCVariable] = []
    package var properties: [ObjectiveCProperty] = []
    package var methods: [ObjectiveCMethod] = []
    /// The properties of `@synthesize property = variable`, by their variables.
    package var synthesized: [String: String] = [:]
    /// The place of a class's or protocol's name, else the beginning.
    package var position: SourcePosition
    package var line: Int { position.line }
    /// The line of `@end`.
    package var endLine: Int
}

/// A constant of an enumeration.
package struct ObjectiveCConstant: Equatable, Sendable {
    package var name: String
    package var value: ObjectiveCExpression?
    package var line: Int
}
