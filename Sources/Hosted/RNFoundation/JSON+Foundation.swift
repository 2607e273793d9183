import Foundation

/// Geometry and property lists as JSON.
extension JSON {
    /// A number; 0 for a non-finite one, which JSON can't write.
    package static func points(_ value: CGFloat) -> JSON { .number(value.isFinite ? Double(value) : 0) }

    package static func points(_ values: [CGFloat]) -> JSON { .array(values.map { .points($0) }) }

    package static func size(_ size: CGSize) -> JSON { .points([size.width, size.height]) }

    package static func rect(_ rect: CGRect) -> JSON {
        .points([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    package var float: CGFloat? { number.map { CGFloat($0) } }

    package var numbers: [CGFloat]? {
        guard let array else { return nil }
        let numbers = array.compactMap(\.float)
        return numbers.count == array.count ? numbers : nil
    }

    package var size: CGSize? {
        guard let numbers, numbers.count == 2 else { return nil }
        return CGSize(width: numbers[0], height: numbers[1])
    }

    package var rect: CGRect? {
        guard let numbers, numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The value as property lists hold it on iOS: Foundation's classes, so that `as? Double` of an integer works.
    package var foundation: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        case .string(let value): NSString(string: value)
        case .array(let values): NSArray(array: values.map(\.foundation))
        case .object(let members): NSDictionary(dictionary: members.mapValues(\.foundation))
        }
    }

    /// Converts a property list's value; `nil` for one that JSON can't hold.
    package init?(foundation value: Any) {
        switch value {
        case let value as String: self = .string(value)
        case let value as Bool where !(value as Any is NSNumber) || Self.isBoolean(value): self = .bool(value)
        case let value as NSNumber: self = Self.number(value)
        case let value as Int: self = .integer(Int64(value))
        case let value as Double: self = .number(value)
        case let value as [Any]: self = .array(value.compactMap(JSON.init(foundation:)))
        case let value as [AnyHashable: Any]:
            var members: [String: JSON] = [:]
            for (key, value) in value { members["\(key)"] = JSON(foundation: value) }
            self = .object(members)
        case is NSNull: self = .null
        default: return nil
        }
    }

    private static func isBoolean(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return true }
        return number === NSNumber(value: true) || number === NSNumber(value: false)
            || String(cString: number.objCType) == "B"
    }

    private static func number(_ value: NSNumber) -> JSON {
        let double = value.doubleValue
        return double == double.rounded() && abs(double) < 9e18 ? .integer(value.int64Value) : .number(double)
    }
}
