import Foundation

/// A value that user defaults can hold: a property list's, or one that is coded as text.
public protocol _DefaultsSerializable {
    static func value(from stored: Any) -> Self?
    var stored: Any? { get }
}

/// Typed keys of user defaults.
public enum Defaults {
    public typealias Keys = _AnyKey
    public typealias Serializable = _DefaultsSerializable
    public typealias AnyKey = _AnyKey

    public class _AnyKey {
        public typealias Key = Defaults.Key
        public let name: String
        public let suite: UserDefaults
        init(_ name: String, _ suite: UserDefaults) { (self.name, self.suite) = (name, suite) }
        public func reset() { suite.removeObject(forKey: name) }
    }

    public class Key<Value: Serializable>: _AnyKey {
        private let makeDefault: () -> Value
        public var defaultValue: Value { makeDefault() }

        public init(
            _ name: String, default value: Value, suite: UserDefaults = .standard, iCloud: Bool = false
        ) {
            makeDefault = { value }
            super.init(name, suite)
        }
        public init(
            _ name: String, suite: UserDefaults = .standard, default value: @escaping () -> Value, iCloud: Bool = false
        ) {
            makeDefault = value
            super.init(name, suite)
        }
    }

    public static subscript<Value: Serializable>(_ key: Key<Value>) -> Value {
        get { key.suite.object(forKey: key.name).flatMap { Value.value(from: $0) } ?? key.defaultValue }
        set {
            if let stored = newValue.stored {
                key.suite.set(stored, forKey: key.name)
            } else {
                key.suite.removeObject(forKey: key.name)
            }
        }
    }

    public static func reset(_ keys: _AnyKey...) { keys.forEach { $0.reset() } }
    public static func removeAll(suite: UserDefaults = .standard) {
        suite.dictionaryRepresentation().keys.forEach { suite.removeObject(forKey: $0) }
    }
}

extension Defaults.Key {
    public convenience init<T: Defaults.Serializable>(
        _ name: String, suite: UserDefaults = .standard, iCloud: Bool = false
    ) where Value == T? { self.init(name, default: nil, suite: suite, iCloud: iCloud) }
}

/// A property that lies in user defaults.
@propertyWrapper public struct Default<Value: Defaults.Serializable> {
    private let key: Defaults.Key<Value>
    public init(_ key: Defaults.Key<Value>) { self.key = key }
    public var wrappedValue: Value {
        get { Defaults[key] }
        nonmutating set { Defaults[key] = newValue }
    }
}
