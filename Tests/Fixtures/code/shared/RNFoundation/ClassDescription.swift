@_exported import Foundation

public final class ClassDescription<C: AnyObject> {
    public var setters: [String: (AnyObject, AnyObject) -> Void] = [:]
    public var responders: [String: (AnyObject) -> Any] = [:]

    public func outlet<T: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<C, T?>) {
        setters[name] = { ($0 as? C)?[keyPath: path] = $1 as? T }
    }

    public func action<A>(_ name: String, _ method: @escaping (C) -> (A) -> Void) {}
    public func action(_ name: String, _ method: @escaping (C) -> () -> Void) {}
    public func responds<F>(_ name: String, _ method: @escaping (C) -> F) {
        responders[name] = { ($0 as? C).map { method($0) } as Any }
    }
    public func makes<A, B>(_ make: @escaping (A, B) -> C) {}
}

public struct HostedClass {
    public let name: String
    public let type: AnyClass
    public let setters: [String: (AnyObject, AnyObject) -> Void]
    public let responders: [String: (AnyObject) -> Any]

    public init<C: AnyObject>(_ name: String, _ type: C.Type, register: (ClassDescription<C>) -> Void) {
        let description = ClassDescription<C>()
        register(description)
        (self.name, self.type) = (name, type)
        (setters, responders) = (description.setters, description.responders)
    }
}

public struct Selector {
    public init<C, A>(_ method: (C) -> (A) -> Void) {}
}

/// Says nothing here.
public func _skip() {}

open class _Shell {
    public required init() {}
}

public func _stop(file: String = #filePath, line: Int = #line) -> Never {
    FileHandle.standardError.write(Data("\(file):\(line): Fatal error: code that doesn't compile here\n".utf8))
    exit(1)
}
