import RNFoundation

/// Initialisers that UIKit calls by class; a description has one if the class has the initialiser.
struct NibArguments {
    let name: String?
    let bundle: Bundle?
}

extension ClassDescription where C: UIViewController {
    public func makes(_ make: @escaping (String?, Bundle?) -> C) {
        self.make { (a: NibArguments) in make(a.name, a.bundle) }
    }
}

extension ClassDescription where C: UIView {
    public func makes(_ make: @escaping (CGRect) -> C) { self.make(make) }
}

/// `Self(nibName:bundle:)` and `T(frame:)`: classes of Objective-C have every initialiser of their superclass's header,
/// those of Swift only `required` ones.
extension UIViewController {
    public static func _made(nibName: String? = nil, bundle: Bundle? = nil) -> Self {
        let made = ClassRegistry.make(self, NibArguments(name: nibName, bundle: bundle)) as? Self
        // Only a class's own initialiser fails; iOS ends the program then as well.
        // swift-format-ignore: NeverForceUnwrap
        return made ?? self.init(coder: NSCoder())!
    }
}

extension UIView {
    public static func _made(frame: CGRect = .zero) -> Self {
        if let made = ClassRegistry.make(self, frame) as? Self { return made }
        // swift-format-ignore: NeverForceUnwrap
        let made = self.init(coder: NSCoder())!
        made.frame = frame
        return made
    }
}

extension UIViewController {
    /// Makes the controller of a class that code, not a storyboard, lays out.
    package static func make(_ type: AnyClass) -> UIViewController? {
        if let made = ClassRegistry.make(type, NibArguments(name: nil, bundle: nil)) as? UIViewController {
            return made
        }
        return (type as? UIViewController.Type)?.init(coder: NSCoder())
    }
}
