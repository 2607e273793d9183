import RNFoundation

/// The field or text view that has the keyboard; the host knows it by its name.
package enum TextInputs {
    package private(set) static weak var current: UIView?
    private static var isMoving = false

    /// The field that has the keyboard gives it up for another one; the keyboard stays.
    static func prepare(_ view: UIView) {
        guard let old = current, old !== view else { return }
        isMoving = true
        old.resignFirstResponder()
        isMoving = false
    }

    static func begin(_ view: UIView) {
        current = view
        if Host.shared.isHosted { Host.shared.request(.becomeFirstResponder, .string(view.storage.id)) }
    }

    static func end(_ view: UIView) {
        if current === view { current = nil }
        if Host.shared.isHosted, !isMoving { Host.shared.request(.resignFirstResponder, true) }
    }
}
