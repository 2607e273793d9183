import Renderer
import Views

/// Touchability of views by the rules of UIView's hitTest(_:with:).
extension LayoutNode {
    /// The reason why touches never reach a view.
    enum Untouchable { case hidden, transparent, disabled }

    /// `nil` for a touchable view.
    var untouchable: Untouchable? {
        if style.isHidden { return .hidden }
        if style.alpha < ViewStyle.minTouchableAlpha { return .transparent }
        // The hairline over the content takes no touches.
        return isUserInteractionEnabled && part != .hairline ? nil : .disabled
    }

    /// UIView.isUserInteractionEnabled.
    private var isUserInteractionEnabled: Bool { style.isUserInteractionEnabled ?? !content.letsTouchesThrough }

    /// `true` for a system view that contains a view of the extension, and possibly the media button above it.
    var holdsContent: Bool {
        switch part {
        case .custom: id == "custom-content"
        case .accessory: id == "accessory-view"
        case .inputView: id == "input-view"
        default: false
        }
    }
}

extension ViewContent {
    /// `true` when isUserInteractionEnabled is `false` by default.
    fileprivate var letsTouchesThrough: Bool {
        switch self {
        case .label, .image, .spacer: true
        default: false
        }
    }

    /// `true` when the view handles touches itself: a UIControl, or a text view.
    var isControl: Bool { if case .control(let control) = self { control.takesTouches } else { false } }
}

extension Rect {
    /// Works like CGRect.contains: includes the left and top edges, excludes the right and bottom ones.
    package func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}

extension LayoutNode {
    /// The event of a tap at a point of the view; `nil` when the view swallows the touch, because it is disabled or its
    /// value doesn't change.
    func event(at point: Point, on device: Device) -> ControlEvent.Kind? {
        guard content.isControl, let control = content.control else { return .tap }
        guard control.isEnabled else { return nil }
        return control.event(
            ControlTouch(point, on: device, frame: frame, parts: children.map(\.touched)))
    }

    private var touched: ControlTouch.Part { ControlTouch.Part(frame, children.map(\.touched)) }
}
