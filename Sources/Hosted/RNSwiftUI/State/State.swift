import RNFoundation

/// A value that lives as long as the view stands at its place (fact: swiftui/life.state).
@propertyWrapper public struct State<Value>: ConnectedProperty {
    /// Shared by all copies of the view's value.
    private let reference: Reference

    private final class Reference {
        let initial: () -> Value
        var storage: Storage?
        init(_ initial: @escaping () -> Value) { self.initial = initial }
    }

    /// The value at a place.
    final class Storage {
        weak var host: ViewHost?
        var value: Value { didSet { host?.invalidate() } }
        init(_ value: Value, _ host: ViewHost) { (self.value, self.host) = (value, host) }
    }

    public init(wrappedValue value: Value) { reference = Reference { value } }
    public init(initialValue value: Value) { reference = Reference { value } }

    public var wrappedValue: Value {
        get { reference.storage?.value ?? reference.initial() }
        // Before the view stands anywhere a value has no place, as on iOS.
        nonmutating set { reference.storage?.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let reference = reference
        return Binding(
            get: { reference.storage?.value ?? reference.initial() }, set: { reference.storage?.value = $0 })
    }

    func connect(in context: ViewContext, as name: String) {
        reference.storage = context.identity.kept(name) { Storage(reference.initial(), context.host) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A value that another place owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    public var transaction = Transaction()

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (read, write) = (get, { value, _ in set(value) })
    }
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) { (read, write) = (get, set) }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }
    /// `nil` while the base has no value.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(get: { base.wrappedValue }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue, transaction) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
    /// Changes through it are shown in their end state.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ value: Value) { wrappedValue = value }
    public var projectedValue: Bindable<Value> { self }
}
extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}
