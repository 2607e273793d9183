import Basics

/// A key of a view: decoding of its value, and setting it.
package struct ViewProperty: Sendable {
    /// Evaluates the value in a scope, once for all affected views; `nil` leaves them unchanged.
    package typealias Resolver = @Sendable (Scope) -> Setter?
    /// Sets a value on a view.
    package typealias Setter = @Sendable (inout ViewNode) -> Void

    let key: String
    /// Decodes a value; `nil` if an error was reported.
    let resolver: @Sendable (_ value: JSONValue, _ path: String, _ context: ProgramDecoding) -> Resolver?

    init<Value>(_ key: String, _ rule: ValueRule<Value>, _ set: @escaping @Sendable (inout ViewNode, Value) -> Void) {
        self.init(key, rule, clear: nil) { value, _ in { set(&$0, value) } }
    }

    /// A property that JSON's `null` removes.
    init<Value>(
        _ key: String, optional rule: ValueRule<Value>,
        _ set: @escaping @Sendable (inout ViewNode, Value?) -> Void
    ) {
        self.init(key, rule, clear: { set(&$0, nil) }) { value, _ in { set(&$0, value) } }
    }

    /// A property with an image, resolved in the scope.
    init(_ key: String, image set: @escaping @Sendable (inout ViewNode, ImageReference?) -> Void) {
        self.init(key, ValueRule.image, clear: { set(&$0, nil) }) { source, scope in
            if source.isLeftAlone(in: scope) { return nil }
            let image = source.image(in: scope)
            return { set(&$0, image) }
        }
    }

    private init<Value>(
        _ key: String, _ rule: ValueRule<Value>, clear: Setter?, _ setter: @escaping @Sendable (Value, Scope) -> Setter?
    ) {
        self.key = key
        self.resolver = { value, path, context -> Resolver? in
            if value.kind == .null {
                guard let clear else { return nil }
                return { _ in clear }
            }
            guard let bound = rule.bound(value, path: path, context: context) else { return nil }
            return { scope in bound.value(in: scope).flatMap { setter($0, scope) } }
        }
    }
}

package struct Assignment: Sendable, Equatable {
    package let key: String
    private let source: JSONValue
    /// Makes the setter for a scope; `nil` if the property stays unchanged.
    package let resolve: ViewProperty.Resolver

    /// Decodes the value of a property; `nil` for an error, or a `null` without effect.
    static func decode(
        _ property: ViewProperty, _ value: JSONValue, path: String, context: ProgramDecoding
    ) -> Assignment? {
        property.resolver(value, path, context).map { Assignment(key: property.key, source: value, resolve: $0) }
    }

    /// `true` for a value that is computed from each notification.
    package var followsNotification: Bool { source.isComputed }

    func apply(to node: inout ViewNode, in scope: Scope) { resolve(scope)?(&node) }

    package static func == (a: Assignment, b: Assignment) -> Bool { a.key == b.key && a.source == b.source }
}
