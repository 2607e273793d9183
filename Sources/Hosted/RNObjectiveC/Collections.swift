import RNFoundation

/// A mutable object that stands for a Swift value.
protocol _Mutable: AnyObject {
    var plain: Any { get }
}

/// `NSMutableArray` and the mutable sets, which keep the order of their elements.
public final class _MutableArray: NSObject, _Mutable {
    public var values: [Any]
    /// `true` for a set.
    let isUnique: Bool
    public init(_ values: [Any]) { (self.values, isUnique) = (values, false) }
    public init(unique values: [Any]) { (self.values, isUnique) = (_unique(values), true) }
    public override convenience init() { self.init([]) }
    var plain: Any { values }
    public override var description: String { _described(values) }
}

/// `NSMutableDictionary`.
public final class _MutableDictionary: NSObject, _Mutable {
    public var values: [AnyHashable: Any]
    public init(_ values: [AnyHashable: Any]) { self.values = values }
    public override convenience init() { self.init([:]) }
    var plain: Any { values }
    public override var description: String { _described(values) }
}

/// `NSMutableString`.
public final class _MutableString: NSObject, _Mutable {
    public var text: String
    public init(_ text: String) { self.text = text }
    public override convenience init() { self.init("") }
    var plain: Any { text }
    public override var description: String { text }
}

/// The elements of a literal.
public func _array(_ values: Any?...) -> [Any] { values.compactMap { _isNil($0) ? nil : $0 } }

public func _dictionary(_ pairs: (Any?, Any?)...) -> [AnyHashable: Any] {
    var found: [AnyHashable: Any] = [:]
    for (key, value) in pairs {
        if let key = _key(key), let value, !_isNil(value) { found[key] = value }
    }
    return found
}

/// A key as dictionaries of Swift values have it.
func _key(_ key: Any?) -> AnyHashable? {
    if let text = key as? NSString { return text as String }
    if let text = key as? _MutableString { return text.text }
    return key as? AnyHashable
}

public func _filtered(_ value: Any?, _ predicate: NSPredicate?) -> [Any] {
    _elements(value).filter { _evaluate(predicate, $0) }
}
public func _evaluate(_ predicate: NSPredicate?, _ value: Any?) -> Bool { predicate?.evaluate(with: value) ?? false }

/// The elements of anything that can be gone through.
public func _elements(_ value: Any?) -> [Any] {
    if let values = _as(value, to: [Any].self) { return values }
    if let values = _as(value, to: [AnyHashable: Any].self) { return values.keys.map { $0.base } }
    return (value as? NSSet)?.allObjects ?? (value as? Set<AnyHashable>)?.map { $0.base } ?? []
}

/// NSJSONSerialization's bytes of a dictionary or an array, mutable or not; `nil` for what isn't JSON.
public func _jsonData(_ value: Any?) -> Data? {
    let plain = _plain(value)
    guard plain is [Any] || plain is [String: Any], JSONSerialization.isValidJSONObject(plain) else { return nil }
    return try? JSONSerialization.data(withJSONObject: plain)
}

/// A value with Swift's collections and texts in place of mutable ones.
private func _plain(_ value: Any?) -> Any {
    if let text = value as? _MutableString { return text.text }
    if let values = value as? [Any] ?? (value as? _MutableArray)?.values { return values.map { _plain($0) } }
    guard let values = value as? [AnyHashable: Any] ?? (value as? _MutableDictionary)?.values else {
        return value ?? NSNull()
    }
    return Dictionary(values.map { ("\($0.key.base)", _plain($0.value)) }) { $1 }
}

/// The element of an array, or the value of a key: `nil` for one that isn't there.
public func _at(_ container: Any?, _ key: Any?, file: String = #filePath, line: Int = #line) -> Any? {
    if container is [Any] || container is _MutableArray || container is NSArray {
        let values = _elements(container)
        guard let index = _number(key)?.intValue, _isInBounds(index, values.count, file, line) else { return nil }
        return values[index]
    }
    if let values = _as(container, to: [AnyHashable: Any].self) {
        guard let key = _key(key) else { return nil }
        if let value = values[key] { return value }
        // Numbers are keys by their value, attributes by their name.
        if let number = _number(key.base) { return values.first { _number($0.key.base) == number }?.value }
        return _string(key.base).flatMap { text in values.first { _string($0.key.base) == text }?.value }
    }
    if let defaults = container as? UserDefaults { return _string(key).flatMap { defaults.object(forKey: $0) } }
    guard let object = container as? NSObject, let name = _string(key) else { return nil }
    return object.value(forKeyPath: name)
}

