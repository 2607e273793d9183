/// The app that owns a notification.
public struct AppInfo: Sendable, Hashable {
    /// The display name in the header (in capitals on iOS 10).
    public var name: String
    /// The app's identity, such as `com.example.app`; if empty, the name is.
    public var bundleIdentifier: String
    /// The absolute path of its icon; `nil` for the system's placeholder grid.
    public var iconPath: String?

    public init(name: String, bundleIdentifier: String = "", iconPath: String? = nil) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        self.iconPath = iconPath
    }
}
