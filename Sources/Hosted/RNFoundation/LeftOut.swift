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
    guard let value = (Value.self as? any Emptiable.Type)?.emptyValue as? Value else { _stop(file: file, line: line) }
    _skip(name, file: file, line: line)
    return value
}

/// A type with a value that says nothing.
private protocol Emptiable {
    static var emptyValue: Self { get }
}

extension Optional: Emptiable { fileprivate static var emptyValue: Self { nil } }
extension Bool: Emptiable { fileprivate static var emptyValue: Bool { false } }
extension Int: Emptiable { fileprivate static var emptyValue: Int { 0 } }
extension Double: Emptiable { fileprivate static var emptyValue: Double { 0 } }
extension Float: Emptiable { fileprivate static var emptyValue: Float { 0 } }
extension CGFloat: Emptiable { fileprivate static var emptyValue: CGFloat { 0 } }
extension String: Emptiable { fileprivate static var emptyValue: String { "" } }
extension Data: Emptiable { fileprivate static var emptyValue: Data { Data() } }
extension CGPoint: Emptiable { fileprivate static var emptyValue: CGPoint { .zero } }
extension CGSize: Emptiable { fileprivate static var emptyValue: CGSize { .zero } }
extension CGRect: Emptiable { fileprivate static var emptyValue: CGRect { .zero } }
extension Array: Emptiable { fileprivate static var emptyValue: Self { [] } }
extension Set: Emptiable { fileprivate static var emptyValue: Self { [] } }
extension Dictionary: Emptiable { fileprivate static var emptyValue: Self { [:] } }
