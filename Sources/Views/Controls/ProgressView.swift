import AutoLayout
import Basics

/// A UIProgressView, higher since iOS 13 (fact: uikit/control.progress).
public struct ProgressView: Control {
    /// In 0…1.
    public var value: Double
    /// `nil` for the tint color.
    public var progressTintColor: Color?
    /// `nil` for a faint grey, or clear in the bar style.
    public var trackTintColor: Color?
    /// `default` has round ends.
    public var style: Style

    public init(
        _ value: Double = 0, progressTintColor: Color? = nil, trackTintColor: Color? = nil, style: Style = .default
    ) {
        self.value = value
        self.progressTintColor = progressTintColor
        self.trackTintColor = trackTintColor
        self.style = style
    }

    /// UIProgressView.Style.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case `default`, bar
    }

    package static let kindName = "progress"
    package static let properties = [
        key("value", .number(0...1), \.value), key("progressTintColor", optional: .color, \.progressTintColor),
        key("trackTintColor", optional: .color, \.trackTintColor), key("style", .choice(Style.self), \.style),
    ]

    package func size(limit: Double?, in layout: some ControlLayout) -> Size {
        Size(width: 0, height: style == .bar ? 2.5 : layout.device.style.hasFilledControls ? 4 : 2)
    }
    package func isFlexible(_ axis: Axis) -> Bool { axis == .horizontal }

    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        let isBar = style == .bar
        canvas.track(
            value, view.frame, fill: canvas.resolve(progressTintColor ?? .semantic(.tintColor), view.tint),
            rest: canvas.resolve(trackTintColor ?? (isBar ? .clear : .semantic(.systemFill)), view.tint),
            radius: isBar ? 0 : view.frame.height / 2)
    }

    package var number: Double? { value }
    package var dump: [String] { ["value=\(FixedText.short(value))"] }
}

extension ViewContent {
    public static func progress(_ progressView: ProgressView) -> Self { .control(AnyControl(progressView)) }
}

extension ViewNode {
    public var progressView: ProgressView? {
        get { content[ProgressView.self] }
        set { content[ProgressView.self] = newValue }
    }
}
