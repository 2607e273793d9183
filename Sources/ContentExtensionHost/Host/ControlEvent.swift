/// The effect of a touch on the extension's views after hit testing: UIControl.Event and gestures.
public struct ControlEvent: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        /// A button or another control was tapped.
        case touchUpInside
        /// The value of a switch, slider, stepper, segmented control or page control changed.
        case valueChanged(ControlValue)
        /// A text field or text view became first responder.
        case editingDidBegin
        /// The text of a field changed; the new text as a whole.
        case editingChanged(String)
        /// A view that is no control was tapped, for its gesture recognizers.
        case tap
    }

    public var kind: Kind
    /// The outlet names of the touched view and its ancestors, innermost first; views without a name are omitted.
    public var path: [String]

    public init(_ kind: Kind, path: [String]) {
        self.kind = kind
        self.path = path
    }

    /// The outlet name nearest to the touch.
    public var view: String? { path.first }
}

extension ControlEvent {
    /// The event's keys in the trace.
    var described: [String: JSONValue.Kind] {
        var values: [String: JSONValue.Kind] = [:]
        if let view { values["view"] = .string(view) }
        switch kind {
        case .touchUpInside: values["kind"] = .string("touchUpInside")
        case .valueChanged(let value):
            values["kind"] = .string("valueChanged")
            values["value"] = value.described
        case .editingDidBegin: values["kind"] = .string("editingDidBegin")
        case .editingChanged(let text):
            values["kind"] = .string("editingChanged")
            values["value"] = .string(text)
        case .tap: values["kind"] = .string("tap")
        }
        return values
    }
}

/// The value of a control after a touch.
public enum ControlValue: Sendable, Hashable {
    /// The value of a switch.
    case isOn(Bool)
    /// The value of a slider or stepper.
    case number(Double)
    /// The selected segment or the current page, counted from 0.
    case index(Int)

    /// The value in the trace.
    var described: JSONValue.Kind {
        switch self {
        case .isOn(let isOn): .bool(isOn)
        case .number(let number): TraceEvent.Kind.number(number)
        case .index(let index): .number(Double(index), isInteger: true)
        }
    }
}
