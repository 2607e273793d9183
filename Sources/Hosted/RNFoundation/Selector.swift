import Foundation

/// A method by name, or the method itself: `#selector(f)` is compiled as `Selector(f)`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String
    /// Calls the method with target and up to two arguments; `nil` for a selector by name.
    package let call: ((Any?, Any?, Any?) -> Any?)?

    public init(_ name: String) { (self.name, call) = (name, nil) }
    public init(stringLiteral value: String) { self.init(value) }

    private init(key: Any.Type, _ call: @escaping (Any?, Any?, Any?) -> Any?) {
        (name, self.call) = ("\(key)", call)
    }

    public init<R>(_ method: @escaping () -> R) { self.init(key: R.self) { _, _, _ in method() } }

    public init<A, R>(_ method: @escaping (A) -> R) {
        self.init(key: A.self) { _, first, _ in Self.cast(first, to: A.self).map(method) }
    }

    public init<A, B, R>(_ method: @escaping (A, B) -> R) {
        self.init(key: A.self) { _, first, second in
            guard let first = Self.cast(first, to: A.self), let second = Self.cast(second, to: B.self) else {
                return nil
            }
            return method(first, second)
        }
    }

    public init<C, R>(_ method: @escaping (C) -> () -> R) {
        self.init(key: C.self) { target, _, _ in Self.cast(target, to: C.self).map { method($0)() } }
    }

    public init<C, A, R>(_ method: @escaping (C) -> (A) -> R) {
        self.init(key: C.self) { target, first, _ in
            guard let target = Self.cast(target, to: C.self), let first = Self.cast(first, to: A.self) else {
                return nil
            }
            return method(target)(first)
        }
    }

    public init<C, A, B, R>(_ method: @escaping (C) -> (A, B) -> R) {
        self.init(key: C.self) { target, first, second in
            guard let target = Self.cast(target, to: C.self), let first = Self.cast(first, to: A.self),
                let second = Self.cast(second, to: B.self)
            else { return nil }
            return method(target)(first, second)
        }
    }

    private static func cast<T>(_ value: Any?, to type: T.Type) -> T? {
        if let value, let cast = value as? T { return cast }
        // An optional parameter takes a missing argument.
        return Optional<Any>.none as? T
    }

    public static func == (first: Selector, second: Selector) -> Bool {
        first.name == second.name && (first.call == nil) == (second.call == nil)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var description: String { name }

    /// Calls the method of a target; a selector by name finds what the class has registered.
    @discardableResult package func perform(on target: Any?, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
        if let call { return call(target, first, second) }
        guard let target = target as? AnyObject else { return nil }
        if let action = ClassRegistry.action(name, of: target) {
            action(first, second)
        } else {
            Host.shared.note("code-selector", "\(type(of: target)) has no action \(name)")
        }
        return nil
    }
}
