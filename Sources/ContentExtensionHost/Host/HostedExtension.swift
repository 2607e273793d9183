/// An extension that claims the notification: its code and its Info.plist's attributes.
public struct HostedExtension {
    public var controller: any NotificationContentExtension
    public var attributes: ExtensionAttributes

    public init(_ controller: any NotificationContentExtension, attributes: ExtensionAttributes) {
        self.controller = controller
        self.attributes = attributes
    }
}
