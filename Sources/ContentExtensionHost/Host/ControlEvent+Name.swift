extension ControlEvent {
    /// UIControl.Event's names, and the tap of a gesture recogniser.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        /// A button was tapped.
        case touchUpInside
        /// A view was tapped: any that takes touches, buttons included.
        case tap
        /// A control has another value.
        case valueChanged
        /// A field has another text.
        case editingChanged
        /// A field became the one that is typed into.
        case editingDidBegin
    }

    /// The names that the touch goes by, the one that goes first first; a button's touch is also a tap.
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
