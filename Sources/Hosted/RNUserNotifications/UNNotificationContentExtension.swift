// Values of UserNotificationsUI that a file sees which imports UIKit alone.

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt { case none, `default`, overlay }

public enum UNNotificationContentExtensionResponseOption: UInt {
    case doNotDismiss, dismiss, dismissAndForwardAction
    package var name: String { "\(self)" }
}
