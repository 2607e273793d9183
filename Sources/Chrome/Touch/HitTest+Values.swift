import Basics
import Views

/// Setting the values of controls, and typing into fields.
extension HitTest {
    /// The touch that sets a control to a value.
    /// - Parameters:
    ///   - value: a slider's or stepper's number, a segment's or page's index from 0, or 1 and 0 for a switch.
    ///   - name: the control's outlet name.
    /// - Returns: `nil` when the control has the value already, because no action would be sent.
    /// - Throws: a diagnostic with the reason why the control can't be touched or can't have the value.
    package func setting(_ value: Double, ofView name: String) throws(Diagnostic) -> ControlEvent? {
        let path = try reachable(name).named
        guard let content = path.views.last?.content, case .control(let control) = content, control.sends(.valueChanged)
        else { throw Self.noValue(name, "a view of its type has no value") }
        guard control.base.isEnabled else { throw Self.noValue(name, "it isn't enabled") }
        let kind: ControlEvent.Kind?
        do { kind = try control.base.event(setting: value) } catch { throw Self.noValue(name, error.reason) }
        return kind.map { ControlEvent($0, path: path.names) }
    }

    /// The touch that types a text at the end of a field of the extension.
    /// - Parameter focus: the path of the last `editingDidBegin`; without it, or when that field is gone, the first
    ///   field of the accessory view, the input view or the content.
    /// - Throws: `no-text-input` without an enabled field.
    package func typing(_ text: String, focus: [String]? = nil) throws(Diagnostic) -> ControlEvent {
        let fields = contentViews.filter { $0.views.allSatisfy { $0.untouchable == nil } && $0.typedText != nil }
        let isInput = { (path: ViewPath) in path.views.first?.part == .platter ? 1 : 0 }
        // Code that asks for the keyboard gives the field's name alone.
        let focused = focus.flatMap { focus in
            fields.first { $0.names == focus } ?? fields.first { $0.names.first == focus.first }
        }
        // Fields above the keyboard come first.
        guard let field = focused ?? fields.first(where: { isInput($0) == 0 }) ?? fields.first,
            let typed = field.typedText
        else {
            throw Diagnostic(
                .error, "no-text-input", "nothing is there to type into",
                hint: "the extension shows no text field or text view that is enabled")
        }
        return ControlEvent(.editingChanged(typed + text), path: field.names)
    }

    private static func noValue(_ name: String, _ reason: String) -> Diagnostic {
        Diagnostic(.error, "value-not-possible", "\(name.quoted()) can't be moved to that value: \(reason)")
    }
}

extension ViewPath {
    /// The text in an enabled field; `nil` for other views.
    fileprivate var typedText: String? {
        views.last?.content.control?.isEnabled == true ? views.last?.content.typedText : nil
    }
}
