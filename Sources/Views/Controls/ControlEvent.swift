import AutoLayout

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
        /// A scrolling view's content was dragged to an offset in points, within the content.
        case scrolled(to: Point)
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

    /// UIControl.Event's names, and the tap of a gesture recogniser.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        case touchUpInside
        /// A view was tapped: any view that receives touches, including buttons.
        case tap
        /// The value of a control changed.
        case valueChanged
        /// The text of a field changed.
        case editingChanged
        /// A field became first responder.
        case editingDidBegin
    }

    /// The names of the event, in the order in which they are handled. A button's touch is also a tap; a drag has none,
    /// because no view sends it.
    public var names: [Name] {
        switch kind {
        case .touchUpInside: [.touchUpInside, .tap]
        case .tap: [.tap]
        case .valueChanged: [.valueChanged]
        case .editingChanged: [.editingChanged]
        case .editingDidBegin: [.editingDidBegin]
        case .scrolled: []
        }
    }

    /// The event's word in traces and for running code.
    package var word: String { names.first?.rawValue ?? "scrolled" }
}

/// The value of a control after a touch.
public enum ControlValue: Sendable, Hashable {
    /// The value of a switch.
    case isOn(Bool)
    /// The value of a slider or stepper.
    case number(Double)
    /// The selected segment or the current page, counted from 0.
    case index(Int)
}
