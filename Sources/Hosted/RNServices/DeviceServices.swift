import RNFoundation

// A device without biometrics, watch and SIM card, that is online.

public enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int { case none, touchID, faceID, opticID }

/// No biometrics and no passcode: every policy fails.
open class LAContext: NSObject {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var biometryType: LABiometryType { .none }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { EventLoop.shared.schedule { reply(false, CocoaError(.featureUnsupported)) } }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { false }
    open func invalidate() {}
}

/// No watch is paired; messages are dropped.
open class WCSession: NSObject {
    public static let `default` = WCSession()
    open class func isSupported() -> Bool { false }
    open weak var delegate: AnyObject?
    open var isReachable: Bool { false }
    open var isPaired: Bool { false }
    open func activate() {}
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: (((any Error)) -> Void)? = nil
    ) {}
    open func updateApplicationContext(_ context: [String: Any]) throws {}
    @discardableResult open func transferUserInfo(_ info: [String: Any]) -> Any { info }
}

open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var isoCountryCode: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
}
open class CTTelephonyNetworkInfo: NSObject {
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
/// Always reachable, by Wi-Fi.
open class SCNetworkReachability: NSObject {}
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ name: String) -> SCNetworkReachability? {
    SCNetworkReachability()
}
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: Any?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }
@discardableResult public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
