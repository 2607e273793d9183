import RNFoundation

/// Names a view after a variable of a method, unless a property has it. Calls are inserted into the extension's code.
public func _nameView(_ view: UIView?, _ name: String) { view?.storage.variable = name }

/// Names views after the properties that hold them, as a storyboard's are named after their outlets.
package enum PropertyNames {
    package static func give(to controller: UIViewController) {
        give(byPropertiesOf: controller)
        guard let view = controller.viewIfLoaded else { return }
        if !view.storage.isNamed { view.storage.take(name: "view") }
        give(below: view)
    }

    private static func give(below view: UIView) {
        if ClassRegistry.declares(type(of: view)) { give(byPropertiesOf: view) }
        for view in view.subviews {
            if let variable = view.storage.variable, !view.storage.isNamed { view.storage.take(name: variable) }
            give(below: view)
        }
    }

    /// Only properties of the extension's own classes: a subclass's first.
    private static func give(byPropertiesOf object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let own = mirror, let type = own.subjectType as? AnyClass, ClassRegistry.declares(type) {
            for child in own.children {
                guard let label = child.label, let view = child.value as? UIView, !view.storage.isNamed else {
                    continue
                }
                view.storage.take(name: label.replacingOccurrences(of: "$__lazy_storage_$_", with: ""))
            }
            mirror = own.superclassMirror
        }
    }
}
