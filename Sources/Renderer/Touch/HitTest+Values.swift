import AutoLayout
import ContentExtensionHost

/// Controls that are moved to a value, and fields that are typed into.
extension HitTest {
    /// The touch that moves a control to a value.
    /// - Parameters:
    ///   - value: a slider's or stepper's number, a segment or page counted from 0, 1 and 0 for a switch; what lies beyond
    ///     a control's ends is the end.
    ///   - name: the control's outlet name.
    /// - Returns: `nil` when the control has the value already: none of its actions would be sent.
    /// - Throws: a diagnostic that says why the control can't be touched, or why it can't have the value.
    public func setting(_ value: Double, ofView name: String) throws(Diagnostic) -> ControlEvent? {
        let path = try touchable(name)
        let kind: ControlEvent.Kind?
        switch path.views.last?.content {
        case .switch(let control) where control.isEnabled:
            guard value == 0 || value == 1 else { throw Self.noValue(name, "a switch is 1 or 0") }
            kind = control.isOn == (value == 1) ? nil : .valueChanged(.isOn(value == 1))
        case .slider(let slider) where slider.isEnabled:
            kind = Self.changed(slider.value, to: value, slider.minimumValue, slider.maximumValue)
        case .stepper(let stepper) where stepper.isEnabled:
            kind = Self.changed(stepper.value, to: value, stepper.minimumValue, stepper.maximumValue)
        case .segmentedControl(let control):
            let index = try Self.index(value, of: control.segments.count, called: name, "segments")
            guard control.segments[index].isEnabled else { throw Self.noValue(name, "the segment isn't enabled") }
            kind = index == control.selectedIndex ? nil : .valueChanged(.index(index))
        case .pageControl(let control):
            let index = try Self.index(value, of: control.numberOfPages, called: name, "pages")
            kind = index == control.currentPage ? nil : .valueChanged(.index(index))
        case .switch, .slider, .stepper: throw Self.noValue(name, "it isn't enabled")
        default: throw Self.noValue(name, "only switches, sliders, steppers, segmented and page controls have values")
        }
        return kind.map { ControlEvent($0, path: path.names) }
    }

    /// The touch that types a text at the end of what stands in a field of the extension.
    /// - Parameter focus: the path of the last `editingDidBegin`; without one, or when the field is gone, it is the first
    ///   field of the accessory view, the input view or the content.
    /// - Throws: `no-text-input` when there is no field that can be typed into.
    public func typing(_ text: String, focus: [String]? = nil) throws(Diagnostic) -> ControlEvent {
        let fields = contentViews.filter { $0.views.allSatisfy { $0.untouchable == nil } && $0.typedText != nil }
        let isInput = { (path: ViewPath) in path.views.first?.part == .platter ? 1 : 0 }
        let focused = focus.flatMap { focus in fields.first { $0.names == focus } }
        // Stable, so the first of those above the keyboard comes first.
        guard let field = focused ?? fields.first(where: { isInput($0) == 0 }) ?? fields.first,
            let typed = field.typedText
        else {
            throw Diagnostic(
                .error, "no-text-input", "nothing is there to type into",
                hint: "the extension shows no text field or text view that is enabled")
        }
        return ControlEvent(.editingChanged(typed + text), path: field.names)
    }

    /// The first view of a name that a finger meets in its middle.
    private func touchable(_ name: String) throws(Diagnostic) -> ViewPath {
        var problem: Diagnostic?
        for found in try views(named: name) {
            switch reach(found, called: name, at: found.point(at: Point(x: 0.5, y: 0.5))) {
            case .success: return found
            case .failure(let reason): problem = problem ?? reason
            }
        }
        throw problem ?? unknown(name)
    }

    private static func changed(
        _ old: Double, to value: Double, _ minimum: Double, _ maximum: Double
    ) -> ControlEvent.Kind? {
        let new = max(minimum, min(maximum, value))
        return new == old ? nil : .valueChanged(.number(new))
    }

    private static func index(
        _ value: Double, of count: Int, called name: String, _ what: String
    ) throws(Diagnostic) -> Int {
        guard let index = Int(exactly: value), index >= 0, index < count else {
            throw noValue(name, "it has \(count) \(what), counted from 0")
        }
        return index
    }

    private static func noValue(_ name: String, _ reason: String) -> Diagnostic {
        Diagnostic(.error, "value-not-possible", "\(name.quoted()) can't be moved to that value: \(reason)")
    }
}

extension ViewPath {
    /// What was typed into a field that can be typed into; `nil` of other views.
    fileprivate var typedText: String? {
        if case .textField(let field) = views.last?.content, !field.isEnabled { return nil }
        return views.last?.content.typedText
    }
}

extension ViewContent {
    /// What stands in a text field or text view, without attributes; `nil` of all else.
    var typedText: String? {
        switch self {
        case .textField(let field): field.text
        case .textView(let view): view.runs.plainText(or: view.text)
        default: nil
        }
    }
}
