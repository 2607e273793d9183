import RNFoundation

/// Tracking that the user was never asked about, which an extension can't do.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt { case notDetermined, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
    open class func requestTrackingAuthorization(completionHandler: @escaping (AuthorizationStatus) -> Void) {
        EventLoop.shared.schedule { completionHandler(.notDetermined) }
    }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}

/// The identifier of zeros that a device gives without permission.
open class ASIdentifierManager: NSObject {
    private static let manager = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { manager }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