/// Key-value coding: of a list the values of its elements.
public func _value(_ value: Any?, _ key: Any?) -> Any? {
    if _as(value, to: [AnyHashable: Any].self) == nil, let values = _as(value, to: [Any].self) {
        return _string(key) == "@count" ? values.count : values.map { _value($0, key) ?? NSNull() }
    }
    let name = _string(key)
    if name == "self" { return value }
    if let number = value as? NSNumber ?? (_string(value) == nil ? _number(value) : nil), let name,
        ["intValue", "integerValue", "floatValue", "doubleValue", "boolValue"].contains(name)
    {
        return number
    }
    guard let text = _string(value) else { return _at(value, key) }
    return switch name {
    case "length": text.utf16.count
    case "uppercaseString": text.uppercased()
    case "lowercaseString": text.lowercased()
    case "capitalizedString": text.capitalized
    case "intValue", "integerValue": _intValue(text)
    case "floatValue", "doubleValue": _doubleValue(text)
    case "description": text
    default: nil
    }
}
public func _valueAtPath(_ value: Any?, _ path: Any?) -> Any? {
    let steps = (_string(path) ?? "").split(separator: ".").map(String.init)
    guard let index = steps.firstIndex(where: { $0.hasPrefix("@") && $0 != "@count" }) else {
        return steps.reduce(value) { _value($0, $1) }
    }
    let list = steps[..<index].reduce(value) { _value($0, $1) }
    let rest = steps[(index + 1)...].joined(separator: ".")
    return _collected(_elements(list).compactMap { _valueAtPath($0, rest) }, by: steps[index])
}

/// The value of a key path's operator on a list.
private func _collected(_ values: [Any], by name: String) -> Any? {
    let sum = values.reduce(0) { $0 + (_number($1)?.doubleValue ?? 0) }
    return switch name {
    case "@sum": NSNumber(value: sum)
    case "@avg": NSNumber(value: values.isEmpty ? 0 : sum / Double(values.count))
    case "@max": _sorted(values).last
    case "@min": _sorted(values).first
    case "@unionOfObjects": values
    case "@distinctUnionOfObjects": _unique(values)
    default: nil
    }
}

public func _objects(_ container: Any?, _ keys: Any?, _ marker: Any?) -> [Any] {
    _elements(keys).compactMap { _at(container, $0) ?? marker }
}

public func _set(
    _ container: Any?, _ key: Any?, _ value: Any?, file: String = #filePath, line: Int = #line
) {
    if let array = container as? _MutableArray {
        guard let index = _number(key)?.intValue, let value,
            _isInBounds(index, array.values.count + 1, file, line)
        else { return }
        if index == array.values.count { array.values.append(value) } else { array.values[index] = value }
    } else if let dictionary = container as? _MutableDictionary {
        if let key = _key(key) { dictionary.values[key] = _isNil(value) ? nil : value }
    } else if let defaults = container as? UserDefaults {
        if let name = _string(key) { defaults.set(_isNil(value) ? nil : value, forKey: name) }
    } else if let object = container as? NSObject, let name = _string(key) {
        object.setValue(value, forKey: name)
    }
}

/// Elements without those that equal an earlier one.
public func _unique(_ value: Any?) -> [Any] {
    _elements(value).reduce(into: []) { found, element in
        if !found.contains(where: { _equal($0, element) }) { found.append(element) }
    }
}

public func _firstObject(_ value: Any?) -> Any? { _elements(value).first }
public func _lastObject(_ value: Any?) -> Any? { _elements(value).last }
public func _containsObject(_ value: Any?, _ object: Any?) -> Bool { _elements(value).contains { _equal($0, object) } }
public func _indexOfObject(_ value: Any?, _ object: Any?) -> Int {
    _elements(value).firstIndex { _equal($0, object) } ?? NSNotFound
}
public func _allKeys(_ value: Any?) -> [Any] {
    (_as(value, to: [AnyHashable: Any].self) ?? [:]).keys.map { $0.base }
}
public func _allValues(_ value: Any?) -> [Any] { Array((_as(value, to: [AnyHashable: Any].self) ?? [:]).values) }

