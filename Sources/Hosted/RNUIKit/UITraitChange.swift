import RNFoundation

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitDisplayGamut: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitActiveAppearance: UITraitDefinition {}

public protocol UITraitChangeRegistration: NSObjectProtocol {}
private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

/// The traits of a picture stay as they are: what is registered is never called.
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<Environment>(
        _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// Traits that a view or controller gives its descendants; of those only the style is told of.
public struct UITraitOverrides {
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public var legibilityWeight = UILegibilityWeight.unspecified
    public func contains(_ trait: UITrait) -> Bool { false }
    public mutating func remove(_ trait: UITrait) {}
}

extension UIView {
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides() }
        set { overrideUserInterfaceStyle = newValue.userInterfaceStyle }
    }
}

extension UIViewController {
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides() }
        set { overrideUserInterfaceStyle = newValue.userInterfaceStyle }
    }
}

extension UITraitCollection {
    public class var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}
