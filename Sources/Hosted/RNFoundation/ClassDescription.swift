import Foundation

/// Members of a class that a storyboard can name: outlets, properties, actions, optional methods and ways to make it.
/// The code that calls this is generated beside the class.
public final class ClassDescription<C: AnyObject> {
    var members = ClassMembers()

    public init() {}

    public func outlet<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, T>) {
        members.types[name] = T.self
        members.setters[name] = { object, value in
            guard let object = object as? C, let value = value as? T else { return false }
            object[keyPath: path] = value
            return true
        }
        members.getters[name] = { object in (object as? C)?[keyPath: path] }
    }

    public func outlet<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, T?>) {
        members.types[name] = T.self
        members.setters[name] = { object, value in
            guard let object = object as? C, let value = value as? T else { return false }
            object[keyPath: path] = value
            return true
        }
        members.getters[name] = { object in (object as? C)?[keyPath: path] }
    }

    /// A collection; destinations are added in the order of the storyboard's connections.
    public func outlet<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, [T]>) {
        members.setters[name] = { object, value in
            guard let object = object as? C else { return false }
            if let values = value as? [T] {
                object[keyPath: path] = values
            } else if let value = value as? T {
                object[keyPath: path].append(value)
            } else {
                return false
            }
            return true
        }
    }

    public func outlet<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, [T]?>) {
        members.setters[name] = { object, value in
            guard let object = object as? C else { return false }
            if let values = value as? [T] {
                object[keyPath: path] = values
            } else if let value = value as? T {
                object[keyPath: path] = (object[keyPath: path] ?? []) + [value]
            } else {
                return false
            }
            return true
        }
    }

    /// A property that a user-defined runtime attribute sets.
    public func property<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, T>) {
        members.setters[name] = { object, value in
            guard let object = object as? C, let value = RuntimeValue.convert(value, to: T.self) else { return false }
            object[keyPath: path] = value
            return true
        }
        members.getters[name] = { object in (object as? C)?[keyPath: path] }
    }

    public func property<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, T?>) {
        members.setters[name] = { object, value in
            guard let object = object as? C, let value = RuntimeValue.convert(value, to: T.self) else { return false }
            object[keyPath: path] = value
            return true
        }
        members.getters[name] = { object in (object as? C)?[keyPath: path] }
    }

    public func action<R>(_ name: String, _ method: @escaping (C) -> () -> R) { set(name, Selector(method)) }
    public func action<A, R>(_ name: String, _ method: @escaping (C) -> (A) -> R) { set(name, Selector(method)) }
    public func action<A, B, R>(_ name: String, _ method: @escaping (C) -> (A, B) -> R) { set(name, Selector(method)) }

    private func set(_ name: String, _ selector: Selector) {
        members.actions[name] = { object, first, second in selector.perform(on: object, first, second) }
    }

    /// An optional method of a protocol, as a closure over the object.
    package func respond<F>(_ name: String, _ method: @escaping (C) -> F) {
        members.methods[name] = { object in (object as? C).map { method($0) } }
    }

    /// The initialiser without arguments, by which a storyboard makes an object that is no view.
    public func makes(_ make: @escaping () -> C) { self.make { (_: Void) in make() } }

    /// A way to make an object, by the types of the initialiser's arguments.
    package func make<A>(_ make: @escaping (A) -> C) {
        members.makers[ObjectIdentifier(A.self)] = { arguments in (arguments as? A).map { make($0) } }
    }
}

/// Members by name, with the class erased. A closure answers `false` or `nil` for an object of another class.
struct ClassMembers {
    var types: [String: Any.Type] = [:]
    var setters: [String: (AnyObject, Any) -> Bool] = [:]
    var getters: [String: (AnyObject) -> Any?] = [:]
    var actions: [String: (AnyObject, Any?, Any?) -> Void] = [:]
    var methods: [String: (AnyObject) -> Any?] = [:]
    var makers: [ObjectIdentifier: (Any) -> AnyObject?] = [:]
}

/// A class of the extension's sources.
public struct HostedClass {
    package let name: String
    package let type: AnyClass
    let isInstance: (AnyObject) -> Bool
    let members: ClassMembers

    /// - Parameter name: the class's name without its module.
    public init<C: AnyObject>(_ name: String, _ type: C.Type, register: (ClassDescription<C>) -> Void = { _ in }) {
        let description = ClassDescription<C>()
        register(description)
        (self.name, self.type, members) = (name, type, description.members)
        isInstance = { $0 is C }
    }
}

/// The classes of the extension's sources, by name.
package enum ClassRegistry {
    package nonisolated(unsafe) static var classes: [HostedClass] = []

    /// The class of a storyboard's name, `Module.Class` or `Class`.
    package static func named(_ name: String) -> HostedClass? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return classes.first { $0.name == name } ?? classes.first { $0.name == last }
    }

    /// `true` for a class of the extension's sources.
    package static func declares(_ type: AnyClass) -> Bool { classes.contains { $0.type == type } }

    package static func set(_ name: String, of object: AnyObject, to value: Any) -> Bool {
        members(of: object).contains { $0.setters[name]?(object, value) ?? false }
    }

    package static func has(_ name: String, _ object: AnyObject) -> Bool {
        members(of: object).contains { $0.setters[name] != nil }
    }

    package static func value(_ name: String, of object: AnyObject) -> Any? {
        members(of: object).lazy.compactMap { $0.getters[name]?(object) }.first
    }

    /// The type of an outlet.
    package static func outletType(_ name: String, of object: AnyObject) -> Any.Type? {
        members(of: object).lazy.compactMap { $0.types[name] }.first
    }

    package static func action(_ name: String, of object: AnyObject) -> ((Any?, Any?) -> Void)? {
        members(of: object).lazy.compactMap { $0.actions[name] }.first.map { action in { action(object, $0, $1) } }
    }

    package static func method<F>(_ name: String, of object: AnyObject, as type: F.Type = F.self) -> F? {
        members(of: object).lazy.compactMap { $0.methods[name]?(object) as? F }.first
    }

    /// Makes an object of a class by an initialiser that its description names.
    package static func make<A>(_ type: AnyClass, _ arguments: A) -> AnyObject? {
        classes.lazy.filter { $0.type == type }.compactMap { $0.members.makers[ObjectIdentifier(A.self)]?(arguments) }
            .first
    }

    /// Subclasses first, as Objective-C looks methods up.
    private static func members(of object: AnyObject) -> [ClassMembers] {
        let own = classes.filter { $0.type == type(of: object) }
        return (own + classes.filter { $0.type != type(of: object) && $0.isInstance(object) }).map(\.members)
    }
}

/// A value of a user-defined runtime attribute.
package enum RuntimeValue {
    package static func convert<T>(_ value: Any, to type: T.Type) -> T? {
        if let value = value as? T { return value }
        guard let number = (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init) else {
            return nil
        }
        switch type {
        case is CGFloat.Type: return CGFloat(number) as? T
        case is Double.Type: return number as? T
        case is Float.Type: return Float(number) as? T
        case is Int.Type: return Int(exactly: number.rounded()) as? T
        case is Bool.Type: return (number != 0) as? T
        default: return nil
        }
    }
}
