import ContentExtensionHost

extension LayoutNode {
    /// The event of a tap at a point of the view; `nil` when the view swallows the touch, because it is disabled or its
    /// value doesn't change.
    func event(at point: Point, isRightToLeft: Bool) -> ControlEvent.Kind? {
        guard content.isControl, let control = content.control else { return .tap }
        guard control.isEnabled else { return nil }
        return control.event(
            ControlTouch(point, isRightToLeft: isRightToLeft, frame: frame, parts: children.map(\.touched)))
    }

    private var touched: ControlTouch.Part { ControlTouch.Part(frame, children.map(\.touched)) }
}
