import AutoLayout
import Basics

/// A UIStepper in the style of iOS 7 to 12, 94 by 29 points.
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
    /// Up to iOS 12, in points (fact: uikit/control.stepper).
    private static let size = Size(width: 94, height: 29)
    private static let glyph = 15.0
    private static let glyphLine = 1.5

    package func size(limit: Double?, in layout: some ControlLayout) -> Size { Self.size }

    /// The two halves with their signs, in a box of the tint colour.
    package func parts(size: Size, in layout: some ControlLayout) -> [ControlPart] {
        let tint = Color.semantic(.tintColor)
        let half = Self.size.width / 2
        func bar(_ width: Double, _ height: Double) -> ViewNode {
            ViewNode(
                .shape(.rectangle(fill: tint)), sizing: ViewSizing(width: width, height: height), placement: .center)
        }
        func sign(_ bars: [ViewNode], x: Double, isOn: Bool) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(alpha: isOn && isEnabled ? 1 : 0.35),
                sizing: ViewSizing(width: Self.glyph, height: Self.glyph), placement: Placement(centerX: x, centerY: 0),
                children: bars)
        }
        let minus = bar(Self.glyph, Self.glyphLine)
        let plus = [minus, bar(Self.glyphLine, Self.glyph)]
        let box = ViewNode(
            .view, style: ViewStyle(cornerRadius: .points(4), border: Border(width: 1, color: tint)),
            children: [
                bar(1, Self.size.height), sign([minus], x: -half / 2, isOn: value > minimumValue),
                sign(plus, x: half / 2, isOn: value < maximumValue),
            ])
        let origin = Point(x: (size.width - Self.size.width) / 2, y: (size.height - Self.size.height) / 2)
        return [ControlPart(frame: Rect(origin: origin, size: Self.size), node: box)]
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
