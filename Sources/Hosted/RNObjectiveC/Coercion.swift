import RNFoundation
import RNUIKit

// Conversions that Objective-C makes without being asked. The translator writes calls of these functions.

/// An optional of anything, so that a message can be sent to it whether or not it is one.
public func _o<T>(_ value: T?) -> T? { value }

/// A value in place of one that isn't there: what a message to `nil` returns.
public func _z<T: _Emptiable>(_ value: T?) -> T { value ?? T._emptyValue }
public func _z<T: RawRepresentable>(_ value: T?) -> T where T.RawValue: FixedWidthInteger {
    if let value { return value }
    // An enumeration without a case for zero has one for the first number.
    guard let first = T(rawValue: 0) ?? T(rawValue: 1) else { _stop() }
    return first
}

/// A new variable's value.
public func _zero<T: _Emptiable>() -> T { T._emptyValue }
public func _zero<T: RawRepresentable>() -> T where T.RawValue: FixedWidthInteger { _z(Optional<T>.none) }

/// The values of a new array of C's.
public func _zeros<T: _Emptiable>(_ count: Int) -> [T] { Swift.Array(repeating: T._emptyValue, count: max(0, count)) }

public func _true(_ value: Bool?) -> Bool { value ?? false }
public func _true<T: BinaryInteger>(_ value: T?) -> Bool { value.map { $0 != 0 } ?? false }
public func _true<T: BinaryFloatingPoint>(_ value: T?) -> Bool { value.map { $0 != 0 } ?? false }
public func _true<T: RawRepresentable>(_ value: T?) -> Bool where T.RawValue: BinaryInteger {
    value.map { $0.rawValue != 0 } ?? false
}
@_disfavoredOverload public func _true<T>(_ value: T?) -> Bool { !_isNil(value as Any?) }

/// `nil`, and `nil` within an `Any`.
func _isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    return (value as? any _OptionalValue)?.isNil ?? false
}

private protocol _OptionalValue {
    var isNil: Bool { get }
}
extension Optional: _OptionalValue {
    var isNil: Bool { map { _isNil($0) } ?? true }
}

/// A value as another type, as Objective-C would take it.
public func _as<T>(_ value: Any?, to type: T.Type) -> T? {
    guard let value, !_isNil(value) else { return nil }
    if let found = value as? T { return found }
    if let holder = value as? any _Mutable { return _as(holder.plain, to: type) }
    if let kind = T.self as? any _SetType.Type { return kind.made(from: _elements(value)) as? T }
    if type as Any.Type != [AnyHashable: Any].self, let kind = T.self as? any _DictionaryType.Type,
        let pairs = _as(value, to: [AnyHashable: Any].self)
    {
        return kind.made(from: pairs) as? T
    }
    if let kind = T.self as? any _Scalar.Type, let number = _number(value) { return kind.made(from: number) as? T }
    switch type {
    case is String.Type: return _string(value) as? T
    case is NSString.Type: return _string(value).map { NSString(string: $0) } as? T
    case is NSNumber.Type: return _number(value) as? T
    case is NSValue.Type: return _wrapped(value) as? T
    case is URL.Type: return ((value as? NSURL) as URL?) as? T
    case is Data.Type: return (value as? NSData).map { Data(referencing: $0) } as? T
    case is NSData.Type: return (value as? Data).map { NSData(data: $0) } as? T
    case is Date.Type: return (value as? NSDate).map { $0 as Date } as? T
    case is [Any].Type: return (value as? NSArray).map { $0.map { $0 } } as? T
    case is _MutableArray.Type: return (value as? [Any]).map { _MutableArray($0) } as? T
    case is _MutableDictionary.Type:
        return _as(value, to: [AnyHashable: Any].self).map { _MutableDictionary($0) } as? T
    case is _MutableString.Type: return _string(value).map(_MutableString.init) as? T
    case is [AnyHashable: Any].Type:
        return (value as? any _KeyedValues)?.values as? T
    default: return nil
    }
}

/// A structure as the object that Objective-C has in collections.
private func _wrapped(_ value: Any) -> NSValue? {
    switch value {
    case let size as CGSize: NSValue(cgSize: size)
    case let point as CGPoint: NSValue(cgPoint: point)
    case let rect as CGRect: NSValue(cgRect: rect)
    case let range as NSRange: NSValue(range: range)
    default: nil
    }
}

