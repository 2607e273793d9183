import Foundation

// What stands in the place of code that doesn't compile here.

/// Ends the program where a body was left out because it doesn't compile.
public func _stop(file: String = #filePath, line: Int = #line) -> Never {
    FileHandle.standardError.write(Data("\(file):\(line): Fatal error: code that doesn't compile here\n".utf8))
    exit(1)
}

/// Says that a statement was left out because it doesn't compile. The code goes on behind the call.
/// - Parameter name: how the statement begins.
public func _skip(_ name: String = "", file: String = #filePath, line: Int = #line) {
    let what = name.isEmpty ? "what doesn't compile here" : "“\(name)”, which doesn't compile here,"
    Host.shared.note("code-left-out", "\(what) is left out, though the code calls it", file, line)
}

/// Stands for an expression that doesn't compile: the empty value of its type. Ends the program if the type has none.
@_disfavoredOverload public func _skip<Value>(
    _ name: String = "", file: String = #filePath, line: Int = #line
) -> Value {
    guard let value = (Value.self as? any _Emptiable.Type)?._emptyValue as? Value else {
        _stop(file: file, line: line)
    }
    _skip(name, file: file, line: line)
    return value
}

/// Stands for an argument that doesn't compile: the empty value of its type.
public func _empty<Value: _Emptiable>(_ name: String = "", file: String = #filePath, line: Int = #line) -> Value {
    _skip(name, file: file, line: line) as Void
    return Value._emptyValue
}

/// Stands for an interpolated value that doesn't compile: a sign that there is one.
public func _text(file: String = #filePath, line: Int = #line) -> String {
    _skip("a value in a text", file: file, line: line) as Void
    return "…"
}

/// Stands for a property wrapper that isn't there: it only holds the value.
@propertyWrapper public struct _LeftOutWrapper<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// For a property without a value, which has the empty one.
    public init(isEmpty: Bool) where Value: _Emptiable { wrappedValue = Value._emptyValue }
}

/// Stands for a type of values that isn't there: nothing is known of it.
open class _Shell: Hashable, Codable, @unchecked Sendable {
    public required init() {}

    public static func == (left: _Shell, right: _Shell) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type with a value that says nothing.
public protocol _Emptiable {
    static var _emptyValue: Self { get }
}

extension _Shell: _Emptiable { public class var _emptyValue: Self { self.init() } }

extension Optional: _Emptiable { public static var _emptyValue: Self { nil } }
extension Bool: _Emptiable { public static var _emptyValue: Bool { false } }
extension Int: _Emptiable { public static var _emptyValue: Int { 0 } }
extension Double: _Emptiable { public static var _emptyValue: Double { 0 } }
extension Float: _Emptiable { public static var _emptyValue: Float { 0 } }
extension CGFloat: _Emptiable { public static var _emptyValue: CGFloat { 0 } }
extension String: _Emptiable { public static var _emptyValue: String { "" } }
extension Data: _Emptiable { public static var _emptyValue: Data { Data() } }
extension CGPoint: _Emptiable { public static var _emptyValue: CGPoint { .zero } }
extension CGSize: _Emptiable { public static var _emptyValue: CGSize { .zero } }
extension CGRect: _Emptiable { public static var _emptyValue: CGRect { .zero } }
extension Array: _Emptiable { public static var _emptyValue: Self { [] } }
extension Set: _Emptiable { public static var _emptyValue: Self { [] } }
extension Dictionary: _Emptiable { public static var _emptyValue: Self { [:] } }
