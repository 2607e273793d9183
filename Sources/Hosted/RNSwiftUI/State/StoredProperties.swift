import RNUIKit

/// A value of the user's defaults. Every change of the defaults evaluates the view again.
@propertyWrapper public struct AppStorage<Value>: ConnectedProperty {
    private let key: String
    private let store: UserDefaults
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?
    private let initial: Value

    private init(
        _ key: String, _ store: UserDefaults?, _ initial: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?
    ) {
        (self.key, self.store, self.initial) = (key, store ?? .standard, initial)
        (self.read, self.write) = (read, write)
    }

    public var wrappedValue: Value {
        get { store.object(forKey: key).flatMap(read) ?? initial }
        nonmutating set {
            if let value = write(newValue) { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            StoredValues.shared.changed()
        }
    }
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
    func connect(in context: ViewContext, as name: String) { StoredValues.shared.hosts.insert(context.host) }
}

/// The hosts whose views read the user's defaults.
private final class StoredValues {
    static nonisolated(unsafe) let shared = StoredValues()
    var hosts: Set<ViewHost> = []
    func changed() { hosts.forEach { $0.invalidate() } }
}

extension AppStorage {
    /// A number or text as the defaults hold it; numbers are found under any type.
    private init(plain key: String, _ store: UserDefaults?, _ initial: Value) {
        self.init(key, store, initial, read: { $0 as? Value ?? Self.number($0) }, write: { $0 })
    }
    private static func number(_ value: Any) -> Value? {
        guard let number = value as? NSNumber else { return nil }
        return (number.boolValue as? Value) ?? (number.intValue as? Value) ?? (number.doubleValue as? Value)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: key, store, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store, wrappedValue, read: { ($0 as? URL) ?? ($0 as? String).flatMap { URL(string: $0) } },
            write: { $0.absoluteString })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } }, write: { $0.rawValue })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<V>(optional key: String, _ store: UserDefaults?) where Value == V? {
        self.init(key, store, nil, read: { .some($0 as? V) }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }
}

/// A value that a scene keeps between launches; the extension has one scene, so the defaults hold it.
public typealias SceneStorage = AppStorage

/// A number that grows with the user's text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { (value, self.style) = (wrappedValue, style) }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    public var wrappedValue: Value { Value(FontMetrics.factor(of: style)) * value }
}

/// A name that is unlike all others, for as long as the view stands at its place.
@propertyWrapper public struct Namespace: ConnectedProperty {
    public struct ID: Hashable, Sendable { fileprivate let number: Int }
    private let reference = Kept<Kept<ID>?>(nil)
    private static nonisolated(unsafe) var count = 0
    public init() {}
    public var wrappedValue: ID { reference.value?.value ?? ID(number: 0) }
    func connect(in context: ViewContext, as name: String) {
        reference.value = context.identity.kept(name) {
            Self.count += 1
            return Kept(ID(number: Self.count))
        }
    }
}
