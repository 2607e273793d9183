@_exported import RNUIKit
@_exported import RNUserNotifications

/// The optional methods of the protocol aren't required here: the class's description names those that it has.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
}

/// Registers an optional method that a class has. Generated code calls the overload that fits the method's type.
extension ClassDescription {
    public func responds(
        _ name: String,
        _ method:
            @escaping (C) -> (UNNotificationResponse, @escaping (UNNotificationContentExtensionResponseOption) -> Void)
            -> Void
    ) { respond(name, method) }

    public func responds(
        _ name: String, _ method: @escaping (C) -> () -> UNNotificationContentExtensionMediaPlayPauseButtonType
    ) { respond(name, method) }

    public func responds(_ name: String, _ method: @escaping (C) -> () -> CGRect) { respond(name, method) }
    public func responds(_ name: String, _ method: @escaping (C) -> () -> UIColor) { respond(name, method) }
    public func responds(_ name: String, _ method: @escaping (C) -> () -> Void) { respond(name, method) }
}

extension NSExtensionContext {
    public var notificationActions: [UNNotificationAction] {
        get { actions as? [UNNotificationAction] ?? [] }
        set {
            actions = newValue
            Host.shared.request(.notificationActions, .array(newValue.map { $0.encode() }))
        }
    }

    /// Requests for the tool, which acts on them after the reply.
    public func performNotificationDefaultAction() { Host.shared.request(.performDefaultAction, true) }
    public func dismissNotificationContentExtension() { Host.shared.request(.dismiss, true) }
    public func mediaPlayingStarted() { Host.shared.request(.mediaPlayingStarted, true) }
    public func mediaPlayingPaused() { Host.shared.request(.mediaPlayingPaused, true) }
}
