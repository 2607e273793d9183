import ContentExtensionHost

/// A device's screen in portrait (facts-design E1).
public struct Device: Sendable, Hashable {
    /// The name for `--device`.
    public var name: String
    /// The models it stands for.
    public var models: String
    /// In points.
    public var screen: Size
    /// Pixels per point.
    public var scale: Double
    /// The radius of the screen's own corners in points.
    public var cornerRadius: Double
    public var safeAreaTop: Double
    public var safeAreaBottom: Double

    public static let iPhone8 = Device(
        name: "iphone-8", models: "iPhone 6, 6s, 7, 8, SE 2, SE 3", screen: Size(width: 375, height: 667), scale: 2,
        cornerRadius: 0, safeAreaTop: 20, safeAreaBottom: 0)
}
