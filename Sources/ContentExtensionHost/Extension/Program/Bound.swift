/// A value as a descriptor gives it: known now, or computed from each notification.
///
/// Two are equal when they were written the same: decoding depends on nothing but the text and the folder.
struct Bound<Value: Sendable>: Sendable, Equatable {
    private enum Content: Sendable {
        case constant(Value)
        case computed(@Sendable (Scope) -> Value?)
    }

    private let content: Content
    /// What it was decoded from.
    let source: JSONValue

    /// A value that is the same for every notification.
    init(constant value: Value, source: JSONValue) {
        self.content = .constant(value)
        self.source = source
    }

    /// A value computed from a notification; `nil` leaves what it would have set alone.
    init(source: JSONValue, _ compute: @escaping @Sendable (Scope) -> Value?) {
        self.content = .computed(compute)
        self.source = source
    }

    /// The value in a scope; `nil` when the notification doesn't give one.
    func value(in scope: Scope) -> Value? {
        switch content {
        case .constant(let value): value
        case .computed(let compute): compute(scope)
        }
    }

    /// The value made into another.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Bound<Other> {
        Bound<Other>(source: source) { scope in value(in: scope).flatMap(transform) }
    }

    static func == (a: Bound, b: Bound) -> Bool { a.source == b.source }
}
