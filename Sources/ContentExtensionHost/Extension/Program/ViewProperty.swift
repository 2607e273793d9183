/// One key of a view: how its value is read, and what it sets.
struct ViewProperty: Sendable {
    /// Sets the value that a scope gives on a view.
    typealias Setter = @Sendable (inout ViewNode, Scope) -> Void

    let key: String
    /// Reads a value; `nil` when what is wrong with it has been reported.
    let setter: @Sendable (_ value: JSONValue, _ path: String, _ context: ProgramDecoding) -> Setter?

    /// A property with a value of a type.
    init<Value>(
        _ key: String, _ rule: ValueRule<Value>, _ set: @escaping @Sendable (inout ViewNode, Value) -> Void
    ) {
        self.init(key, rule, clear: nil) { node, value, _ in set(&node, value) }
    }

    /// A property that JSON's `null` takes away.
    init<Value>(
        _ key: String, optional rule: ValueRule<Value>,
        _ set: @escaping @Sendable (inout ViewNode, Value?) -> Void
    ) {
        self.init(key, rule, clear: { set(&$0, nil) }) { node, value, _ in set(&node, value) }
    }

    /// A property whose source becomes an image in the scope.
    init(
        _ key: String, image set: @escaping @Sendable (inout ViewNode, ImageReference?) -> Void
    ) {
        self.init(key, ValueRule.image, clear: { set(&$0, nil) }) { node, source, scope in
            if !source.isLeftAlone(in: scope) { set(&node, source.image(in: scope)) }
        }
    }

    private init<Value>(
        _ key: String, _ rule: ValueRule<Value>, clear: (@Sendable (inout ViewNode) -> Void)?,
        _ set: @escaping @Sendable (inout ViewNode, Value, Scope) -> Void
    ) {
        self.key = key
        self.setter = { value, path, context -> Setter? in
            if value.kind == .null {
                guard let clear else { return nil }
                return { (node: inout ViewNode, _: Scope) in clear(&node) }
            }
            guard let bound = rule.bound(value, path: path, context: context) else { return nil }
            return { (node: inout ViewNode, scope: Scope) in
                if let value = bound.value(in: scope) { set(&node, value, scope) }
            }
        }
    }
}

/// A property and the value it gets.
struct Assignment: Sendable, Equatable {
    let key: String
    private let source: JSONValue
    private let set: ViewProperty.Setter

    /// Reads the value of a property; `nil` when it is wrong, or a `null` that takes nothing away.
    static func decode(
        _ property: ViewProperty, _ value: JSONValue, path: String, context: ProgramDecoding
    ) -> Assignment? {
        property.setter(value, path, context).map { Assignment(key: property.key, source: value, set: $0) }
    }

    /// Sets the property on a view.
    func apply(to node: inout ViewNode, in scope: Scope) { set(&node, scope) }

    static func == (a: Assignment, b: Assignment) -> Bool { a.key == b.key && a.source == b.source }
}
