import ContentExtensionHost

/// Which views take touches, as UIView's hitTest(_:with:) has it.
extension LayoutNode {
    /// Why touches never reach a view, whatever lies around it.
    enum Untouchable { case hidden, transparent, disabled }

    /// `nil` of a view that takes touches.
    var untouchable: Untouchable? {
        if style.isHidden { return .hidden }
        if style.alpha < ViewStyle.minTouchableAlpha { return .transparent }
        // The line over the content is nothing to a finger.
        return isUserInteractionEnabled && part != .hairline ? nil : .disabled
    }

    /// UIView.isUserInteractionEnabled.
    private var isUserInteractionEnabled: Bool { style.isUserInteractionEnabled ?? !content.letsTouchesThrough }

    /// Whether it is one of the system's views around a view of the extension's; the media button may lie over that.
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
    /// Whether isUserInteractionEnabled is false unless set.
    fileprivate var letsTouchesThrough: Bool {
        switch self {
        case .label, .image, .spacer: true
        default: false
        }
    }

    /// Whether a touch is the view's own business: a UIControl, or a view that is typed into.
    var isControl: Bool {
        switch self {
        case .button, .textField, .textView, .switch, .slider, .segmentedControl, .pageControl, .stepper: true
        case .view, .label, .image, .stack, .overlay, .progress, .activityIndicator, .map, .placeholder, .scroll,
            .table,
            .cell, .collection, .visualEffect, .shape, .spacer:
            false
        }
    }
}

extension Rect {
    /// CGRect.contains: the left and top edges are in it, the right and bottom ones aren't.
    package func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
