/// The twelve sizes of Dynamic Type, named as in `docs/facts`.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Codable {
    /// Body text at 14 points (fact: type/dynamic-type).
    case extraSmall = "XS"
    /// Body text at 15 points.
    case small = "S"
    /// Body text at 16 points.
    case medium = "M"
    /// Body text at 17 points, iOS's default.
    case large = "L"
    /// Body text at 19 points.
    case extraLarge = "XL"
    /// Body text at 21 points.
    case extraExtraLarge = "XXL"
    /// Body text at 23 points, the largest standard size.
    case extraExtraExtraLarge = "XXXL"
    /// Body text at 28 points.
    case accessibilityMedium = "AX1"
    /// Body text at 33 points.
    case accessibilityLarge = "AX2"
    /// Body text at 40 points.
    case accessibilityExtraLarge = "AX3"
    /// Body text at 47 points.
    case accessibilityExtraExtraLarge = "AX4"
    /// Body text at 53 points.
    case accessibilityExtraExtraExtraLarge = "AX5"

    /// UIContentSizeCategory.isAccessibilityCategory: one of the five largest.
    package var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }

    /// The category for a name: `XL`, `extraLarge`, `accessibility-large`, `UICTContentSizeCategoryAccessibilityL`.
    public static func named(_ name: String) -> ContentSizeCategory? {
        var wanted = name.lowercased().filter { $0.isLetter || $0.isNumber }
        if wanted.hasPrefix("uictcontentsizecategory") { wanted.removeFirst("uictcontentsizecategory".count) }
        return allCases.first { $0.names.contains(wanted) }
    }

    /// The category's spellings in lower case without separators: ours, UIKit's, and the raw value.
    private var names: [String] {
        let names = [rawValue, "\(self)"].map { $0.lowercased() }
        guard let number = rawValue.last?.wholeNumberValue else { return names }
        return names + ["accessibility\(["m", "l", "xl", "xxl", "xxxl"][number - 1])"]
    }
}
