/// The files of a content extension whose code makes its view.
package enum CodeCard {
    /// An Info.plist for the category `card`.
    /// - Parameter className: the principal class.
    package static func plist(className: String = "Card.NotificationViewController") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Card</string><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
        <key>NSExtensionPrincipalClass</key><string>\(className)</string>
        <key>NSExtensionAttributes</key><dict><key>UNNotificationExtensionCategory</key><string>card</string>
        <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real></dict></dict></dict></plist>
        """
    }

    package static let payload = #"{"aps": {"alert": {"title": "Order", "body": "On its way"}, "category": "card"}}"#
}
