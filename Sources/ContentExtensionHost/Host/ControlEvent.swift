/// What a touch does to the extension's views, once hit-testing has found the view: UIControl.Event and gestures.
public struct ControlEvent: Sendable, Equatable {
    /// What happened to the view.
    public enum Kind: Sendable, Equatable {
        /// A button, or any other control, was tapped.
        case touchUpInside
        /// A switch, slider, stepper, segmented control or page control has another value.
        case valueChanged(ControlValue)
        /// A text field or text view became the one that is typed into.
        case editingDidBegin
        /// The field has another text, the whole of it.
        case editingChanged(String)
        /// A view that is no control was tapped, for its gesture recognisers.
        case tap
    }

    public var kind: Kind
    /// The outlet names of the view that was hit and of the views around it, innermost first; views without a name are
    /// left out.
    public var path: [String]

    public init(_ kind: Kind, path: [String]) {
        self.kind = kind
        self.path = path
    }

    /// The outlet name nearest to the touch.
    public var view: String? { path.first }
}

extension ControlEvent {
    /// The keys of its event in the trace.
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
    /// A switch's.
    case isOn(Bool)
    /// A slider's or stepper's.
    case number(Double)
    /// A segmented control's selected segment, or a page control's page; counted from 0.
    case index(Int)

    /// As the trace writes it.
    var described: JSONValue.Kind {
        switch self {
        case .isOn(let isOn): .bool(isOn)
        case .number(let number): TraceEvent.Kind.number(number)
        case .index(let index): .number(Double(index), isInteger: true)
        }
    }
}
