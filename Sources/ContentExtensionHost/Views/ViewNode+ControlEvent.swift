/// What UIKit's controls do by themselves when they are touched, before their targets are called.
extension ViewNode {
    /// The tree after an event: the control that was hit, named first in the event's path, has the event's value.
    /// - Note: A number is clamped to the control's range; a segment that there isn't, a kind of value that the control
    ///   doesn't have, and a control that isn't enabled change nothing.
    public func applying(_ event: ControlEvent) -> ViewNode {
        var result = self
        result.apply(event)
        return result
    }

    /// As `applying(_:)`, in place.
    public mutating func apply(_ event: ControlEvent) {
        guard let view = event.view else { return }
        if id == view { content.apply(event.kind) }
        for index in children.indices { children[index].apply(event) }
    }
}

extension ViewContent {
    /// Takes the value of an event, if it is one of this control's.
    mutating func apply(_ kind: ControlEvent.Kind) {
        switch kind {
        case .valueChanged(let value): apply(value)
        case .editingChanged(let text):
            if textFieldView?.isEnabled ?? false { textFieldView?.text = text }
            textView?.replaceText(text)
        case .touchUpInside, .tap, .editingDidBegin: break
        }
    }

    private mutating func apply(_ value: ControlValue) {
        switch value {
        case .isOn(let isOn):
            if switchView?.isEnabled ?? false { switchView?.isOn = isOn }
        case .number(let number):
            guard number.isFinite else { return }
            if let slider = sliderView, slider.isEnabled {
                sliderView?.value = max(slider.minimumValue, min(number, slider.maximumValue))
            }
            if let stepper = stepperView, stepper.isEnabled {
                stepperView?.value = max(stepper.minimumValue, min(number, stepper.maximumValue))
            }
        case .index(let index):
            if let control = segmentedView, control.segments.indices.contains(index), control.segments[index].isEnabled
            {
                segmentedView?.selectedIndex = index
            }
            if let pages = pageView, (0..<max(0, pages.numberOfPages)).contains(index) { pageView?.currentPage = index }
        }
    }
}

extension ControlEvent {
    /// Whether the touched control has another value than before.
    var changesValue: Bool {
        switch kind {
        case .valueChanged, .editingChanged: true
        case .touchUpInside, .editingDidBegin, .tap: false
        }
    }
}
