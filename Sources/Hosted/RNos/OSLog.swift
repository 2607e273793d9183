import RNFoundation

/// A log without subsystem and category: every message goes to the process's standard error, even of `disabled`.
open class OSLog: NSObject {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")

    public struct Category: Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    public init(subsystem: String, category: String) {}
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }
    open func isEnabled(type: OSLogType) -> Bool { true }
}

public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
}