/// A value that must be there, as an object that an initializer needs. Objective-C throws an exception there.
public func _some<T>(_ value: T?, file: String = #filePath, line: Int = #line) -> T {
    guard let value else {
        FileHandle.standardError.write(Data("\(file):\(line): Fatal error: nil where there must be an object\n".utf8))
        exit(1)
    }
    return value
}

private protocol _KeyedValues {
    var values: [AnyHashable: Any] { get }
}
extension Dictionary: _KeyedValues {
    var values: [AnyHashable: Any] {
        Swift.Dictionary(uniqueKeysWithValues: map { (AnyHashable($0.key), $0.value as Any) })
    }
}

/// Dictionaries whose keys have a type of their own, such as attributes of texts.
private protocol _DictionaryType {
    static func made(from pairs: [AnyHashable: Any]) -> Any?
}
extension Dictionary: _DictionaryType {
    static func made(from pairs: [AnyHashable: Any]) -> Any? {
        var found: [Key: Value] = [:]
        for (key, value) in pairs {
            guard let key = key.base as? Key ?? _constant(key.base, Key.self), let value = value as? Value else {
                return nil
            }
            found[key] = value
        }
        return found
    }
}
/// A constant of a type by its text.
private func _constant<T>(_ value: Any, _ type: T.Type) -> T? {
    func made<C: RawRepresentable>(_ type: C.Type) -> T? {
        (_string(value) as? C.RawValue).flatMap { C(rawValue: $0) as? T }
    }
    guard let type = type as? any RawRepresentable.Type else { return nil }
    return made(type)
}

private protocol _SetType {
    static func made(from values: [Any]) -> Any
}
extension Set: _SetType {
    static func made(from values: [Any]) -> Any { Set(values.compactMap { $0 as? Element }) }
}

/// A type of numbers.
private protocol _Scalar {
    static func made(from number: NSNumber) -> Any
}
extension Int: _Scalar { static func made(from number: NSNumber) -> Any { number.intValue } }
extension UInt: _Scalar { static func made(from number: NSNumber) -> Any { number.uintValue } }
extension Int32: _Scalar { static func made(from number: NSNumber) -> Any { number.int32Value } }
extension UInt32: _Scalar { static func made(from number: NSNumber) -> Any { number.uint32Value } }
extension Int64: _Scalar { static func made(from number: NSNumber) -> Any { number.int64Value } }
extension Double: _Scalar { static func made(from number: NSNumber) -> Any { number.doubleValue } }
extension Float: _Scalar { static func made(from number: NSNumber) -> Any { number.floatValue } }
extension CGFloat: _Scalar { static func made(from number: NSNumber) -> Any { CGFloat(number.doubleValue) } }
extension Bool: _Scalar { static func made(from number: NSNumber) -> Any { number.boolValue } }

/// The number of a Swift value or of an object.
func _number(_ value: Any?) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as UInt: NSNumber(value: number)
    case let number as Int32: NSNumber(value: number)
    case let number as UInt32: NSNumber(value: number)
    case let number as Int64: NSNumber(value: number)
    case let number as UInt64: NSNumber(value: number)
    // The constant of an enumeration.
    case let constant as any RawRepresentable: _number(constant.rawValue as Any?)
    default: nil
    }
}

/// The text of a string object.
func _string(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text as String
    case let text as Substring: String(text)
    case let text as _MutableString: text.text
    default: (value as? any RawRepresentable)?.rawValue as? String
    }
}

extension UIEdgeInsets: _Emptiable { public static var _emptyValue: UIEdgeInsets { .zero } }
extension CGAffineTransform: _Emptiable { public static var _emptyValue: CGAffineTransform { .identity } }
extension CATransform3D: _Emptiable { public static var _emptyValue: CATransform3D { CATransform3DIdentity } }
extension NSRange: _Emptiable { public static var _emptyValue: NSRange { NSRange(location: 0, length: 0) } }
extension Int32: _Emptiable { public static var _emptyValue: Int32 { 0 } }
extension UInt32: _Emptiable { public static var _emptyValue: UInt32 { 0 } }
extension UInt: _Emptiable { public static var _emptyValue: UInt { 0 } }
extension Int64: _Emptiable { public static var _emptyValue: Int64 { 0 } }
extension Selector: _Emptiable { public static var _emptyValue: Selector { Selector("") } }
