import Basics

/// A value in a descriptor: a constant, or computed from each notification.
///
/// Equality compares the source, because the result of decoding depends on text and folder only.
package struct Bound<Value: Sendable>: Sendable, Equatable {
    private enum Content: Sendable {
        case constant(Value)
        case computed(@Sendable (Scope) -> Value?)
    }

    private let content: Content
    /// The JSON that it was decoded from.
    package let source: JSONValue

    package init(constant value: Value, source: JSONValue) {
        self.content = .constant(value)
        self.source = source
    }

    /// A value computed from a notification; `nil` keeps the property unchanged.
    package init(source: JSONValue, _ compute: @escaping @Sendable (Scope) -> Value?) {
        self.content = .computed(compute)
        self.source = source
    }

    /// `true` for a value that is computed from each notification.
    package var followsNotification: Bool { source.isComputed }

    /// The value in a scope; `nil` if the notification has none.
    package func value(in scope: Scope) -> Value? {
        switch content {
        case .constant(let value): value
        case .computed(let compute): compute(scope)
        }
    }

    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Bound<Other> {
        Bound<Other>(source: source) { scope in value(in: scope).flatMap(transform) }
    }

    package static func == (a: Bound, b: Bound) -> Bool { a.source == b.source }
}
