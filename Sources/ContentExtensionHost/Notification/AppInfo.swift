/// The app that owns a notification.
public struct AppInfo: Sendable, Hashable {
    public var name: String
    public var bundleIdentifier: String
    /// The absolute path of its icon; the grid of an app without one when `nil`.
    public var iconPath: String?

    public init(name: String, bundleIdentifier: String = "", iconPath: String? = nil) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        self.iconPath = iconPath
    }
}
