import RNFoundation
import RNUIKit

/// The user's touches and input, delivered to a view.
enum Touches {
    /// Ignores a view that is gone and a disabled control.
    static func deliver(_ call: JSON, to controller: UIViewController?, _ keyboard: [UIView]) {
        guard let controller else { return }
        if call[.event]?.string == "editingDidEnd" { return endEditing(controller) }
        guard let id = call[.view]?.string else { return }
        let roots = controller.family.compactMap(\.viewIfLoaded) + keyboard
        guard let view = roots.lazy.compactMap({ $0.find(id) }).first else { return }
        let event = call[.event]?.string ?? "tap"
        if let control = view as? UIControl, event != "tap" {
            guard control.isEnabled else { return }
            if let value = call[.value] { control.take(value) }
            if event == "editingDidEndOnExit", let field = control as? UITextField {
                field.pressReturn()
            } else if event == "editingDidBegin" {
                control.becomeFirstResponder()
            } else {
                if event == "touchUpInside" { control.sendActions(for: .touchDown) }
                control.sendActions(for: UIControl.Event(name: event) ?? [])
                if event == "touchUpInside" || event == "valueChanged" {
                    control.sendActions(for: .primaryActionTriggered)
                }
            }
        } else if event == "scrolled" {
            guard let offset = call[.value]?.size else { return }
            (view as? UIScrollView)?.drag(to: CGPoint(x: offset.width, y: offset.height))
        } else if let textView = view as? UITextView, event == "editingDidBegin" {
            textView.becomeFirstResponder()
        } else if let textView = view as? UITextView, let value = call[.value] {
            textView.take(value)
        } else {
            tap(view)
        }
    }

    /// The user has closed the keyboard: a field loses it, or the controller with its own input.
    private static func endEditing(_ controller: UIViewController) {
        if let field = TextInputs.current {
            field.resignFirstResponder()
        } else {
            controller.family.first { $0.isFirstResponder }?.resignFirstResponder()
        }
    }

    /// The nearest recogniser of a tap gets it, else the view's own touch methods.
    private static func tap(_ view: UIView) {
        for view in sequence(first: view, next: \.superview) {
            if let cell = view as? UITableViewCell, let table = view.superview as? UITableView {
                return table.select(cell)
            }
            if let cell = view as? UICollectionViewCell, let collection = view.superview as? UICollectionView {
                return collection.select(cell)
            }
            for recognizer in view.gestureRecognizers ?? [] where recognizer is UITapGestureRecognizer {
                if recognizer.recognize() { return }
            }
        }
        let touch = UITouch()
        view.touchesBegan([touch], with: UIEvent())
        view.touchesEnded([touch], with: UIEvent())
    }
}
