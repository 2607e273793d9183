// Names of Swift 3 and of Foundation's older classes, which old extensions still have.

extension String {
    /// Swift 3's collection of characters; today the text itself.
    public var characters: String { self }
}

extension Substring {
    public var characters: Substring { self }
}

extension DispatchQueue {
    /// `asyncAfter` in the first versions of Swift 3.
    public func after(when deadline: DispatchTime, execute work: @escaping () -> Void) {
        asyncAfter(deadline: deadline, execute: work)
    }
}

extension UnsafeMutablePointer {
    public func deallocate(capacity: Int) { deallocate() }
}

extension NSMutableString {
    public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }
    public func appendFormat(_ format: String, _ arguments: CVarArg...) {
        append(String(format: format, arguments: arguments))
    }
}

public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    public static let commonModes = RunLoop.Mode.common
    public static let defaultRunLoopMode = RunLoop.Mode.default
}

/// Protocols have no runtime of Objective-C's that finds them by name.
public func NSProtocolFromString(_ name: String) -> AnyObject? { nil }

extension URLSession {
    /// `URLSession.shared()`, Swift 2's spelling.
    public func callAsFunction() -> URLSession { self }
}
