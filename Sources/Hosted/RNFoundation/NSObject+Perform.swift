import Foundation

extension NSObject {
    @discardableResult public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
        unmanaged(selector.perform(on: self))
    }
    @discardableResult public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
        unmanaged(selector.perform(on: self, object))
    }
    @discardableResult public func perform(
        _ selector: Selector, with first: Any?, with second: Any?
    ) -> Unmanaged<AnyObject>! {
        unmanaged(selector.perform(on: self, first, second))
    }
    /// Methods of a class can't be found by name: nothing happens.
    @discardableResult public class func perform(
        _ selector: Selector, with object: Any? = nil
    ) -> Unmanaged<AnyObject>! { nil }
    /// A result that is kept as long as the process, which is that of one expansion.
    private func unmanaged(_ value: Any?) -> Unmanaged<AnyObject>? { value.map { .passRetained($0 as AnyObject) } }

    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        DelayedSelectors.schedule(selector, on: self, object, after: delay)
    }

    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone: Bool) {
        if waitUntilDone { selector.perform(on: self, object) } else { perform(selector, with: object, afterDelay: 0) }
    }

    public func performSelector(inBackground selector: Selector, with object: Any?) {
        perform(selector, with: object, afterDelay: 0)
    }

    public func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return selector.call != nil || ClassRegistry.action(selector.name, of: self) != nil
    }

    /// Sets a property that the class's outlets or inspectable properties name.
    public func setValue(_ value: Any?, forKey key: String) {
        guard let value, !ClassRegistry.set(key, of: self, to: value) else { return }
        (self as? any KeyValueCoded)?.set(value, forKey: key)
    }

    public func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }
    @_disfavoredOverload public func value(forKey key: String) -> Any? {
        ClassRegistry.value(key, of: self) ?? (self as? any KeyValueReadable)?.observedValue(forKey: key)
    }

    /// The value at the end of a path through dictionaries and properties.
    public func value(forKeyPath path: String) -> Any? { keyedValue(of: self, path) }
}

/// Members of any object, as `(item as AnyObject).value(forKey: "title")` calls them.
extension Optional where Wrapped == AnyObject {
    public func value(forKey key: String) -> Any? { keyedValue(of: self, key) }
    public func value(forKeyPath path: String) -> Any? { keyedValue(of: self, path) }
    public func object(forKey key: String) -> Any? { keyedValue(of: self, key) }
}

/// The value at the end of a path through dictionaries and properties; an array gives those of its members.
private func keyedValue(of object: Any?, _ path: String) -> Any? {
    path.split(separator: ".").reduce(object) { object, key in
        if let members = object as? NSDictionary { return members[String(key)] }
        if let members = object as? [AnyHashable: Any] { return members[String(key)] }
        if let members = object as? [Any] { return members.compactMap { keyedValue(of: $0, String(key)) } }
        return (object as? NSObject)?.value(forKey: String(key))
    }
}

/// An object of the stand-ins whose properties can be set by name, as runtime attributes do.
package protocol KeyValueCoded: AnyObject {
    func set(_ value: Any, forKey key: String)
}

@discardableResult public func autoreleasepool<R>(invoking body: () throws -> R) rethrows -> R { try body() }

public enum objc_AssociationPolicy {
    case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// Values by object and key. They live as long as the process, which is that of one expansion.
private nonisolated(unsafe) var associations: [ObjectIdentifier: (owner: AnyObject, values: [UnsafeRawPointer: Any])] =
    [:]

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    associations[ObjectIdentifier(owner), default: (owner, [:])].values[key] = value
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations[ObjectIdentifier(object as AnyObject)]?.values[key]
}

public func NSStringFromClass(_ type: AnyClass) -> String { String(reflecting: type) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSClassFromString(_ name: String) -> AnyClass? { ClassRegistry.named(name)?.type }
