/// UNNotificationActionIcon (iOS 15; fact: api/action.icon).
public enum NotificationActionIcon: Sendable, Hashable {
    /// init(systemImageName:): an SF Symbol by name.
    case systemImage(name: String)
    /// init(templateImageName:): an image of the app by absolute path, with its scale in pixels per point. It is tinted
    /// with the color of the action's title.
    case templateImage(path: String, scale: Double)
}
