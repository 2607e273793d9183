import RNFoundation
@_spi(Reflection) import Swift

/// The type of a value within the app's types, found by the names of properties as Swift's metadata has them.
///
/// An error of decoding names the type that was read last: `Double` for a date, `String` for an enumeration.
struct PropertyType {
    private let type: any Any.Type

    /// The property at a path of keys and indices; `nil` where a key isn't a property's name.
    init?(_ root: any Any.Type, at path: [String]) {
        var type: any Any.Type = root
        for step in path {
            if let list = type as? any ListOfValues.Type {
                type = Self.unwrapped(list.valueType)
            } else {
                guard let property = Self.property(step, of: type) else { return nil }
                type = Self.unwrapped(property)
            }
        }
        self.type = type
    }

    var name: String { "\(type)" }
    var isDate: Bool { type == Date.self }

    /// The integer as which it is read, if that can't be a number.
    func integer(without number: Double) -> (any Any.Type)? {
        func fits<Value: BinaryInteger>(_ type: Value.Type) -> Bool { type.init(exactly: number) != nil }
        func rawValue<Value: RawRepresentable>(of type: Value.Type) -> any Any.Type { Value.RawValue.self }
        let read = (type as? any RawRepresentable.Type).map { rawValue(of: $0) } ?? type
        guard let integer = read as? any BinaryInteger.Type, !fits(integer) else { return nil }
        return read
    }

    /// The raw values of an enumeration, in the order of its cases; empty for another type.
    var rawValues: [Any] { (type as? any RawRepresentable.Type).map { Self.rawValues(of: $0) } ?? [] }

    private static func property(_ name: String, of type: any Any.Type) -> (any Any.Type)? {
        var found: (any Any.Type)?
        _ = _forEachField(of: type) { field, _, type, _ in
            guard String(cString: field) == name else { return true }
            found = type
            return false
        }
        return found
    }

    private static func unwrapped(_ type: any Any.Type) -> any Any.Type {
        (type as? any OptionalValue.Type).map { unwrapped($0.valueType) } ?? type
    }

    /// An enumeration without payloads is a byte that counts its cases, whose number is in its type's description
    /// (Swift's ABI, docs/ABI/TypeMetadata).
    private static func rawValues<Value: RawRepresentable>(of type: Value.Type) -> [Any] {
        let (enumeration, payloads, cases) = (18 as UInt32, 20, 24)
        guard MemoryLayout<Value>.size == 1 else { return [] }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == 0x201 else { return [] }
        let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        guard description.load(as: UInt32.self) & 0x1F == enumeration,
            description.load(fromByteOffset: payloads, as: UInt32.self) == 0
        else { return [] }
        let count = description.load(fromByteOffset: cases, as: UInt32.self)
        return (0..<min(count, 256)).map { unsafeBitCast(UInt8($0), to: type).rawValue }
    }
}

private protocol OptionalValue { static var valueType: any Any.Type { get } }
extension Optional: OptionalValue { static var valueType: any Any.Type { Wrapped.self } }

private protocol ListOfValues { static var valueType: any Any.Type { get } }
extension Array: ListOfValues { static var valueType: any Any.Type { Element.self } }
extension Set: ListOfValues { static var valueType: any Any.Type { Element.self } }
extension Dictionary: ListOfValues { static var valueType: any Any.Type { Value.self } }
