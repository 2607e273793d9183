import RNFoundation

/// Settings for all views of a class. They have no effect here: each view is set by the code that makes it.
@MainActor public protocol UIAppearance {
    init?(coder: NSCoder)
}

extension UIAppearance {
    private static func settings() -> Self {
        Host.shared.note("code-not-modelled", "\(Self.self): appearance() has no effect")
        // UIKit's own classes always answer.
        // swift-format-ignore: NeverForceUnwrap
        return Self(coder: NSCoder())!
    }
    public static func appearance() -> Self { settings() }
    public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { settings() }
    public static func appearance(for traits: UITraitCollection) -> Self { settings() }
}

extension UIView: UIAppearance {}
