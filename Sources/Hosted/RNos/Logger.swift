@_exported import RNFoundation

/// Messages go to the process's log.
public struct Logger {
    private let category: String
    public init() { category = "" }
    public init(subsystem: String, category: String) { self.category = category }
    public init(_ log: OSLog) { category = "" }
    private func write(_ level: String, _ message: OSLogMessage) {
        FileHandle.standardError.write(Data("[\(category)] \(level): \(message.text)\n".utf8))
    }
    public func log(_ message: OSLogMessage) { write("log", message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write("log", message) }
    public func trace(_ message: OSLogMessage) { write("trace", message) }
    public func debug(_ message: OSLogMessage) { write("debug", message) }
    public func info(_ message: OSLogMessage) { write("info", message) }
    public func notice(_ message: OSLogMessage) { write("notice", message) }
    public func warning(_ message: OSLogMessage) { write("warning", message) }
    public func error(_ message: OSLogMessage) { write("error", message) }
    public func critical(_ message: OSLogMessage) { write("critical", message) }
    public func fault(_ message: OSLogMessage) { write("fault", message) }
}

/// Privacy of an interpolated value, which a picture's log doesn't need.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The format of an interpolated number.
public struct OSLogFormat: Sendable {
    let decimals: Int?
    public static let decimal = OSLogFormat(decimals: 0)
    public static let fixed = OSLogFormat(decimals: 6)
    public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat(decimals: precision) }
    func text(_ value: Any) -> String {
        guard let decimals, let number = value as? any BinaryFloatingPoint else { return "\(value)" }
        return String(format: "%.\(decimals)f", Double(number))
    }
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
            text += "\(value())"
        }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, format: OSLogFormat, privacy: OSLogPrivacy = .auto
        ) {
            text += format.text(value())
        }
    }
}

public struct OSLogType: RawRepresentable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}
