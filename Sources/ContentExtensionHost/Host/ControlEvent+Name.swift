extension ControlEvent {
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

    /// The names of the event, in the order in which they are handled. A button's touch is also a tap.
    public var names: [Name] {
        switch kind {
        case .touchUpInside: [.touchUpInside, .tap]
        case .tap: [.tap]
        case .valueChanged: [.valueChanged]
        case .editingChanged: [.editingChanged]
        case .editingDidBegin: [.editingDidBegin]
        }
    }
}
