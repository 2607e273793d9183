@_exported import RNFoundation

/// Messages go to the process's log.
public struct Logger {
    private let category: String
    public init() { category = "" }
    public init(subsystem: String, category: String) { self.category = category }
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

public enum OSLogPrivacy { case `public`, `private`, sensitive, auto }

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

public class OSLog: NSObject {
    public static let `default` = OSLog(subsystem: "", category: "")
    public init(subsystem: String, category: String) {}
}

public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
}
