import ContentExtensionHost

/// What a tap makes of a control.
extension LayoutNode {
    /// What happens when a finger goes down and up at a point of the view; `nil` when the view swallows the touch: it isn't
    /// enabled, or its value stays what it is.
    func event(at point: Point, isRightToLeft: Bool) -> ControlEvent.Kind? {
        switch content {
        case .button(let button): button.isEnabled ? .touchUpInside : nil
        case .switch(let control): control.isEnabled ? .valueChanged(.isOn(!control.isOn)) : nil
        case .slider(let slider):
            slider.isEnabled ? changed(slider.value, to: value(of: slider, at: point, isRightToLeft)) : nil
        case .stepper(let stepper):
            stepper.isEnabled ? changed(stepper.value, to: value(of: stepper, at: point, isRightToLeft)) : nil
        case .segmentedControl(let control): selection(in: control, at: point)
        case .pageControl(let control): page(of: control, at: point, isRightToLeft)
        case .textField(let field): field.isEnabled ? .editingDidBegin : nil
        case .textView: .editingDidBegin
        default: .tap
        }
    }

    private func changed(_ old: Double, to new: Double) -> ControlEvent.Kind? {
        old == new ? nil : .valueChanged(.number(new))
    }

    /// The value with the thumb's centre under the finger, as after a drag to there: a tap beside the thumb moves nothing
    /// on a device.
    private func value(of slider: Slider, at point: Point, _ isRightToLeft: Bool) -> Double {
        let travel = frame.width - Slider.thumbDiameter
        let share = travel > 0 ? min(1, max(0, (point.x - frame.minX - Slider.thumbDiameter / 2) / travel)) : 0
        let position = isRightToLeft ? 1 - share : share
        let span = slider.maximumValue - slider.minimumValue
        return span > 0 ? slider.minimumValue + span * position : slider.minimumValue
    }

    /// One step up in the half with the plus, one down in the other, within the ends.
    private func value(of stepper: Stepper, at point: Point, _ isRightToLeft: Bool) -> Double {
        let isPlus = (point.x >= frame.midX) != isRightToLeft
        let value = stepper.value + (isPlus ? 1 : -1)
        return isPlus
            ? max(stepper.value, min(stepper.maximumValue, value))
            : min(stepper.value, max(stepper.minimumValue, value))
    }

    /// The segment under the finger, unless it is the selected one or isn't enabled.
    private func selection(in control: SegmentedControl, at point: Point) -> ControlEvent.Kind? {
        // The segments stand in one box, with a line between each two.
        let boxes = (children.first?.children ?? []).enumerated().filter { $0.offset % 2 == 0 }.map(\.element.frame)
        func distance(_ box: Rect) -> Double { max(0, box.minX - point.x, point.x - box.maxX) }
        let nearest = boxes.indices.min { distance(boxes[$0]) < distance(boxes[$1]) }
        guard let nearest, control.segments.indices.contains(nearest), control.segments[nearest].isEnabled,
            nearest != control.selectedIndex
        else { return nil }
        return .valueChanged(.index(nearest))
    }

    /// The page after the current one in the trailing half, the one before it in the leading half.
    private func page(of control: PageControl, at point: Point, _ isRightToLeft: Bool) -> ControlEvent.Kind? {
        let last = control.numberOfPages > 0 ? control.numberOfPages - 1 : 0
        let current = min(last, max(0, control.currentPage))
        let isForward = (point.x >= frame.midX) != isRightToLeft
        let page = min(last, max(0, current + (isForward ? 1 : -1)))
        return page == control.currentPage ? nil : .valueChanged(.index(page))
    }
}
