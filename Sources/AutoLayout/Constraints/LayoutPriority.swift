/// A priority of UIKit's, always within 1…1000.
public struct LayoutPriority: Sendable, Hashable, Comparable {
    /// The priority's number.
    public let rawValue: Double

    /// The nearest priority to a number; not-a-number becomes the low default.
    public init(_ value: Double) { rawValue = value.isNaN ? 250 : min(1000, max(1, value)) }

    /// A level that no constraint of a user's can have: below 1, for what only settles what is open otherwise.
    init(settling level: Double) { rawValue = level }

    /// 1000: a constraint that must hold.
    public static let required = LayoutPriority(1000)
    /// 750: UIKit's compression resistance of a view made in code.
    public static let defaultHigh = LayoutPriority(750)
    /// 250: UIKit's hugging of a view made in code.
    public static let defaultLow = LayoutPriority(250)
    /// 50: how strongly `systemLayoutSizeFitting` pulls a free length towards its target
    /// (fact: uikit/auto-layout.priorities).
    public static let fittingSizeLevel = LayoutPriority(50)

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
