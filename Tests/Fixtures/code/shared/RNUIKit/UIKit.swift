@_exported import RNFoundation

open class UIView: NSObject {
    public var id = ""
}

open class UILabel: UIView {
    public var text: String?
}

open class UIViewController: NSObject {
    public var view = UIView()
    public var preferredContentSize = CGSize.zero
    /// Seconds after which `workLater` is called.
    public var nextWork: Double?
    public var requests: [[String: Any]] = []
    /// A question to the tool; answered before it returns.
    public static var ask: ([String: Any]) -> [String: Any] = { _ in [:] }

    public override required init() {}
    public init(nibName: String?, bundle: Any?) {}
    open func viewDidLoad() {}
    open func workLater() {}
    open func didReceive(_ notification: UNNotification) {}
}

/// A service extension of a content as JSON.
open class UNNotificationServiceExtension: NSObject {
    /// A question to the tool; answered before it returns.
    public static var ask: ([String: Any]) -> [String: Any] = { _ in [:] }
    /// A folder that the process may write to.
    public static var temporaryFolder = ""
    /// Seconds after which `workLater` is called.
    public var nextWork: Double?

    public override required init() {}
    open func didReceive(_ content: [String: Any], contentHandler: @escaping ([String: Any]) -> Void) {}
    open func workLater() {}
    open func serviceExtensionTimeWillExpire() {}
}

public struct UNNotification {
    public var body: String
    public init(body: String) { self.body = body }
}

public struct UNNotificationResponse {
    public var actionIdentifier: String
    public init(actionIdentifier: String) { self.actionIdentifier = actionIdentifier }
}

public enum UNNotificationContentExtensionResponseOption: String {
    case doNotDismiss, dismiss, dismissAndForwardAction
}

public protocol UNNotificationContentExtension {}
