import ContentExtensionHost
import Views

/// An extension with a view and no code.
package final class PlainExtension: NotificationContentExtension {
    package var extensionContext: ExtensionContext?
    package let view: ViewNode

    package init(_ view: ViewNode = ViewNode()) { self.view = view }

    package func didReceive(_ notification: UserNotification) {}
}
