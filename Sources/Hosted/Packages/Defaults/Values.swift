import Foundation

/// Marks for an app's own conversions; values are coded as JSON here whichever is chosen.
extension Defaults {
    public protocol Bridge {}
    public protocol PreferRawRepresentable: RawRepresentable {}
    public protocol PreferNSSecureCoding {}
    public protocol CollectionSerializable {}
}

extension Defaults.Serializable {
    public static func value(from stored: Any) -> Self? { stored as? Self }
    public var stored: Any? { self }
}

extension Defaults.Serializable where Self: Codable {
    public static func value(from stored: Any) -> Self? {
        guard let text = stored as? String else { return stored as? Self }
        return try? JSONDecoder().decode([Self].self, from: Data("[\(text)]".utf8)).first
    }
    public var stored: Any? {
        // In a list, because older decoders take no single value.
        (try? JSONEncoder().encode([self])).map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) }
    }
}

extension Defaults.Serializable where Self: RawRepresentable {
    public static func value(from stored: Any) -> Self? { (stored as? RawValue).flatMap { Self(rawValue: $0) } }
    public var stored: Any? { rawValue }
}

extension Defaults.Serializable where Self: RawRepresentable & Codable {
    public static func value(from stored: Any) -> Self? { (stored as? RawValue).flatMap { Self(rawValue: $0) } }
    public var stored: Any? { rawValue }
}

/// Values of property lists, which are stored as they are.
public protocol DefaultsListValue: Defaults.Serializable {}
extension DefaultsListValue {
    public static func value(from stored: Any) -> Self? { stored as? Self }
    public var stored: Any? { self }
}

extension String: Defaults.Serializable, DefaultsListValue {}
extension Bool: Defaults.Serializable, DefaultsListValue {}
extension Int: Defaults.Serializable, DefaultsListValue {}
extension Double: Defaults.Serializable, DefaultsListValue {}
extension Float: Defaults.Serializable, DefaultsListValue {}
extension Date: Defaults.Serializable, DefaultsListValue {}
extension Data: Defaults.Serializable, DefaultsListValue {}
extension URL: Defaults.Serializable {}
extension UUID: Defaults.Serializable {}

extension CGFloat: Defaults.Serializable {
    public static func value(from stored: Any) -> CGFloat? { (stored as? Double).map { CGFloat($0) } }
    public var stored: Any? { Double(self) }
}

extension Optional: Defaults.Serializable where Wrapped: Defaults.Serializable {
    public static func value(from stored: Any) -> Wrapped?? { .some(Wrapped.value(from: stored)) }
    public var stored: Any? { flatMap(\.stored) }
}

extension Array: Defaults.Serializable where Element: Defaults.Serializable {
    public static func value(from stored: Any) -> [Element]? {
        (stored as? [Any])?.compactMap { Element.value(from: $0) }
    }
    public var stored: Any? { compactMap(\.stored) }
}

extension Set: Defaults.Serializable where Element: Defaults.Serializable {
    public static func value(from stored: Any) -> Set<Element>? {
        (stored as? [Any]).map { Set($0.compactMap { Element.value(from: $0) }) }
    }
    public var stored: Any? { compactMap(\.stored) }
}

extension Dictionary: Defaults.Serializable where Key == String, Value: Defaults.Serializable {
    public static func value(from stored: Any) -> [String: Value]? {
        (stored as? [String: Any])?.compactMapValues { Value.value(from: $0) }
    }
    public var stored: Any? { compactMapValues(\.stored) }
}
