/// What an app's service extension is to the host: UNNotificationServiceExtension.
///
/// One instance serves one remote notification with `mutable-content` and a visible alert (fact: api/service).
public protocol NotificationServiceExtension: AnyObject {
    /// The way to the network and the clock; set before the first call.
    var serviceContext: ServiceContext? { get set }
    /// May change the content, and must hand it over within 30 seconds; one that throws has crashed.
    func didReceive(
        _ request: NotificationRequest, withContentHandler contentHandler: @escaping (NotificationContent) -> Void)
        throws
    /// The last chance to hand over what there is.
    func serviceExtensionTimeWillExpire() throws
}

extension NotificationServiceExtension {
    public func serviceExtensionTimeWillExpire() {}
}
