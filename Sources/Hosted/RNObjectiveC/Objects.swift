import RNFoundation

public func _equal(_ first: Any?, _ second: Any?) -> Bool {
    if _isNil(first) || _isNil(second) { return _isNil(first) && _isNil(second) }
    if let a = _string(first), let b = _string(second) { return a == b }
    if let a = _number(first), let b = _number(second) { return a == b }
    if let a = first as? _Mutable { return _equal(a.plain, second) }
    if let b = second as? _Mutable { return _equal(first, b.plain) }
    if let a = first as? NSObject, let b = second as? NSObject { return a.isEqual(b) }
    if let a = first as? AnyHashable, let b = second as? AnyHashable { return a == b }
    return _same(first, second)
}

/// `==` of two objects: the same object, or equal values, as equal literals are the same object.
public func _same(_ first: Any?, _ second: Any?) -> Bool {
    if _isNil(first) || _isNil(second) { return _isNil(first) && _isNil(second) }
    if let a = first, let b = second, type(of: a) is AnyClass, type(of: b) is AnyClass {
        return (a as AnyObject) === (b as AnyObject)
    }
    return (first as? AnyHashable).map { $0 == second as? AnyHashable } ?? false
}

public func _hash(_ value: Any?) -> Int { (value as? AnyHashable)?.hashValue ?? 0 }

public func _isKind(_ value: Any?, _ type: Any.Type) -> Bool {
    switch type {
    case is String.Type: return _string(value) != nil
    case is [Any].Type: return value is [Any] || value is _MutableArray
    case is [AnyHashable: Any].Type:
        return value is _MutableDictionary || _as(value, to: [AnyHashable: Any].self) != nil
    case is NSNumber.Type: return _number(value) != nil
    default: break
    }
    guard let value, !_isNil(value) else { return false }
    func isKind<T>(_ type: T.Type) -> Bool { value is T }
    return _openExistential(type, do: isKind)
}

public func _responds(_ value: Any?, _ selector: Selector) -> Bool {
    (value as? NSObject)?.responds(to: selector) ?? false
}

/// Sends a message by name to an object of the extension's classes.
@discardableResult public func _perform(_ value: Any?, _ selector: Selector, _ argument: Any? = nil) -> Any? {
    (value as? NSObject)?.perform(selector, with: argument)?.takeUnretainedValue()
}

public func _copy(_ value: Any?) -> Any? {
    switch value {
    case let array as _MutableArray: array.values
    case let dictionary as _MutableDictionary: dictionary.values
    case let text as _MutableString: text.text
    case let object as any NSCopying: object.copy(with: nil)
    default: value
    }
}

public func _mutableCopy(_ value: Any?) -> Any? {
    if let text = _string(value) { return _MutableString(text) }
    if value is [Any] || value is _MutableArray { return _MutableArray(_elements(value)) }
    if let values = _as(value, to: [AnyHashable: Any].self) { return _MutableDictionary(values) }
    return (value as? any NSMutableCopying)?.mutableCopy(with: nil) ?? value
}

/// A place that nothing else has.
public func _address() -> UnsafeMutableRawPointer { .allocate(byteCount: 1, alignment: 1) }

/// `@(…)` where a number's object must stand.
public func _boxed(_ value: Any?) -> NSNumber { _number(value) ?? 0 }

public func _once(_ token: inout Int, _ body: () -> Void) {
    if token != 0 { return }
    token = -1
    body()
}

public func _postIncrement<T: BinaryInteger>(_ value: inout T, by step: T = 1) -> T {
    defer { value += step }
    return value
}
public func _preIncrement<T: BinaryInteger>(_ value: inout T, by step: T = 1) -> T {
    value += step
    return value
}
/// The value of an assignment within an expression.
public func _assign<T>(_ place: inout T, _ value: T) -> T {
    place = value
    return value
}

/// The description of an object in a format.
func _described(_ value: Any?) -> String {
    guard let value, !_isNil(value) else { return "(null)" }
    if let text = _string(value) { return text }
    if let number = value as? Bool { return number ? "1" : "0" }
    if let number = _number(value) { return number.stringValue }
    if let holder = value as? any _Mutable { return _described(holder.plain) }
    if let values = value as? [Any] {
        return "(\n" + values.map { "    " + _described($0) }.joined(separator: ",\n") + "\n)"
    }
    if let values = _as(value, to: [AnyHashable: Any].self) {
        let lines = values.map { "    \(_described($0.key.base)) = \(_described($0.value));" }.sorted()
        return "{\n" + lines.joined(separator: "\n") + "\n}"
    }
    if let optional = Mirror(reflecting: value).displayStyle, optional == .optional { return "\(value)" }
    return (value as? NSObject)?.description ?? "\(value)"
}

public func _description(_ value: Any?) -> String { _described(value) }

/// `@throw`, which nothing here catches.
public func _raise(file: String = #filePath, line: Int = #line) -> Never {
    Host.raise("an exception is thrown", file: file, line: line)
    exit(1)
}

/// The number of `@try` statements around the running code.
nonisolated(unsafe) private var attempts = 0

/// Tells where a `@try` begins and ends. An exception in it doesn't end the process, and its handler isn't run.
public func _attempt(_ change: Int) { attempts += change }

/// Ends the process with Foundation's exception for an index that isn't below a count.
func _isInBounds(_ index: Int, _ count: Int, _ file: String, _ line: Int) -> Bool {
    if (0..<count).contains(index) { return true }
    guard attempts == 0 else { return false }
    let bounds = count > 0 ? "bounds [0 .. \(count - 1)]" : "bounds for empty array"
    Host.raise("NSRangeException: index \(UInt(bitPattern: index)) beyond \(bounds)", file: file, line: line)
    return false
}
