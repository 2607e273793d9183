import RNFoundation

/// A value of the environment, or an observable object in it.
@propertyWrapper public struct Environment<Value>: ConnectedProperty {
    private let read: (EnvironmentValues) -> Value?
    private let reference = Kept<EnvironmentValues?>(nil)

    public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable { read = { $0[object: type] } }
    public init<Object>(_ type: Object.Type) where Value == Object?, Object: AnyObject, Object: Observable {
        read = { .some($0[object: type]) }
    }

    public var wrappedValue: Value {
        if let value = read(reference.value ?? EnvironmentValues()) { return value }
        stop(
            "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
                + "as an ancestor of this view.")
    }

    func connect(in context: ViewContext, as name: String) { reference.value = context.environment }
}

extension View {
    public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment { $0[keyPath: path] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        changingEnvironment { $0[object: T.self] = object }
    }
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        changingEnvironment { $0[object: T.self] = object }
    }
    public func transformEnvironment<V>(
        _ path: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { changingEnvironment { transform(&$0[keyPath: path]) } }
}
