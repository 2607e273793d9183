import Foundation

// Core Foundation's types are Foundation's here, as they are toll-free bridged on iOS.

public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Notifications between processes, which a run doesn't hear: nobody is told, nothing is observed.
public final class CFNotificationCenter: NSObject, @unchecked Sendable { static let darwin = CFNotificationCenter() }
public struct CFNotificationName: RawRepresentable, Hashable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}
public enum CFNotificationSuspensionBehavior: Int { case drop = 1, coalesce, hold, deliverImmediately }
public typealias CFNotificationCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> Void
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {}
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callback: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ behavior: CFNotificationSuspensionBehavior
) {}
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {}

/// The value of a key, alive until the process ends: its reader doesn't own it.
public func CFDictionaryGetValue(_ dictionary: CFDictionary, _ key: UnsafeRawPointer?) -> UnsafeRawPointer? {
    guard let key else { return nil }
    let name = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
    return dictionary.object(forKey: name).map { UnsafeRawPointer(Unmanaged.passRetained($0 as AnyObject).toOpaque()) }
}

public func CFDictionaryGetValueIfPresent(
    _ dictionary: CFDictionary?, _ key: UnsafeRawPointer?, _ value: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Bool {
    guard let dictionary, let found = CFDictionaryGetValue(dictionary, key) else { return false }
    value?.pointee = found
    return true
}

/// An exception of Objective-C's, which nothing here raises.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?
    open var callStackSymbols: [String] { [] }
    open var callStackReturnAddresses: [NSNumber] { [] }

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    }

    @available(*, unavailable, message: "exceptions of Objective-C can't be raised here; throw an error")
    public func raise() {}
}

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let genericException = Self("NSGenericException")
    public static let rangeException = Self("NSRangeException")
    public static let invalidArgumentException = Self("NSInvalidArgumentException")
    public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
}
