import RNCombine
import RNFoundation

/// The subscription of a place to an object's changes.
private final class Subscription {
    private(set) var object: AnyObject?
    private var token: AnyCancellable?

    @MainActor func follow<Object: ObservableObject>(_ object: Object, _ host: ViewHost) {
        guard self.object !== object else { return }
        self.object = object
        token = object.objectWillChange.sink { [weak host] _ in host?.invalidate() }
    }
}

/// Bindings to an object's properties.
@dynamicMemberLookup public struct _ObjectWrapper<ObjectType: ObservableObject> {
    let object: ObjectType
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        let object = object
        return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
}

@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>:
    ConnectedProperty
{
    public typealias Wrapper = _ObjectWrapper<ObjectType>
    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    func connect(in context: ViewContext, as name: String) {
        context.identity.kept(name) { Subscription() }.follow(wrappedValue, context.host)
    }
}

/// An object that lives as long as the view stands at its place.
@propertyWrapper @MainActor @preconcurrency public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    private let reference: Reference

    private final class Reference {
        let make: () -> ObjectType
        var object: Kept<ObjectType>?
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { reference = Reference(make) }
    public var wrappedValue: ObjectType {
        if let object = reference.object { return object.value }
        // Read before the view stands anywhere: the object is this value's own, as on iOS.
        let object = Kept(reference.make())
        reference.object = object
        return object.value
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func connect(in context: ViewContext, as name: String) {
        let object = context.identity.kept(name) { reference.object ?? Kept(reference.make()) }
        reference.object = object
        context.identity.kept(name + "s") { Subscription() }.follow(object.value, context.host)
    }
}

/// An object that a view further out has put into the environment.
@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>:
    ConnectedProperty
{
    public typealias Wrapper = _ObjectWrapper<ObjectType>
    private let reference = Kept<ObjectType?>(nil)
    public init() {}

    public var wrappedValue: ObjectType {
        if let object = reference.value { return object }
        stop(
            "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    func connect(in context: ViewContext, as name: String) {
        reference.value = context.environment[object: ObjectType.self]
        guard let object = reference.value else { return }
        context.identity.kept(name) { Subscription() }.follow(object, context.host)
    }
}
