import RNFoundation

/// The system's side of an extension. UserNotificationsUI adds what a content extension may ask for.
open class NSExtensionContext: NSObject {
    package static let shared = NSExtensionContext()
    /// The contents of `notificationActions`, in the type that UserNotificationsUI gives them.
    package var actions: Any = []

    public var inputItems: [Any] { [] }

    /// The tool notes the address, since no other app is there to open it. The completion gets `true`.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        Host.shared.request(.open, .string(url.absoluteString))
        if let completionHandler { EventLoop.shared.schedule { completionHandler(true) } }
    }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
    open func cancelRequest(withError error: any Error) {}
}
