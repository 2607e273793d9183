/// The app that owns a notification.
public struct AppInfo: Sendable, Hashable {
    /// The display name, which stands in the header (in capitals on iOS 10).
    public var name: String
    /// Tells apps apart, such as `com.example.app`; when empty the name does.
    public var bundleIdentifier: String
    /// The absolute path of its icon; the grid of an app without one when `nil`.
    public var iconPath: String?

    public init(name: String, bundleIdentifier: String = "", iconPath: String? = nil) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        self.iconPath = iconPath
    }
}
