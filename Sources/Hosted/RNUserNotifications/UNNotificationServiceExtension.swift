import RNFoundation

/// A service extension; subclasses hand over a content once.
open class UNNotificationServiceExtension: NSObject {
    public required override init() {}

    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        _ = Task { contentHandler(await didReceive(request)) }
    }

    /// The asynchronous form; without an override the content stays as it is.
    open func didReceive(_ request: UNNotificationRequest) async -> UNNotificationContent { request.content }

    open func serviceExtensionTimeWillExpire() {}
}
