/// UIKit's handling of touched controls before their targets are called.
extension ViewNode {
    /// The tree after an event, with the new value set on the touched control.
    /// - Note: Numbers are clamped to the control's range. Disabled controls and unsuitable values change nothing.
    public func applying(_ event: ControlEvent) -> ViewNode {
        var result = self
        result.apply(event)
        return result
    }

    /// In-place variant of `applying(_:)`.
    public mutating func apply(_ event: ControlEvent) {
        guard let view = event.view else { return }
        if id == view { content.apply(event.kind) }
        for index in children.indices { children[index].apply(event) }
    }
}

extension ViewContent {
    /// Takes the value of an event, if it is one of this control's.
    package mutating func apply(_ event: ControlEvent.Kind) {
        guard case .scrolled(let offset) = event else {
            return changeControl { if $0.isEnabled { $0.apply(event) } }
        }
        scrolling?.drag(to: offset)
    }
}

extension ControlEvent {
    /// `true` if the event changes a control's value or an offset.
    package var changesValue: Bool {
        switch kind {
        case .valueChanged, .editingChanged, .scrolled: true
        case .touchUpInside, .editingDidBegin, .tap: false
        }
    }
}
