import AutoLayout

/// A UIActivityIndicatorView, drawn at one moment.
public struct ActivityIndicator: Control {
    /// Determines size and color: 20 points a side, or 37 for the large ones (fact: uikit/control.activity-indicator).
    public var style: Style
    /// `nil` for the style's color.
    public var color: Color?
    /// With `false`, it is invisible if `hidesWhenStopped`.
    public var isAnimating: Bool
    /// `true` by default, like UIKit.
    public var hidesWhenStopped: Bool

    public init(
        _ style: Style = .medium, color: Color? = nil, isAnimating: Bool = true, hidesWhenStopped: Bool = true
    ) {
        self.style = style
        self.color = color
        self.isAnimating = isAnimating
        self.hidesWhenStopped = hidesWhenStopped
    }

    /// UIActivityIndicatorView.Style.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case medium, large, white, whiteLarge, gray

        /// `true` for 37 points a side.
        public var isLarge: Bool { self == .large || self == .whiteLarge }
    }

    package static let kindName = "activityIndicator"
    package static let properties = [
        key("style", .choice(Style.self), \.style), key("large", .bool) { $0.style = $1 ? .large : .medium },
        key("color", optional: .color, \.color), key("animating", .bool, \.isAnimating),
        key("hidesWhenStopped", .bool, \.hidesWhenStopped),
    ]

    /// UIActivityIndicatorView.stopAnimating hides the view.
    package var isHidden: Bool { hidesWhenStopped && !isAnimating }
    /// The side of the indicator's square, in points.
    private var side: Double { style.isLarge ? 37 : 20 }

    package func size(limit: Double?, in layout: some ControlLayout) -> Size { Size(width: side, height: side) }

    package func draw(_ view: ControlView, on canvas: inout some ControlCanvas) {
        // Spokes that fade around, as the first frame of UIActivityIndicatorView: eight from iOS 13 on, twelve thinner
        // ones in the styles before.
        let frame = view.frame
        let isNew = style == .medium || style == .large
        let count = isNew ? 8 : 12
        let radius = min(frame.width, frame.height, side) / 2
        let isWhite = style == .white || style == .whiteLarge
        let ink = canvas.resolve(color ?? (isWhite ? .white : .semantic(.systemGray)), nil)
        for spoke in 0..<count {
            let (x, y) = canvas.direction(degrees: 180 - Double(spoke) * 360 / Double(count))
            let from = Point(x: frame.midX + x * radius * 0.5, y: frame.midY + y * radius * 0.5)
            let to = Point(x: frame.midX + x * radius * 0.9, y: frame.midY + y * radius * 0.9)
            canvas.line(
                from, to, width: radius * (isNew ? 0.2 : 0.14), dash: [], roundCap: true,
                ink.opacity(1 - Double(spoke) * 0.8 / Double(count)))
        }
    }

    package var number: Double? { isAnimating ? 1 : 0 }
    package var dump: [String] { [style.rawValue] + (isAnimating ? [] : ["stopped"]) }
}

extension ViewContent {
    public static func activityIndicator(_ activityIndicator: ActivityIndicator) -> Self {
        .control(AnyControl(activityIndicator))
    }
}

extension ViewNode {
    public var activityIndicator: ActivityIndicator? {
        get { content[ActivityIndicator.self] }
        set { content[ActivityIndicator.self] = newValue }
    }
}
