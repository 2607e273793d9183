/// An app's service extension: UNNotificationServiceExtension.
///
/// One instance serves one remote notification with `mutable-content` and a visible alert (fact: api/service).
package protocol NotificationServiceExtension: AnyObject {
    /// Access to network and clock; set before the first call.
    var serviceContext: ServiceContext? { get set }
    /// May change the content, and must pass it to the handler within 30 seconds. Throwing counts as a crash.
    func didReceive(
        _ request: NotificationRequest, withContentHandler contentHandler: @escaping (NotificationContent) -> Void)
        throws
    /// The last opportunity to call the handler.
    func serviceExtensionTimeWillExpire() throws
}

extension NotificationServiceExtension {
    package func serviceExtensionTimeWillExpire() {}
}
