import RNFoundation

/// A service extension; subclasses hand over a content once.
open class UNNotificationServiceExtension: NSObject {
    public required override init() {}

    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    open func serviceExtensionTimeWillExpire() {}
}
