/// UNNotificationActionIcon (iOS 15; fact: api/action.icon).
public enum NotificationActionIcon: Sendable, Hashable {
    /// init(systemImageName:): an SF Symbol by its name.
    case systemImage(name: String)
    /// init(templateImageName:): an image of the app's by its file's absolute path and pixels per point. Its shape is
    /// drawn in the colour of the action's title.
    case templateImage(path: String, scale: Double)
}
