/// An extension that claims the notification: its code and its Info.plist's attributes.
public struct HostedExtension {
    /// The view controller's part, fresh: one for each expansion.
    public var controller: any NotificationContentExtension
    /// What its Info.plist says of size, default content, title and touches.
    public var attributes: ExtensionAttributes

    public init(_ controller: any NotificationContentExtension, attributes: ExtensionAttributes) {
        self.controller = controller
        self.attributes = attributes
    }
}
