import AutoLayout
import Basics

/// A UISlider, in iOS 26 with a capsule as thumb (fact: uikit/control.slider).
public struct Slider: Control {
    /// Drawn at the nearer end if it is out of range.
    public var value: Double
    /// At the leading end; 0 by default.
    public var minimumValue: Double
    /// At the trailing end; 1 by default.
    public var maximumValue: Double
    /// The color before the thumb; `nil` for the tint color.
    public var minimumTrackTintColor: Color?
    /// The color after the thumb; `nil` for a faint grey.
    public var maximumTrackTintColor: Color?
    /// `nil` for white.
    public var thumbTintColor: Color?
    /// `false` draws the slider fainter.
    public var isEnabled: Bool

    public init(_ value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 1) {
        self.value = value
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        (minimumTrackTintColor, maximumTrackTintColor, thumbTintColor, isEnabled) = (nil, nil, nil, true)
    }

    /// The thumb's position from the leading end, in 0…1.
    package var position: Double {
        let span = maximumValue - minimumValue
        return span > 0 ? min(1, max(0, (value - minimumValue) / span)) : 0
    }

    package static let kindName = "slider"
    package static let events: Set<ControlEvent.Name> = [.valueChanged]
    package static let properties = [
        key("value", .controlValue, \.value), key("minimumValue", .controlValue, \.minimumValue),
        key("maximumValue", .controlValue, \.maximumValue),
        key("minimumTrackTintColor", optional: .color, \.minimumTrackTintColor),
        key("maximumTrackTintColor", optional: .color, \.maximumTrackTintColor),
        key("thumbTintColor", optional: .color, \.thumbTintColor), key("enabled", .bool, \.isEnabled),
    ]
    /// The thumb's size and the track's height, in points.
    private static func thumb(_ style: SystemStyle) -> Size {
        style == .ios26 ? Size(width: 38, height: 24) : Size(width: 28, height: 28)
    }
    private static func trackHeight(_ style: SystemStyle) -> Double {
        style == .ios26 ? 6 : style.hasFilledControls ? 4 : 2
    }

    package func size(limit: Double?, in layout: some ControlLayout) -> Size { Size(width: 0, height: 31) }
    package func isFlexible(_ axis: Axis) -> Bool { axis == .horizontal }

    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        let frame = view.frame
        let thumb = Self.thumb(canvas.systemStyle)
        let height = Self.trackHeight(canvas.systemStyle)
        let travel = max(0, frame.width - thumb.width)
        let strength = isEnabled ? 1 : 0.5
        let bar = Rect(
            x: frame.minX + 2, y: frame.midY - height / 2, width: max(0, frame.width - 4), height: height)
        let share = bar.width > 0 ? (travel * position + thumb.width / 2 - 2) / bar.width : 0
        let fill = canvas.resolve(minimumTrackTintColor ?? .semantic(.tintColor), view.tint)
        let rest = canvas.resolve(maximumTrackTintColor ?? .semantic(.systemFill), view.tint)
        canvas.track(share, bar, fill: fill.opacity(strength), rest: rest.opacity(strength), radius: height / 2)
        let x = frame.minX + travel * (canvas.isRightToLeft ? 1 - position : position)
        canvas.knob(
            Rect(x: x, y: frame.midY - thumb.height / 2, width: thumb.width, height: thumb.height), thumbTintColor)
    }

    /// The thumb's centre comes under the finger, as after a drag to there: a tap beside the thumb moves nothing on a
    /// device.
    package func event(_ touch: ControlTouch) -> ControlEvent.Kind? {
        let thumb = Self.thumb(touch.device.style).width
        let travel = touch.frame.width - thumb
        let share =
            travel > 0 ? min(1, max(0, (touch.point.x - touch.frame.minX - thumb / 2) / travel)) : 0
        let position = touch.isRightToLeft ? 1 - share : share
        let span = maximumValue - minimumValue
        return .change(value, to: span > 0 ? minimumValue + span * position : minimumValue)
    }
    package func event(setting value: Double) throws(ControlValueProblem) -> ControlEvent.Kind? {
        .change(self.value, to: try ControlValueProblem.number(value, from: minimumValue, to: maximumValue))
    }
    package mutating func apply(_ event: ControlEvent.Kind) {
        if let number = event.number { value = max(minimumValue, min(number, maximumValue)) }
    }

    package var number: Double? { value }
    package var dump: [String] {
        let range = [minimumValue, maximumValue].map(FixedText.short)
        return ["value=\(FixedText.short(value))", "range=\(range.joined(separator: ","))"]
    }
}

extension ViewContent {
    public static func slider(_ slider: Slider) -> Self { .control(AnyControl(slider)) }
}

extension ViewNode {
    public var slider: Slider? {
        get { content[Slider.self] }
        set { content[Slider.self] = newValue }
    }
}
