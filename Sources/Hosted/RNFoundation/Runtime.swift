import Foundation

// Functions of the C libraries and of Objective-C's runtime that need nothing of Objective-C.

/// No lock is needed on the one thread.
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }
public let HUGE = Double.infinity
public let noErr: OSStatus = 0
/// 32 bits on Apple's systems, 64 in Linux's C library.
public typealias uint_fast16_t = UInt16
public typealias uint_fast32_t = UInt32
public typealias int_fast16_t = Int16
public typealias int_fast32_t = Int32
public func mach_absolute_time() -> UInt64 { UInt64(Host.shared.now * 1e9) }
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
public func object_getClassName(_ object: Any?) -> String { object.map { "\(type(of: $0))" } ?? "nil" }

// Methods aren't exchanged: there are none to be found by name.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
public func method_getImplementation(_ method: Method) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
@discardableResult public func class_addMethod(
    _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
@discardableResult public func class_replaceMethod(
    _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Loses to powers of `Double` where both fit: `pow(2.0, 3)` is a `Double` on iOS.
@_disfavoredOverload public func pow(_ base: Decimal, _ exponent: Int) -> Decimal {
    FoundationEssentials.pow(base, exponent)
}

extension ProcessInfo {
    public func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void) {
        EventLoop.shared.schedule { block(false) }
    }
}

/// The user's activity in the app, for Handoff and search, which a picture doesn't show.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]? = [:]
    open var webpageURL: URL?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    open var isEligibleForPrediction = false
    open var keywords: Set<String> = []
    public init(activityType: String) { self.activityType = activityType }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from entries: [AnyHashable: Any]) { userInfo?.merge(entries) { $1 } }
}

/// iCloud's store, empty on a device without an account.
open class NSUbiquitousKeyValueStore: NSObject {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChange")
    private var values: [String: Any] = [:]
    open func object(forKey key: String) -> Any? { values[key] }
    open func set(_ value: Any?, forKey key: String) { values[key] = value }
    open func string(forKey key: String) -> String? { values[key] as? String }
    open func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    open func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
    open func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
    open func longLong(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }
    open func removeObject(forKey key: String) { values[key] = nil }
    @discardableResult open func synchronize() -> Bool { true }
}

/// Calls the accessor at once: no other process touches the run's files.
open class NSFileCoordinator: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forReplacing = WritingOptions(rawValue: 8)
    }
    public init(filePresenter: Any? = nil) {}
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>? = nil,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>? = nil,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
}