public func _addObject(_ value: Any?, _ object: Any?) {
    guard let array = value as? _MutableArray, let object, !_isNil(object) else { return }
    if !(array.isUnique && _containsObject(array, object)) { array.values.append(object) }
}
public func _addObjects(_ value: Any?, _ objects: Any?) { _elements(objects).forEach { _addObject(value, $0) } }
public func _insertObject(
    _ value: Any?, _ object: Any?, _ index: Int, file: String = #filePath, line: Int = #line
) {
    guard let array = value as? _MutableArray, let object, _isInBounds(index, array.values.count + 1, file, line)
    else { return }
    array.values.insert(object, at: index)
}
public func _removeObject(_ value: Any?, _ object: Any?) {
    (value as? _MutableArray)?.values.removeAll { _equal($0, object) }
}
public func _removeObjectAtIndex(_ value: Any?, _ index: Int, file: String = #filePath, line: Int = #line) {
    guard let array = value as? _MutableArray, _isInBounds(index, array.values.count, file, line) else { return }
    array.values.remove(at: index)
}
public func _removeLastObject(_ value: Any?) {
    if let array = value as? _MutableArray, !array.values.isEmpty { array.values.removeLast() }
}
public func _removeAllObjects(_ value: Any?) {
    (value as? _MutableArray)?.values = []
    (value as? _MutableDictionary)?.values = [:]
}
public func _addEntries(_ value: Any?, _ other: Any?) {
    (value as? _MutableDictionary)?.values.merge(_as(other, to: [AnyHashable: Any].self) ?? [:]) { $1 }
}
public func _joined(_ value: Any?, _ separator: Any?) -> String {
    _elements(value).map { _described($0) }.joined(separator: _string(separator) ?? "")
}
public func _byAdding(_ value: Any?, _ object: Any?) -> [Any] { _elements(value) + (object.map { [$0] } ?? []) }
public func _subarray(_ value: Any?, _ range: NSRange, file: String = #filePath, line: Int = #line) -> [Any] {
    let values = _elements(value)
    guard !_isNil(value), _isInBounds(range.location, values.count + 1, file, line),
        _isInBounds(range.length, values.count - range.location + 1, file, line)
    else { return [] }
    return Array(values[range.location...].prefix(range.length))
}
public func _enumerateArray(_ value: Any?, _ body: (Any?, Int, UnsafeMutablePointer<Bool>) -> Void) {
    var stop = false
    for (index, element) in _elements(value).enumerated() where !stop { body(element, index, &stop) }
}
public func _enumerateDictionary(_ value: Any?, _ body: (Any?, Any?, UnsafeMutablePointer<Bool>) -> Void) {
    var stop = false
    for (key, element) in _as(value, to: [AnyHashable: Any].self) ?? [:] where !stop { body(key.base, element, &stop) }
}

/// `dictionaryWithObjectsAndKeys:`, each value before its key.
public func _dictionaryOf(_ values: Any?...) -> [AnyHashable: Any] {
    var found: [AnyHashable: Any] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
        if let key = _key(values[index + 1]), let value = values[index], !_isNil(value) { found[key] = value }
    }
    return found
}

public func _sorted(
    _ value: Any?, by compare: (Any?, Any?) -> ComparisonResult = { _compare($0, $1) }
) -> [Any] {
    // The order of equal elements stays, as in Foundation.
    _elements(value).enumerated().sorted { a, b in
        let order = compare(a.element, b.element)
        return order == .orderedSame ? a.offset < b.offset : order == .orderedAscending
    }.map(\.element)
}

/// `sortedArrayUsingFunction:context:`, whose function has the types that its author wrote.
public func _sorted<A, B, C>(
    _ value: Any?, by compare: (A?, B?, C?) -> ComparisonResult, with context: Any?
) -> [Any] {
    _sorted(value) { compare($0 as? A, $1 as? B, context as? C) }
}
public func _sorted<A, B, C>(_ value: Any?, by compare: (A?, B?, C?) -> Int, with context: Any?) -> [Any] {
    _sorted(value) { ComparisonResult(rawValue: compare($0 as? A, $1 as? B, context as? C)) ?? .orderedSame }
}

public func _sort(_ value: Any?, by compare: (Any?, Any?) -> ComparisonResult) {
    guard let array = value as? _MutableArray else { return }
    array.values = _sorted(array, by: compare)
}
