/// UILayoutPriority, clamped to 1…1000.
public struct LayoutPriority: Sendable, Hashable, Comparable {
    public let rawValue: Double

    /// Clamps a number; NaN becomes the low default.
    public init(_ value: Double) { rawValue = value.isNaN ? 250 : min(1000, max(1, value)) }

    /// A level below 1, out of reach for user constraints, which resolves ambiguities.
    init(settling level: Double) { rawValue = level }

    /// 1000: a constraint that must hold.
    public static let required = LayoutPriority(1000)
    /// 750: UIKit's compression resistance of a view made in code.
    public static let defaultHigh = LayoutPriority(750)
    /// 250: UIKit's hugging of a view made in code.
    public static let defaultLow = LayoutPriority(250)
    /// 50: strength with which `systemLayoutSizeFitting` pulls a free length towards its target
    /// (fact: uikit/auto-layout.priorities).
    public static let fittingSizeLevel = LayoutPriority(50)

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
