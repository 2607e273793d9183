import AutoLayout
import Basics

/// A UIStepper: outlined in the tint colour until iOS 12, then on a grey fill, in iOS 26 with round ends
/// (fact: uikit/control.stepper).
public struct Stepper: Control {
    /// At either limit, the sign towards it is grey.
    public var value: Double
    /// 0 by default.
    public var minimumValue: Double
    /// 100 by default.
    public var maximumValue: Double
    /// `false` draws the stepper in grey.
    public var isEnabled: Bool

    public init(_ value: Double = 0, minimumValue: Double = 0, maximumValue: Double = 100, isEnabled: Bool = true) {
        self.value = value
        self.minimumValue = minimumValue
        self.maximumValue = maximumValue
        self.isEnabled = isEnabled
    }

    package static let kindName = "stepper"
    package static let events: Set<ControlEvent.Name> = [.valueChanged]
    package static let properties = [
        key("value", .controlValue, \.value), key("minimumValue", .controlValue, \.minimumValue),
        key("maximumValue", .controlValue, \.maximumValue), key("enabled", .bool, \.isEnabled),
    ]
    /// In points.
    private static let glyph = 15.0

    private func ownSize(_ style: SystemStyle) -> Size { Size(width: 94, height: style.hasFilledControls ? 32 : 29) }

    package func size(limit: Double?, in layout: some ControlLayout) -> Size { ownSize(layout.device.style) }

    /// The two halves with their signs in a box.
    package func parts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        let style = layout.device.style
        let isFilled = style.hasFilledControls
        let own = ownSize(style)
        let tint: Color = isFilled ? .label : .semantic(.tintColor)
        let glyphLine = isFilled ? 2 : 1.5
        let half = own.width / 2
        func bar(_ width: Double, _ height: Double, _ color: Color? = nil) -> ViewNode {
            ViewNode(
                .shape(.rectangle(fill: color ?? tint)), sizing: ViewSizing(width: width, height: height),
                placement: .center)
        }
        func sign(_ bars: [ViewNode], x: Double, isOn: Bool) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(alpha: isOn && isEnabled ? 1 : 0.35),
                sizing: ViewSizing(width: Self.glyph, height: Self.glyph), placement: Placement(centerX: x, centerY: 0),
                children: bars)
        }
        let minus = bar(Self.glyph, glyphLine)
        let plus = [minus, bar(glyphLine, Self.glyph)]
        let look =
            isFilled
            ? ViewStyle(
                backgroundColor: .semantic(.tertiarySystemFill),
                cornerRadius: style == .ios26 ? .half : .points(8), cornerCurve: .continuous)
            : ViewStyle(cornerRadius: .points(4), border: Border(width: 1, color: tint))
        let line = isFilled ? bar(1, own.height - 14, .semantic(.separator)) : bar(1, own.height)
        let box = ViewNode(
            .view, style: look,
            children: [
                line, sign([minus], x: -half / 2, isOn: value > minimumValue),
                sign(plus, x: half / 2, isOn: value < maximumValue),
            ])
        let origin = Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        return [ControlPart(frame: Rect(origin: origin, size: own), node: box)]
    }

    /// One step up in the half with the plus, one down in the other, within the ends.
    package func event(_ touch: ControlTouch) -> ControlEvent.Kind? {
        let isPlus = touch.isInTrailingHalf
        let next = value + (isPlus ? 1 : -1)
        return .change(value, to: isPlus ? max(value, min(maximumValue, next)) : min(value, max(minimumValue, next)))
    }
    package func event(setting value: Double) throws(ControlValueProblem) -> ControlEvent.Kind? {
        .change(self.value, to: try ControlValueProblem.number(value, from: minimumValue, to: maximumValue))
    }
    package mutating func apply(_ event: ControlEvent.Kind) {
        if let number = event.number { value = max(minimumValue, min(number, maximumValue)) }
    }

    package var number: Double? { value }
    package var dump: [String] { ["value=\(FixedText.short(value))"] }
}

extension ViewContent {
    public static func stepper(_ stepper: Stepper) -> Self { .control(AnyControl(stepper)) }
}

extension ViewNode {
    public var stepper: Stepper? {
        get { content[Stepper.self] }
        set { content[Stepper.self] = newValue }
    }
}
