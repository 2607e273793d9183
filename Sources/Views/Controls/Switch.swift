import AutoLayout

/// A UISwitch: 51 by 31 points, in iOS 26 63 by 28 with a capsule as thumb (fact: uikit/control.switch).
public struct Switch: Control {
    public var isOn: Bool
    /// `nil` for green.
    public var onTintColor: Color?
    /// `nil` for white.
    public var thumbTintColor: Color?
    /// `false` draws the switch fainter.
    public var isEnabled: Bool

    public init(isOn: Bool = false, onTintColor: Color? = nil, thumbTintColor: Color? = nil, isEnabled: Bool = true) {
        self.isOn = isOn
        self.onTintColor = onTintColor
        self.thumbTintColor = thumbTintColor
        self.isEnabled = isEnabled
    }

    package static let kindName = "switch"
    package static let events: Set<ControlEvent.Name> = [.valueChanged]
    package static let properties = [
        key("isOn", .bool, \.isOn), key("onTintColor", optional: .color, \.onTintColor),
        key("thumbTintColor", optional: .color, \.thumbTintColor), key("enabled", .bool, \.isEnabled),
    ]

    private static func size(_ style: SystemStyle) -> Size {
        style == .ios26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
    }

    package func size(limit: Double?, in layout: some ControlLayout) -> Size { Self.size(layout.device.style) }

    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        let size = Self.size(canvas.systemStyle)
        let box = Rect(
            x: view.frame.midX - size.width / 2, y: view.frame.midY - size.height / 2, width: size.width,
            height: size.height)
        let color = canvas.resolve(isOn ? onTintColor ?? .semantic(.systemGreen) : .semantic(.secondarySystemFill), nil)
        canvas.fill(.roundedRect(box, radius: size.height / 2, curve: .circular), color.opacity(isEnabled ? 1 : 0.5))
        let thumb = Size(width: canvas.systemStyle == .ios26 ? 39 : 27, height: size.height - 4)
        let x = isOn != canvas.isRightToLeft ? box.maxX - thumb.width - 2 : box.minX + 2
        canvas.knob(Rect(x: x, y: box.minY + 2, width: thumb.width, height: thumb.height), thumbTintColor)
    }

    package func event(_ touch: ControlTouch) -> ControlEvent.Kind? { .valueChanged(.isOn(!isOn)) }
    package func event(setting value: Double) throws(ControlValueProblem) -> ControlEvent.Kind? {
        guard value == 0 || value == 1 else { throw ControlValueProblem(reason: "a switch is 1 or 0") }
        return isOn == (value == 1) ? nil : .valueChanged(.isOn(value == 1))
    }
    package mutating func apply(_ event: ControlEvent.Kind) {
        if case .valueChanged(.isOn(let isOn)) = event { self.isOn = isOn }
    }

    package var number: Double? { isOn ? 1 : 0 }
    package var dump: [String] { [isOn ? "on" : "off"] }
}

extension ViewContent {
    public static func `switch`(_ switch: Switch) -> Self { .control(AnyControl(`switch`)) }
}

extension ViewNode {
    public var `switch`: Switch? {
        get { content[Switch.self] }
        set { content[Switch.self] = newValue }
    }
}
