import RNFoundation

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view hands down to those in it.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An observable object by its class.
    subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { objects[ObjectIdentifier(type)] as? T }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[object: objectType] }
        set { self[object: objectType] = newValue }
    }

    public var description: String { "EnvironmentValues" }
}
